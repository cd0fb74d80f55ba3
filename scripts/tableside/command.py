"""How every command behaves towards its shell: UTF-8 out, quiet where the reader went away, polite when interrupted."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

INTERRUPTED = 130


def run(main: Callable[[], int]) -> int:
    """Runs a command's main function. Out: its exit status, 130 where it was interrupted, 0 where its reader closed the pipe."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        status = main()
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return 0
    except OSError as error:
        _silence()
        print(f"{error.filename or 'the output'}: {error.strerror}", file=sys.stderr)
        return 2


def _silence() -> None:
    """Sends what is still to be written nowhere, or Python would fail at it once more on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
