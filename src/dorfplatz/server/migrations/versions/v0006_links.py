"""Links to a table and the browsers that have opened them, what was said there, and the browsers' own ids of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that were begun before have no links: whoever is at this computer plays them."""
    op.add_column("decisions", sa.Column("id", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "links",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True, index=True),
    )
    op.create_table(
        "said",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("emote", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
