"""An authenticator in software: makes passkeys and signs with them, as devices do (WebAuthn)."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey of one device."""

    origin: str
    site: str = "localhost"
    counts: bool = True
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    handle: str = ""
    signed: int = 0

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser hands on when a passkey was made."""
        self.handle = options["user"]["id"]
        point = self._key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32),
            -3: point.y.to_bytes(32),
        }
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2) + self.id
        attestation = {"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(cose)}
        return self._credential(
            clientDataJSON=bytes_to_base64url(self._client("webauthn.create", options)),
            attestationObject=bytes_to_base64url(cbor2.dumps(attestation)),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser hands on when somebody signs in."""
        self.signed += self.counts
        data, client = self._data(), self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=bytes_to_base64url(client),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
            userHandle=self.handle,
        )

    def _client(self, type_: str, options: dict[str, Any]) -> bytes:
        said = {"type": type_, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, flags: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([PRESENT | VERIFIED | flags]) + self.signed.to_bytes(4)

    def _credential(self, **response: str) -> dict[str, Any]:
        id_ = bytes_to_base64url(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
