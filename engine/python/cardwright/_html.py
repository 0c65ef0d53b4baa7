"""Results as HTML, for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._cards import Deck
    from ._native import Game
    from ._simulate import Gauntlet, Simulation

__all__ = ["deck", "game", "gauntlet", "simulation", "table"]


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table; cells are escaped."""

    def row(cells: Sequence[object], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + row(head, "th") + "".join(row(cells, "td") for cells in rows) + "</table>"


def _bar(share: float, label: str) -> str:
    width = max(0.0, min(1.0, share)) * 100
    return (
        f'<div style="background:#8883;width:16em"><div style="background:#47a;height:1em;width:{width:.1f}%"></div></div>'
        f"<small>{escape(label)}</small>"
    )


def game(of: "Game") -> str:
    """The board as both players see it: no hand, no deck, no Secret."""
    state = of.view(1)
    entity = {it["id"]: it for it in state["entities"]}

    def named(number: int | None) -> str:
        it = entity.get(number) if number is not None else None
        return "" if it is None else str(it["name"] or "?")

    def minion(number: int) -> str:
        tags = entity[number]["tags"]
        health = tags.get("HEALTH", tags.get("DURABILITY", 0)) - tags.get("DAMAGE", 0)
        return f"{named(number)} {tags.get('ATK', 0)}/{health}"

    rows = []
    for side in state["players"]:
        hero = entity[side["hero"]]["tags"] if side["hero"] is not None else {}
        health = hero.get("HEALTH", 0) - hero.get("DAMAGE", 0)
        rows.append(
            (
                f"{side['player']}: {named(side['hero'])}",
                f"{health} + {hero.get('ARMOR', 0)}" if hero.get("ARMOR") else health,
                f"{side['mana']}/{side['crystals']}",
                len(side["hand"]),
                len(side["deck"]),
                len(side["secrets"]),
                "" if side["weapon"] is None else minion(side["weapon"]),
                ", ".join(minion(number) for number in side["board"]),
            )
        )
    acts = "over: " + " / ".join(of.result or ()) if of.over else f"player {of.to_act} acts"
    head = ("player", "Health", "mana", "hand", "deck", "Secrets", "weapon", "board")
    return f"<b>Turn {of.turn}, {escape(acts)}</b>" + table(head, rows)


def deck(of: "Deck") -> str:
    """The list and the curve."""
    lines = [line for line in of.text.splitlines() if line.strip()]
    most = max([*of.curve, 1])
    bars = "".join(
        f'<td style="vertical-align:bottom"><div style="background:#47a;width:1.2em;height:{4 * count / most:.1f}em"></div></td>'
        for count in of.curve
    )
    costs = "".join(f"<td><small>{'7+' if cost == 7 else cost}</small></td>" for cost in range(len(of.curve)))
    wrong = "".join(f"<p>{escape(reason)}</p>" for reason in of.illegal)
    return (
        f"<b>{escape(of.name or of.class_name)}</b> ({escape(of.class_name)}, {escape(of.format)}, {of.dust} dust)"
        f"<table><tr>{bars}</tr><tr>{costs}</tr></table><pre>{escape(chr(10).join(lines))}</pre>{wrong}<code>{escape(of.code)}</code>"
    )


def simulation(of: "Simulation") -> str:
    """Who wins how often."""
    (won, lost), (low, high) = of.won, of.interval
    label = f"{of.rate:.1%} of {of.games} games ({low:.1%} to {high:.1%})"
    names = of.names
    return f"<b>{escape(names[0])}</b> {won} : {lost} <b>{escape(names[1])}</b>" + _bar(of.rate, label)


def gauntlet(of: "Gauntlet") -> str:
    """The matrix in percent."""
    matrix = of.matrix()
    rows = [
        (name, *("" if share != share else f"{share:.1%}" for share in line)) for name, line in zip(of.names, matrix, strict=True)
    ]
    return table(("wins of \\ against", *of.names), rows)
