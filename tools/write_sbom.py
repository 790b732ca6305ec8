"""Writes the bill of materials of a wheel, beside it: CycloneDX, in JSON.

python tools/write_sbom.py dist/deskoherna-1.2.3-py3-none-any.whl

It names what the room runs on, by requirements.lock, and what of others is in the web client. The
same wheel and locks give the same bill; its time is SOURCE_DATE_EPOCH, where that is set.
"""

from __future__ import annotations

import json
import os
import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZipFile

from cyclonedx.contrib.hash.factories import HashTypeFactory
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashType, Property, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCKED = re.compile(r"^([\w.-]+)==(\S+)(?: ; (.*?))? \\$", re.MULTILINE)
FOR_US = re.compile("extra == .dev.")  # a requirement of whoever works on the code
LONGEST_NAME = 100  # of a licence; what is longer is its text


def bill_of(wheel: Path, when: datetime) -> str:
    with ZipFile(wheel) as archive:
        (about,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        described = message_from_bytes(archive.read(about))
        parts = json.loads(archive.read("deskoherna/server/client/licences.json"))
    room = room_itself(described)
    packages = {component.name: component for component in locked_packages()}
    client = [part_of_client(part) for part in parts]
    bom = Bom(
        components=[*packages.values(), *client],
        metadata=BomMetaData(component=room, timestamp=when),
        serial_number=uuid5(NAMESPACE_URL, str(room.purl)),
    )
    required = [line for line in described.get_all("Requires-Dist", []) if not FOR_US.search(line)]
    asked = [packages[name] for name in names_in(required, packages)]
    bom.register_dependency(room, [*asked, *client])
    for name, component in packages.items():
        needed = names_in(requirements_of(name), packages)
        bom.register_dependency(component, [packages[other] for other in needed])
    return make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)


def room_itself(described: Message) -> Component:
    name, version = described["Name"], described["Version"]
    purl = PackageURL("pypi", name=name, version=version)
    return Component(
        type=ComponentType.APPLICATION,
        name=name,
        version=version,
        description=described["Summary"],
        licenses=licences(described["License-Expression"]),
        purl=purl,
        bom_ref=str(purl),
    )


def locked_packages() -> Iterator[Component]:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    for name, version, marker in LOCKED.findall(text):
        purl = PackageURL("pypi", name=name, version=version)
        yield Component(
            name=name,
            version=version,
            licenses=licences(licence_of(name)),
            properties=[Property(name="python:marker", value=marker)] if marker else [],
            purl=purl,
            bom_ref=str(purl),
        )


def licence_of(name: str) -> str | None:
    """As far as the package says it, and is installed on this system at all."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return None
    for field in ("License-Expression", "License"):
        if field in about and len(about[field]) < LONGEST_NAME:
            return about[field]
    prefix = "License :: OSI Approved :: "
    named = [line for line in about.get_all("Classifier", []) if line.startswith(prefix)]
    return named[0].removeprefix(prefix) if named else None


def licences(name: str | None) -> list[License]:
    return [LicenseFactory().make_from_string(name)] if name else []


def part_of_client(part: dict[str, str]) -> Component:
    """A package of npm, or data that is no package."""
    locked = json.loads((ROOT / "web/package-lock.json").read_bytes())["packages"]
    group, _, name = part["name"].rpartition("/")
    package = locked.get(f"node_modules/{part['name']}")
    purl = PackageURL("npm", group or None, name, part["version"]) if package else None
    return Component(
        type=ComponentType.LIBRARY if package else ComponentType.DATA,
        name=name,
        group=group or None,
        version=part["version"],
        licenses=licences(part["licence"]),
        hashes=hashes(package["integrity"]) if package else [],
        external_references=[
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(part["homepage"]))
        ],
        purl=purl,
        bom_ref=str(purl or part["name"]),
    )


def hashes(integrity: str) -> list[HashType]:
    algorithm, _, digest = integrity.partition("-")
    return [HashTypeFactory().from_hashlib_alg(algorithm, b64decode(digest).hex())]


def requirements_of(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def names_in(requirements: list[str], packages: dict[str, Component]) -> Iterator[str]:
    """Of those that are locked, on whatever platform; each once."""
    names = dict.fromkeys(canonicalize_name(Requirement(line).name) for line in requirements)
    return (name for name in names if name in packages)


def main() -> None:
    wheel = Path(sys.argv[1])
    seconds = float(os.environ.get("SOURCE_DATE_EPOCH", datetime.now(UTC).timestamp()))
    bill = bill_of(wheel, datetime.fromtimestamp(seconds, UTC))
    name, version, _ = wheel.name.split("-", 2)
    (wheel.parent / f"{name}-{version}.cdx.json").write_text(bill + "\n", "utf-8")


if __name__ == "__main__":
    main()
