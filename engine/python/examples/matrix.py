"""Each deck of a list in data/decks against each other: `python engine/python/examples/matrix.py data/decks/classic-2021.toml`.

Decks that need a card that is not written yet are left out, and named.
"""

import argparse
import tomllib
from pathlib import Path

import numpy as np

import cardwright


def whole(file: Path) -> tuple[str, dict[str, str], list[str]]:
    """The format of a list, its decks that play whole by name, and the names of the others."""
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    decks = {deck["name"]: deck["code"] for deck in told["deck"]}
    plays: dict[str, str] = {}
    for name, code in decks.items():
        try:
            deck = cardwright.deck(code)
        except cardwright.CardwrightError:
            continue
        if not deck.not_written and not deck.sideboards:
            plays[name] = code
    # What was played in 2021 is not what a format allows today.
    current = told["format"] if told["format"] == "standard" and file.stem.startswith("standard-2026") else "wild"
    return current, plays, [name for name in decks if name not in plays]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("list", type=Path)
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--agent", default="greedy")
    asked = parser.parse_args()
    format_, decks, others = whole(asked.list)
    if len(decks) < 2:
        raise SystemExit(f"{asked.list}: {len(decks)} of its decks play whole, and a matrix has two or more")
    result = cardwright.gauntlet(decks, games=asked.games, agents=asked.agent, format=format_)
    matrix = result.matrix()
    means = np.nanmean(matrix, axis=1)
    ranked = np.argsort(-means)
    print(f"`{asked.list.name}`: won in %, {asked.games} games of each pair, {asked.agent}\n")
    print("| | deck | all |", " | ".join(str(at + 1) for at in range(len(ranked))), "|")
    print("| ---: | --- | ---: |", " | ".join(["---:"] * len(ranked)), "|")
    for place, row in enumerate(ranked, 1):
        cells = (f"{matrix[row, column]:.0%}".rstrip("%") if row != column else "" for column in ranked)
        print(f"| {place} | {result.names[row]} | {means[row]:.0%} |".replace("%", ""), " | ".join(cells), "|")
    if others:
        print("\nNot whole, and left out:", ", ".join(others) + ".")


if __name__ == "__main__":
    main()
