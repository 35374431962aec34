"""Answers that stay the same: encoded and compressed once, and kept by browsers."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from msgspec import Struct

from .trouble import Turned

AnyRequest = Request[Any, Any, Any]

COMPRESSED_FROM = 1_000  # bytes
TEXTUAL = (
    "text/",
    "image/svg+xml",
    "application/json",
    "application/javascript",
    "application/manifest+json",
)
DRAWN = {".svg": "image/svg+xml", ".webp": "image/webp", ".png": "image/png"}
CHECKED = "no-cache"  # kept, but asked for again: 304 if nothing has changed
FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800"
FOR_EVER = "public, max-age=31536000, immutable"


class Copy(Struct, frozen=True):
    """Something as it is sent: whole, and pressed if that pays."""

    media_type: str
    etag: str
    whole: bytes
    pressed: dict[str, bytes]

    def answer(self, request: AnyRequest, keeping: str) -> Response[Any]:
        headers = {"ETag": self.etag, "Cache-Control": keeping, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, body in self.pressed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(body, headers=headers, media_type=self.media_type)
        return Response(self.whole, headers=headers, media_type=self.media_type)


class Kept:
    """What is made once for each language."""

    def __init__(self) -> None:
        self._copies: dict[Hashable, Copy] = {}

    async def answer(
        self, request: AnyRequest, key: Hashable, make: Callable[[], Any]
    ) -> Response[Any]:
        if key not in self._copies:
            self._copies[key] = await asyncio.to_thread(encoded, make)
        response = self._copies[key].answer(request, CHECKED)
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response


def encoded(make: Callable[[], Any]) -> Copy:
    return copied(msgspec.json.encode(make()), MediaType.JSON)


def copied(whole: bytes, media_type: str, pressed: dict[str, bytes] | None = None) -> Copy:
    pressed = dict(pressed or {})
    if media_type.startswith(TEXTUAL) and len(whole) >= COMPRESSED_FROM and "gzip" not in pressed:
        pressed["gzip"] = gzip.compress(whole, 6, mtime=0)
    etag = f'"{hashlib.sha256(whole).hexdigest()[:32]}"'
    return Copy(media_type, etag, whole, pressed)


_files: dict[tuple[Path, int, int], Copy] = {}


def file_copy(path: Path) -> Copy:
    """A file, read again when it has changed, with the pressed copies that lie beside it."""
    known = path.stat()
    key = (path, known.st_mtime_ns, known.st_size)
    if key not in _files:
        pressed = {
            encoding: beside.read_bytes()
            for encoding, suffix in (("br", ".br"), ("gzip", ".gz"))
            if (beside := path.with_name(path.name + suffix)).is_file()
        }
        media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        _files[key] = copied(path.read_bytes(), media_type, pressed)
    return _files[key]


async def drawing(request: AnyRequest, folder: Path, name: str) -> Response[bytes]:
    """A picture out of a game's folder; only plain names of pictures are looked for."""
    path = folder / name
    if path.suffix not in DRAWN or path.parent != folder or not path.is_file():
        raise Turned(404, "trouble.nowhere")
    copy = await asyncio.to_thread(file_copy, path)
    return copy.answer(request, FOR_A_DAY)
