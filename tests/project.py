"""Where the project's parts stand, and how a test runs a command as a person would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SMALL_TREE = ROOT / "tests" / "data" / "rules_data"


def run_script(name: str, *arguments: object, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Runs scripts/<name> as its user would."""
    command = [sys.executable, str(ROOT / "scripts" / name), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=120)
