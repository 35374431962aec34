"""The version of the house: said before anything else is loaded to whoever asks for it alone."""

from importlib.metadata import PackageNotFoundError, version


def say_version() -> None:
    print(f"estafette {house_version()}", flush=True)


def house_version() -> str:
    """The version that is installed; a folder that was never installed has none."""
    try:
        return version("estafette")
    except PackageNotFoundError:
        return "?"
