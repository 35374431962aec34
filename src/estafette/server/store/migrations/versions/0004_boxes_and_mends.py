"""Matches keep the box they were laid with, and what was played before their rules were mended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mended", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("frozen", sa.Text(), nullable=True))
    op.create_table(
        "boxes",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name=op.f("pk_boxes")),
    )
    op.create_table(
        "mends",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("clause", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.Column("cut", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_mends_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_mends")),
    )


def downgrade() -> None:
    op.drop_table("mends")
    op.drop_table("boxes")
    op.drop_column("tables", "frozen")
    op.drop_column("tables", "mended")
