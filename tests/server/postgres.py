"""A real PostgreSQL for tests and benchmarks: its own folder, a free loopback port, everything written to the disk."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from tests.server.ports import free_port

DEBIAN = Path("/usr/lib/postgresql")  # Debian keeps the server's programs off the PATH, a folder for each version
NEEDED = ("initdb", "postgres")
HOW = "PostgreSQL is not installed (initdb, postgres): on Debian, as root, apt-get install postgresql"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "max_connections": "40",
    "shared_buffers": "32MB",
}
START_SECONDS = 30


def programs() -> Path | None:
    """The folder of initdb and postgres: on the PATH, or the newest that Debian has."""
    found = shutil.which("initdb")
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    folders = [*([Path(found).resolve().parent] if found else []), *versions]
    return next((folder for folder in folders if all((folder / name).is_file() for name in NEEDED)), None)


def other_user() -> dict[str, Any]:
    """What makes a child process another user's: PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Postgres:
    """A server. `fresh` makes an empty database in it and gives its URL."""

    def __init__(self, programs: Path, folder: Path, settings: dict[str, str]) -> None:
        self.programs, self.folder, self.port, self.made = programs, folder, free_port(), 0
        self.password = secrets.token_hex(16)
        options = [word for item in {**SETTINGS, **settings}.items() for word in ("-c", "=".join(item))]
        self.command = [str(programs / "postgres"), "-D", str(folder / "data"), "-p", str(self.port), *options]
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, name: str) -> str:
        return f"postgresql://rimward:{self.password}@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        self.made += 1
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE t{self.made}".encode())
        return self.url(f"t{self.made}")

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=self.folder, stdout=log, stderr=log, **other_user())
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError as error:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}") from error
                time.sleep(0.02)

    def stop(self) -> None:
        """At once: what it has in memory goes with its folder."""
        if self.process is not None and self.runs:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(START_SECONDS)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """kill -9 for it and all of its processes; started again, it has what it had written."""
        assert self.process is not None
        family = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for process in (self.process.pid, *map(int, family)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait()
        while any(Path(f"/proc/{child}").exists() for child in family):
            time.sleep(0.01)


@contextlib.contextmanager
def running(**settings: str) -> Iterator[Postgres]:
    """A server from initdb to its end. Settings besides the usual ones may be given, such as `fsync="off"`."""
    found = programs()
    if found is None:
        raise RuntimeError(HOW)
    folder = Path(tempfile.mkdtemp(prefix="rimward-postgres-"))
    server = Postgres(found, folder, settings)
    try:
        _initdb(server)
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def _initdb(server: Postgres) -> None:
    folder, as_user = server.folder, other_user()
    (folder / "password").write_text(server.password)
    if as_user:
        for path in (folder, folder / "password"):
            os.chown(path, as_user["user"], as_user["group"])
    # --no-sync: what initdb writes has not been acknowledged to anybody.
    how = ["--no-sync", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", "--username=rimward"]
    command = [str(server.programs / "initdb"), *how, f"--pwfile={folder / 'password'}", "-D", str(folder / "data")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, **as_user)
    if done.returncode != 0:
        raise RuntimeError(f"initdb failed: {done.stderr.strip()}")
