"""A notice on its way: e-mail over SMTP, or a POST to an address that is not one of our own."""

import socket
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from smtplib import SMTP, SMTP_SSL
from threading import Timer
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from .settings import Mail

TIMEOUT = 10.0
LONGEST = 20.0  # seconds from the first byte sent to the status
TRANSLATED = ip_network("64:ff9b::/96")  # addresses of IPv4 as IPv6 sees them
PORTS = {"http": 80, "https": 443}


class Letter(Struct, frozen=True):
    """What somebody is told: that a table waits for him."""

    table: str
    game: str
    scenario: str
    seat: str
    number: int
    address: str
    subject: str
    text: str
    turn: str


class Unreachable(Exception):
    """A webhook that leads to a machine of ours, or nowhere."""


def post_mail(mail: Mail, to: str, letter: Letter) -> None:
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain="estafette.invalid")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    with office(mail) as post:
        if mail.security == "starttls":
            post.starttls(context=ssl.create_default_context())
        if mail.user:
            post.login(mail.user, mail.password)
        post.send_message(message)


def office(mail: Mail) -> SMTP:
    if mail.security == "tls":
        context = ssl.create_default_context()
        return SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=context)
    return SMTP(mail.host, mail.port, timeout=TIMEOUT)


def post_webhook(url: str, letter: Letter, anywhere: bool) -> None:
    """To the address that was found public, and to none to which it might redirect."""
    parts = webhook_host(url)
    if parts is None or parts.hostname is None:
        raise Unreachable
    port = parts.port or PORTS[parts.scheme]
    address = resolved(parts.hostname, port, anywhere)
    connection = dialled(parts.scheme, parts.hostname, port, address)
    patience = Timer(LONGEST, hang_up, [connection])
    patience.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "estafette"}
        connection.request("POST", path, msgspec.json.encode(letter), headers)
        status = connection.getresponse().status
    finally:
        patience.cancel()
        connection.close()
    if not 200 <= status < 300:
        raise Unreachable(status)


def hang_up(connection: HTTPConnection) -> None:
    """Who answers a letter at a time would otherwise be listened to for ever."""
    with suppress(OSError):
        connection.sock.shutdown(socket.SHUT_RDWR)


def webhook_host(url: str) -> SplitResult | None:
    """The parts of a URL to which one could post; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in PORTS or not parts.hostname or parts.username or not is_plain:
        return None
    return None if port == 0 else parts


def resolved(host: str, port: int, anywhere: bool) -> str:
    """One address of a host; unless it may lead anywhere, all of them must be public."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (anywhere or all(is_public(address) for address in addresses)):
        raise Unreachable
    return addresses[0]


def is_public(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    within = embedded(known) if isinstance(known, IPv6Address) else None
    return all(one.is_global and not one.is_multicast for one in (within or known, known) if one)


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 to which one of IPv6 may lead in the end."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def dialled(scheme: str, host: str, port: int, address: str) -> HTTPConnection:
    """A connection to this very address, which shows the host's name to who answers."""
    line = socket.create_connection((address, port), timeout=TIMEOUT)
    connection = HTTPConnection(host, port, timeout=TIMEOUT)
    if scheme == "https":
        context = ssl.create_default_context()
        line = context.wrap_socket(line, server_hostname=host)
        connection = HTTPSConnection(host, port, timeout=TIMEOUT, context=context)
    connection.sock = line
    return connection
