"""Which addresses somebody's notice may go to: none of this machine or its network, however it is spelt."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

# An IPv4 address in the last 32 bits, which decides: mapped, and the translator that whole networks use (NAT64).
WRAPPED = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
# What leads somewhere else than it looks like, or nowhere that a notice would be for.
BARRED = (
    IPv6Network("::/96"),  # IPv4-compatible
    IPv6Network("::ffff:0:0:0/96"),  # IPv4-translated
    IPv6Network("64:ff9b:1::/48"),  # a NAT64 of the network's own
    IPv6Network("2001::/23"),  # Teredo and other assignments of the protocol
    IPv6Network("2002::/16"),  # 6to4
    IPv6Network("3fff::/20"),  # documentation
    IPv6Network("5f00::/16"),  # segment routing
    IPv6Network("fc00::/7"),  # local
    IPv6Network("fe80::/9"),  # of a link or a site
    IPv6Network("ff00::/8"),  # multicast
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),  # 6to4 relays
    IPv4Network("224.0.0.0/3"),  # multicast and what is reserved
)


def is_elsewhere(text: str) -> bool:
    """A public address of another machine. One that only a router knows to be ours cannot be told from another."""
    address = plain(text)
    barred = any(address in net for net in BARRED if net.version == address.version)
    return address.is_global and not barred and not is_own(str(address))


def plain(text: str) -> IPv4Address | IPv6Address:
    """The address without a zone, and the IPv4 address where another is only a wrapping."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and any(address in net for net in WRAPPED):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address


def is_own(address: str) -> bool:
    """Whether an interface of this machine has it: then it would be reached from that very address. Nothing is sent."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((address, 9))
            return str(asking.getsockname()[0]) == address
        except OSError:  # no way leads there
            return False
