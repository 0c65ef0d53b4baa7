"""An agent that searches: flat Monte Carlo with UCB, in worlds of a list that the opponent is known to play.

    python engine/python/examples/mcts.py [--worlds 40] [--games 20] [--task known-list-v1]

The agent sees what a `Seat` of Cardwright-Bench shows. Each playout draws the hidden cards from the rest of the opponent's list.
"""

import argparse
import math

from cardwright.bench_tasks import Seat, evaluate

AHEAD = 2
"""Turns that are played on after an action."""
CURIOSITY = 0.3
"""How much an option is worth that was tried less than others."""


def tried(seat: Seat, option: int, seed: int) -> float:
    """The chance to win after an option, in one world, if both players go on greedily for some turns."""
    world = seat.determinize(seed)
    world.act(option)
    last = world.turn + AHEAD
    while not world.over and world.turn < last:
        world.act(world.choose("greedy", seed))
    return world.win_chance(seat.player)


def best(seat: Seat, worlds: int) -> int:
    """The option with the most tries of so many."""
    many = seat.option_count()
    if many == 1:
        return 0
    tries, sums = [0] * many, [0.0] * many
    for number in range(max(worlds, many)):
        bonus = math.log(number + 1)
        odds = [sums[at] / tries[at] + CURIOSITY * math.sqrt(bonus / tries[at]) if tries[at] else math.inf for at in range(many)]
        option = max(range(many), key=odds.__getitem__)
        sums[option] += tried(seat, option, seat.seed + number)
        tries[option] += 1
    return max(range(many), key=tries.__getitem__)


def agent(seat: Seat) -> int:
    """The agent, by name: `python -m cardwright.evaluate mcts:agent known-list-v1`."""
    return best(seat, 40)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--task", default="known-list-v1")
    asked = parser.parse_args()
    name = f"mcts of {asked.worlds} worlds"
    print(evaluate(lambda seat: best(seat, asked.worlds), asked.task, games=asked.games, progress=True, name=name))


if __name__ == "__main__":
    main()
