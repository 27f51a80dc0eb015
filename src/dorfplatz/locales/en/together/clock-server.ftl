# Clocks: how long everybody may take.

clock-time-up = Time is up for { $who }; a bot plays on until the seat is taken back: { $bot }.
clock-seconds = A clock has 1 to { NUMBER($last, useGrouping: 0) } seconds, not { $found }.
clock-increment = After each turn 0 to { NUMBER($last, useGrouping: 0) } seconds can be added, not { $found }.
clock-turn-increment = Where each turn has a time of its own, none is added afterwards: leave “increment” out, or choose a budget.
