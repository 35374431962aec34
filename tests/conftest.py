"""Before any test is read: what the tests lean on explains its failures as they do.

Clause tests cite their clause with `rule`, which stands beside the referee:
`from tests.referee import Referee, rule`.
"""

import pytest

pytest.register_assert_rewrite("tests.referee", "tests.contract.cases", "tests.contract.speech")
