"""Tables that are not dealt yet, what the seed of a game was made of, and whether anybody may watch it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Games that were begun before have a seed of the server's alone, and only whoever has a link watches them."""
    op.add_column("games", sa.Column("fair", sa.Text, nullable=False, server_default="null"))
    op.add_column("games", sa.Column("watched", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "gatherings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("box", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    _let_go_of_games("links", "role", "hash")
    _let_go_of_games("keys", "role", "hash", keys=3)
    op.create_index("ix_keys_hash", "keys", ["hash"])


def _let_go_of_games(name: str, *columns: str, keys: int = 2) -> None:
    """The rows of a table may belong to a gathering too, which is no game yet; SQLite can't drop a foreign key."""
    if name == "keys":
        op.drop_index("ix_keys_hash", "keys")
    names = ["game", *columns]
    op.create_table(f"new_{name}", *(_column(one, place < keys) for place, one in enumerate(names)))
    listed = ", ".join(names)
    op.execute(f"INSERT INTO new_{name} ({listed}) SELECT {listed} FROM {name}")
    op.drop_table(name)
    op.rename_table(f"new_{name}", name)


def _column(name: str, primary: bool) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=primary, nullable=False)
