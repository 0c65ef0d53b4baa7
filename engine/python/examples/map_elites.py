"""A map of the decks of a class: the best one found for each average Cost and number of minions (MAP-Elites).

`pip install 'ribs[visualize]'`, then `python engine/python/examples/map_elites.py mage LEGACY EXPERT1`. The archive is drawn to
`map_elites.png`; the best decks are printed. The same seed gives the same archive.
"""

import argparse
import random

import matplotlib
import numpy as np
from ribs.archives import GridArchive
from ribs.visualize import grid_archive_heatmap

import cardwright
from cardwright.evolve import pool

SIZE = 30


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("class_name")
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--evaluations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=50, help="of each evaluation, against the basic mage")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", default="map_elites.png")
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    known = pool(asked.class_name, asked.sets)
    data = [cardwright.cards[card_id] for card_id in known]
    most = [1 if card["tags"].get("RARITY") == 5 else 2 for card in data]

    def filled(chosen: list[int]) -> list[int]:
        while len(chosen) < SIZE:
            card = dice.randrange(len(known))
            if chosen.count(card) < most[card]:
                chosen.append(card)
        return sorted(chosen)

    def measured(deck: list[int]) -> tuple[float, float]:
        return float(np.mean([data[card].get("cost", 0) for card in deck])), sum(data[card]["type"] == "MINION" for card in deck)

    def code(deck: list[int]) -> str:
        return cardwright.deckstring(asked.class_name, [known[card] for card in deck])

    archive = GridArchive(solution_dim=SIZE, dims=[16, 16], ranges=[(1.5, 5.5), (6, 30)], seed=asked.seed)
    for evaluation in range(asked.evaluations):
        if archive.empty or evaluation < asked.evaluations // 10:
            # From few minions to many, so that the map is filled from several sides.
            share = dice.random()
            deck = filled(
                [card for card in dice.sample(range(len(known)), 20) if (data[card]["type"] == "MINION") == (dice.random() < share)]
            )
        else:
            parent = [int(card) for card in archive.sample_elites(1)["solution"][0]]
            dice.shuffle(parent)
            deck = filled(parent[dice.randint(1, 6) :])
        # Decks of any cards of the class: runes and printings of one name are not looked at.
        played = cardwright.simulate(
            code(deck), cardwright.BASIC_MAGE, games=asked.games, agents=asked.agent, seed=asked.seed, allow_illegal=True
        )
        archive.add_single(deck, played.rate, measured(deck))
    matplotlib.use("Agg")
    import matplotlib.pyplot as plot

    plot.figure(figsize=(7, 5))
    grid_archive_heatmap(archive, vmin=0, vmax=1)
    plot.xlabel("average Cost")
    plot.ylabel("minions")
    plot.title(f"{asked.class_name} against the basic mage: share of games won")
    plot.savefig(asked.picture, dpi=80)
    elites = archive.data(["objective", "measures", "solution"], return_type="tuple")
    print(
        f"{archive.stats.num_elites} of {archive.cells} cells, best {archive.stats.obj_max:.0%}, mean {archive.stats.obj_mean:.0%}"
    )
    for rate, (cost, minions), deck in sorted(zip(*elites, strict=True), key=lambda elite: -elite[0])[:3]:
        print(f"{rate:.0%} average Cost {cost:.1f}, {minions:.0f} minions: {code([int(card) for card in deck])}")


if __name__ == "__main__":
    main()
