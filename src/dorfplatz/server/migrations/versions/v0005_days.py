"""The games of the day, and how long a finished game was played."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Games that were begun before belong to no day."""
    op.add_column("games", sa.Column("day", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("played", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        # Of the first attempt, the one that counts: it stays when its table is deleted.
        sa.Column("id", sa.Text, nullable=False, index=True),
        sa.Column("goal", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Integer),
    )
