"""Takes away from Python what only POSIX systems have, or not all of them, or what is extra there.

Found on the path, it is loaded at the start of this process and of all that it starts. What the
standard library and the libraries for this very system need of it stays theirs.
"""

import asyncio
import contextlib
import os
import signal
import sys
from importlib.abc import MetaPathFinder

with contextlib.suppress(ImportError):  # elsewhere these do the same in another way
    import filelock
    import platformdirs.unix

    OF_THIS_SYSTEM = (filelock.FileLock, platformdirs.unix.Unix)

MODULES = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "uvloop"}
OF_OS = (
    *("chown", "fchown", "fdatasync", "fork", "forkpty", "getgid", "getloadavg"),
    *("getpgid", "killpg", "mkfifo", "nice", "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW"),
    *("openpty", "pread", "pwrite", "sched_getaffinity", "sched_setaffinity", "setpgid"),
    *("setsid", "statvfs", "uname", "wait3", "wait4"),
)
OF_SIGNAL = ("SIGALRM", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2")


class Missing(MetaPathFinder):
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refuse(*_: object) -> None:
    """As Windows does."""
    raise NotImplementedError


for name in MODULES:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
for module, names in ((os, OF_OS), (signal, OF_SIGNAL)):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)  # noqa: B010  # mypy knows better
