"""Evolution of decks against given opponents.

>>> from cardwright import BASIC_MAGE
>>> from cardwright.evolve import evolve
>>> best = evolve([BASIC_MAGE], class_name="mage", sets=["LEGACY"], generations=2, population=4, games=20, seed=1).best
>>> len(best.cards)
30
"""

import json
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from . import _native
from ._cards import Deck, cards, deck, deckstring
from ._inputs import Decks, seed_of
from ._simulate import contest

__all__ = ["Evolution", "evolve", "pool"]

SIZE = 30
RUNES = 3


@dataclass(frozen=True)
class Evolution:
    """The result: decks with the share of games that each has won, the best first; and the best of each generation."""

    decks: tuple[tuple[str, float], ...]
    """Deckstrings of the last generation."""
    history: tuple[float, ...]
    """The best share of each generation."""

    @property
    def best(self) -> Deck:
        """The best deck."""
        return deck(self.decks[0][0])


def pool(class_name: str, sets: Sequence[str] = (), *, format: str = "wild") -> list[str]:
    """The ids of the written, collectible cards that a class may have in a deck of a format, of these sets if any are named.

    Names are those of the client or of the data, in any case: `Death Knight`, `deathknight`; `classic` or `EXPERT1`. Raises
    CardwrightError for a class, set or format that does not exist.
    """
    return _native.deck_pool(class_name, list(sets), format)


def _here(contests: Sequence[tuple[str, int]]) -> list[str]:
    """Plays contests in this process."""
    return [_native.simulate(asked, 0, games, os.cpu_count() or 1, None) for asked, games in contests]


def _runes(deck: Sequence[str]) -> int:
    """How many runes the cards of a Death Knight's deck need together."""
    return sum(max(cards[card_id]["tags"].get(rune, 0) for card_id in deck) for rune in ("COST_BLOOD", "COST_FROST", "COST_UNHOLY"))


def evolve(
    opponents: Sequence[Decks],
    *,
    class_name: str,
    sets: Sequence[str] = (),
    generations: int = 20,
    population: int = 16,
    games: int = 200,
    agents: str | tuple[str, str] = "greedy",
    mutations: int = 3,
    seed: int | None = 0,
    format: str = "wild",
    run: Callable[[Sequence[tuple[str, int]]], list[str]] = _here,
) -> Evolution:
    """Evolves decks of a class: each generation keeps its better half and exchanges cards in copies of it.

    Arguments:
        opponents: the decks that candidates play against, `games` each.
        sets: the sets of the cards, such as `LEGACY` or `classic`; all of the format if none is named.
        format: `wild`, `standard`, `classic`, `twist`: the cards of decks, and the games.
        mutations: how many cards a copy exchanges, at most.
        run: plays contests and returns their counts; `cardwright.ray.evolve` gives one that plays on a cluster.

    The same arguments give the same result, wherever the games are played.
    """
    seed = seed_of(seed)
    dice = random.Random(seed)
    known = pool(class_name, sets, format=format)
    # A card that changes the size of its deck is in none, and printings of one name are one card.
    known = [card_id for card_id in known if not cards[card_id]["tags"].get("DECK_RULE_MOD_DECK_SIZE")]
    most = {cards[card_id]["name"]: 1 if cards[card_id]["tags"].get("RARITY") == 5 else 2 for card_id in known}
    if sum(most.values()) < SIZE:
        raise _native.CardwrightError(f"{class_name} has fewer than {SIZE} written cards of {sets or 'all sets'}")

    def filled(chosen: list[str]) -> tuple[str, ...]:
        while len(chosen) < SIZE:
            card_id = dice.choice(known)
            copies = sum(cards[other]["name"] == cards[card_id]["name"] for other in chosen)
            if copies < most[cards[card_id]["name"]] and _runes([*chosen, card_id]) <= RUNES:
                chosen.append(card_id)
        return tuple(sorted(chosen))

    def mutated(parent: tuple[str, ...]) -> tuple[str, ...]:
        kept = list(parent)
        dice.shuffle(kept)
        return filled(kept[dice.randint(1, mutations) :])

    scores: dict[tuple[str, ...], float] = {}
    alive = [filled([]) for _ in range(population)]
    history = []
    for _ in range(generations):
        new = [one for one in dict.fromkeys(alive) if one not in scores]
        codes = {one: deckstring(class_name, one) for one in new}
        # A card of several classes that names none as its own may be one that this class does not have.
        asked = [
            (contest(codes[one], other, games=games, agents=agents, seed=seed, format=format, allow_illegal=True), games)
            for one in new
            for other in opponents
        ]
        counts = [json.loads(told)["decks"][0] for told in run(asked)]
        for at, one in enumerate(new):
            mine = counts[at * len(opponents) : (at + 1) * len(opponents)]
            scores[one] = sum(count["won"] for count in mine) / max(1, sum(count["games"] for count in mine))
        alive = sorted(dict.fromkeys(alive), key=lambda one: (-scores[one], one))[: max(1, population // 2)]
        history.append(scores[alive[0]])
        parents = list(alive)
        alive += [mutated(dice.choice(parents)) for _ in range(population - len(alive))]
    best = sorted(scores, key=lambda one: (-scores[one], one))[:population]
    return Evolution(tuple((deckstring(class_name, one), scores[one]) for one in best), tuple(history))
