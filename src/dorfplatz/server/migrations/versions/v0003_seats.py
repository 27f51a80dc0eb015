"""Which bot plays a person's seat from a decision on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has left a seat before."""
    op.add_column("decisions", sa.Column("bot", sa.Text, nullable=False, server_default=""))
