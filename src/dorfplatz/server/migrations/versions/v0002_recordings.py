"""Of every decision the hash and the position it led to and its lines of the log; which deleted games had
ended, so that nobody goes on with a known seed; no more snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games that were begun before have none of it."""
    nothing = sa.text("x''" if op.get_bind().dialect.name == "sqlite" else "''::bytea")
    op.add_column("games", sa.Column("commitment", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("layout", sa.Text, nullable=False, server_default="null"))
    op.add_column("games", sa.Column("mark", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("position", sa.LargeBinary, nullable=False, server_default=nothing))
    op.add_column("decisions", sa.Column("mark", sa.Text, nullable=False, server_default=""))
    op.add_column("decisions", sa.Column("position", sa.LargeBinary, nullable=False, server_default=nothing))
    op.add_column("decisions", sa.Column("lines", sa.LargeBinary, nullable=False, server_default=nothing))
    op.drop_table("snapshots")
    op.create_table("ended", sa.Column("game", sa.Text, primary_key=True))
