# The clocks of players.

clock-left-of = { $name } has { $time } left
clock-low-of = { $name } has only { $time } left
