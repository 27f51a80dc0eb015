"""`python -m tests.playthroughs` plays and tells all games anew, or those it is given.

Do it after a change of rules, components or words on purpose, and read what `git diff` shows before you commit it: that is what
the change does to a game.
"""

import sys

from tests.conformance.tables import TABLES, named
from tests.playthroughs.telling import file, play, tell

games = named(sys.argv[1:])
for table in TABLES:
    if table.game in games:
        file(table).write_text(tell(play(table)), encoding="utf-8")
        print(file(table).name)
