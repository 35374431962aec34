"""The browser's client: its files as they were built, and its one page for every address."""

import asyncio
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from .files import CHECKED, FOR_EVER, file_copy
from .guard import language_for
from .house import House
from .trouble import Turned

AnyRequest = Request[Any, Any, Any]
INDEX = "index.html"
HASHED = re.compile(r"-[\w-]{8,}\.\w+$")  # a name that changes with what is in the file
PRESSED = (".br", ".gz")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, house: NamedDependency[House]) -> Response[Any]:
    """A file of the client if there is one of that name, else its page, which knows the way."""
    folder = Path(house.settings.static)
    name = str(request.scope["path"]).lstrip("/")
    found = await asyncio.to_thread(file_in, folder, name)
    if found is not None:
        copy = await asyncio.to_thread(file_copy, found)
        return copy.answer(request, FOR_EVER if HASHED.search(found.name) else CHECKED)
    if name.startswith("api/") or "." in name.rpartition("/")[2]:
        raise Turned(404, "trouble.nowhere")
    index = folder / INDEX
    if not index.is_file():
        words = house.reader.words.say("page.not-built", {}, language_for(request))
        return Response(f"{words}\n", status_code=503, media_type=MediaType.TEXT)
    copy = await asyncio.to_thread(file_copy, index)
    return copy.answer(request, CHECKED)


def file_in(folder: Path, name: str) -> Path | None:
    """A file below the folder; whoever climbs out of it finds nothing."""
    if not name or "\0" in name or name.endswith(PRESSED):
        return None
    try:
        path = (folder / name).resolve()
        is_inside = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        return None
    return path if is_inside else None
