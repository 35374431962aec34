"""Tables say whether hints are allowed there; what was found out about finished matches is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# Where one person plays alone or against players of ours, hints have always been harmless.
ALONE = """
UPDATE tables SET hints = {true} WHERE
    (SELECT COUNT(DISTINCT account) FROM seats
        WHERE seats."table" = tables.id AND sitter = 'person') <= 1
    AND NOT EXISTS (SELECT 1 FROM seats
        WHERE seats."table" = tables.id AND sitter IN ('open', 'invited'))
"""


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    true = "true" if op.get_bind().dialect.name == "postgresql" else "1"
    op.execute(ALONE.format(true=true))
    op.create_table(
        "analyses",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("found", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
