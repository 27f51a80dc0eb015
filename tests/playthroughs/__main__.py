"""`python -m tests.playthroughs` plays and tells all games anew.

Do it after a change of rules, components or words on purpose, and read what `git diff` shows before you commit it: that is what
the change does to a game.
"""

from tests.conformance.tables import TABLES
from tests.playthroughs.telling import file, play, tell

for table in TABLES:
    file(table).write_text(tell(play(table)), encoding="utf-8")
    print(file(table).name)
