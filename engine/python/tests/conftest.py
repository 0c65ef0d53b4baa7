"""What tests have in common."""

from pathlib import Path

import pytest


@pytest.fixture
def repository() -> Path:
    """The folder of the repository."""
    return Path(__file__).resolve().parents[3]
