# The clocks of players.

clock-left-of = { $name } has { $time } left
clock-low-of = { $name } has only { $time } left
clock-own-time-up = Time is up, { $name }: a bot plays on for you. Take your seat back in the menu, under “Who plays”.
