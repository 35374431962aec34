"""Who comes in, and what he may change about himself."""

from typing import Annotated

from msgspec import Meta, Struct

from .kinds import Language, Name, Password


class Me(Struct, frozen=True, omit_defaults=True):
    """Who is logged in; a guest has no password."""

    id: str
    name: str
    guest: bool
    csrf: str  # to be sent back in the header X-CSRF-Token with every change
    language: Language | None = None
    email: str = ""
    webhook: str = ""
    notices: bool = True


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest gives a name."""

    name: Name
    language: Language | None = None


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: Password


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about himself; what is left out stays as it was."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    notices: bool | None = None


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """An account is deleted; whoever has a password gives it once more."""

    password: str = ""


class TokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


class TokenCard(Struct, frozen=True, omit_defaults=True):
    """A bot's token; the token itself is shown once, when it is made."""

    id: str
    label: str
    created: str
    token: str = ""
