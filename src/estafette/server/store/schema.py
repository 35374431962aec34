"""The tables of the store. All times are seconds since 1970, UTC; structured values are JSON."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING)


def of_account(*, kept: bool) -> Column[str]:
    """Whose it is; what is kept when he leaves the house becomes nobody's."""
    gone = "SET NULL" if kept else "CASCADE"
    key = ForeignKey("accounts.id", ondelete=gone)
    return Column("account", Text, key, nullable=kept, index=True)


def of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# `name_key` is the folded name of who has registered; guests have none and may share a name.
accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),
    Column("password_hash", Text),
    Column("language", Text),
    Column("email", Text, nullable=False, server_default=""),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("notices", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    of_account(kept=False),
    Column("kind", Text, nullable=False),  # browser or bot
    Column("label", Text, nullable=False, server_default=""),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    Column("seen", Double, nullable=False),
)

# `revision` goes up with every change of a table or of its seats: who writes says which one he
# knew, and does nothing if another was quicker. `turn` is the message that names the turn being
# played, `alarm` when the house must act by itself, `player_due` that a player of ours is asked,
# `given` the bytes of chance that were played before a match that plays on from another. `rules` is
# the version by which it was last found to go as its log says, `mended` where it last changed,
# `frozen` why it cannot go on, `drafted` the paper that is not handed in yet.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("box", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("host", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("stage", Text, nullable=False),
    Column("ending", Text),
    Column("outcome", Text),
    Column("number", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("turn", Text, nullable=False, server_default=""),
    Column("player_due", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("alarm", Double),
    Column("watchable", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("rematch", Text),
    Column("origin", Text),
    Column("origin_number", Integer, nullable=False),
    Column("origin_commitment", Text),
    Column("given", Text, nullable=False),
    Column("prologue", Text, nullable=False),
    Column("snapshot", LargeBinary),
    Column("snapshot_number", Integer, nullable=False),
    Column("mended", Text),
    Column("frozen", Text),
    Column("drafted", Text),
    Index(None, "stage", "changed"),
    Index(None, "alarm"),
    Index(None, "player_due"),
)

# `offered` is how the seat was offered when the table was laid, `sitter` how it stands now.
seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("offered", Text, nullable=False),
    Column("sitter", Text, nullable=False),
    of_account(kept=True),
    Column("level", Text, nullable=False),
    Column("share", Text),
    Column("clock", Double),
    Column("asked_at", Double),
    Column("draw", Boolean, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    of_account(kept=True),
)

# The boxes with which matches are played here, each once: a match wakes on its own and on no other.
boxes = Table(
    "boxes",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("packed", LargeBinary, nullable=False),
)

# Where the rules were mended under a match: from `number` on it goes by `rules`, from the table
# kept here; by them it would have gone otherwise from `choice` on. What was `cut` off is kept too.
mends = Table(
    "mends",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("before", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("clause", Text, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("cut", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# `readers` are the seats that may read a line (the empty one is whoever watches); null is all.
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    of_account(kept=True),
    Column("seat", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("readers", Text),
    Column("at", Double, nullable=False),
    Index(None, "table", "id"),
    sqlite_autoincrement=True,
)

notes = Table(
    "notes",
    metadata,
    of_table(),
    Column("seat", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

# What was found out about a finished match, by the rules of a version; until it is `found`, the
# `share` that is done and when somebody last worked on it.
analyses = Table(
    "analyses",
    metadata,
    of_table(),
    Column("rules", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("found", Text),
)
