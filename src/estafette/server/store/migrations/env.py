"""Alembic's door: migrations run on the connection, and in the transaction, that is handed in."""

from alembic import context

from estafette.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
