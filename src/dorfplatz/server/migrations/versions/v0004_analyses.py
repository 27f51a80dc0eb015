"""The analyses of finished games, and which finished game another one goes on from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Games that were begun before go on from none."""
    op.add_column("games", sa.Column("continues", sa.Text, nullable=False, server_default="null"))
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
