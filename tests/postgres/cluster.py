"""A PostgreSQL of the tests' own, in a temporary folder, on a free port of this machine."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from patience import PATIENCE
from postgres.binaries import binaries

USER = "spravce"
PASSWORD = "velmi-tajne"


class Cluster:
    """PostgreSQL refuses to run as root; then it runs as a user without rights."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="deskoherna-postgres-"))
        self.port = free_port()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = humble_user()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._databases = 0

    def __enter__(self) -> Self:
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        self._run(
            "initdb", "--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C",
            "--auth=scram-sha-256", f"--username={USER}", f"--pwfile={password}", "data",
        )  # fmt: skip
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGINT)
        shutil.rmtree(self.folder)

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "off",  # processes are ended here, never the machine
            "max_connections": "60",
        }
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    str(binaries() / "postgres"), "-D", str(self.folder / "data"),
                    *(f"--{name}={value}" for name, value in settings.items()),
                ],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, **self._as,
            )  # fmt: skip
        try:
            until(self._answers, "PostgreSQL")
        except BaseException:
            self.stop(signal.SIGQUIT)
            raise

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        """As `pg_ctl restart -m immediate` does: nothing is finished, nobody is told."""
        self.stop(signal.SIGQUIT)
        self.start()

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"room{self._databases}"
        self.ask(f"CREATE DATABASE {name}")
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def ask(self, query: str, database: str = "postgres") -> str:
        environment = {"PGPASSWORD": PASSWORD, "PATH": os.environ["PATH"]}
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database,
            "--no-psqlrc", "-qAt", "-c", query, env=environment,
        )  # fmt: skip

    def dump(self, url: str) -> str:
        """All that is in a database, as text."""
        return self._run("pg_dump", f"--dbname={url}", "--data-only", "--inserts")

    def _answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "log").read_text()
        tried = subprocess.run(
            [str(binaries() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
        )
        return tried.returncode == 0

    def _run(self, program: str, *arguments: str, **more: Any) -> str:
        done = subprocess.run(
            [str(binaries() / program), *arguments],
            cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE, check=False,
            **self._as, **more,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return str(done.stdout).strip()


def humble_user() -> pwd.struct_passwd:
    known = {user.pw_name: user for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
