"""Clocks of tables, and how long servers have run over this database."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Games that were begun before have no clock."""
    op.create_table(
        "clocks",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        # In milliseconds of the uptime, so that neither a server that is down nor a system clock that jumps takes time away.
        sa.Column("deadline", sa.BigInteger, index=True),
    )
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
