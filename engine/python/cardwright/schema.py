"""The layout of observations.

`schema()` is the layout as data; `python -m cardwright.schema` prints it as JSON, and with `--markdown` as tables.
"""

import json
import sys
from functools import cache

from . import _native
from ._types import Document

__all__ = ["column", "schema"]


def schema() -> Document:
    """The layout: `version`, `hash`, `arrays` with their columns, `places` of entities, `deeds` of events, how many `cards`.

    The hash changes with the layout and with the table of cards, so that a program that was trained on another one can tell.
    """
    return _native.observation_schema()


def column(array: str, name: str) -> int:
    """The number of a column of an array: `column("globals", "own_mana")`."""
    return _columns()[array, name]


@cache
def _columns() -> dict[tuple[str, str], int]:
    """The columns of all arrays, by array and name."""
    return {
        (array["name"], column["name"]): number for array in schema()["arrays"] for number, column in enumerate(array["columns"])
    }


if __name__ == "__main__":
    if "--markdown" in sys.argv[1:]:
        print(_native.observation_tables(), end="")
    else:
        print(json.dumps(schema(), indent=1))
