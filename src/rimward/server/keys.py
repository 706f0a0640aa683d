"""Keys and invitations: 128 bits of the operating system's, told once; we keep a hash and compare in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is easily taken for something else


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Of a table: no secret, but not to be guessed by counting."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def is_id(text: str) -> bool:
    """Whether a table could be called that; everything else need not be looked for."""
    return 0 < len(text) <= 16 and set(text) <= set(ALPHABET)


def hashed(key: str) -> bytes:
    """A key is random already: no salt and no slow hash is needed."""
    return sha256(key.encode()).digest()


def fits(key: str, kept: bytes | None) -> bool:
    """In constant time; an empty key fits nothing."""
    return hmac.compare_digest(hashed(key), kept or b"") and bool(key)
