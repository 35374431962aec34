"""The kinds of words and numbers that are let in."""

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Share = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Words = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]+$")]
Long = Annotated[str, Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
Language = Literal["en", "fr"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
