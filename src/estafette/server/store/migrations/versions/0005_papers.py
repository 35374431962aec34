"""What a seat has drafted on a paper lies with the table until it is handed in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("drafted", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "drafted")
