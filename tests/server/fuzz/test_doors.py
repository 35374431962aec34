"""Whatever comes through a door that is described, the answer is one that is described too."""

import os
import tempfile

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from estafette.server.app import create_app
from estafette.server.settings import Settings
from tests.server.web.conftest import Table, begun
from tests.server.web.serving import Server
from tests.waiting import PATIENCE

EXAMPLES = int(os.environ.get("ESTAFETTE_EXAMPLES", "8"))
pytestmark = pytest.mark.once
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


def described() -> schemathesis.schemas.BaseSchema:
    """The published description, without a server."""
    app = create_app(Settings(database=f"{tempfile.gettempdir()}/never-opened.db"))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


schema = described().exclude(path="/api/logout").exclude(path="/api/me", method="DELETE")


@pytest.fixture(scope="session")
def match(target: Server) -> Table:
    return begun(target)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_is_a_fault_of_ours(case: Case, match: Table, target: Server) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = match.id
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "ford"
    headers = {"Cookie": match.host.cookie, "X-CSRF-Token": match.host.http.headers["X-CSRF-Token"]}
    case.call_and_validate(
        base_url=target.address, headers=headers, checks=CHECKS, timeout=PATIENCE
    )


def test_the_match_went_through_it_unharmed(match: Table) -> None:
    seen = match.guest.get(f"{match.path}/view", seat="rearguard")

    assert seen.status_code == 200
