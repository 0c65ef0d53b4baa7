"""An agent that is a language model: it reads the game as text and answers with the number of an option.

    python engine/python/examples/language_model.py [--games 4] [--task fixed-pair-v1]

`Model` is where a model is called; the one here needs no network: it takes the first option that the text names, in the order of a
list of words. A model that answers with anything but a number of an option is asked again, and then ends its turn.
"""

import argparse
import re
from collections.abc import Callable

from cardwright.bench_tasks import Seat, evaluate

RULES = """You play Hearthstone. You are told what you can see, and numbered options.
Answer with the number of one option, and nothing else.
"""
Model = Callable[[str], str]
"""What a model is: an answer to a prompt."""


def simple(prompt: str) -> str:
    """A model for tests: plays what it can, then attacks, then uses the Hero Power, then ends the turn."""
    options = re.findall(r"^  (\d+): (.*)$", prompt, re.M)
    for verb in ("keep", "choose", "play", "attack", "use"):
        for number, says in options:
            if says.startswith(verb):
                return f"I take {number}."
    return options[-1][0]


class Agent:
    """Plays one game by a model; counts answers that were no options."""

    wrong = 0

    def __init__(self, model: Model = simple, tries: int = 2) -> None:
        self.model, self.tries = model, tries

    def __call__(self, seat: Seat) -> int:
        many = seat.option_count()
        if many == 1:
            return 0
        prompt = RULES + seat.text()
        for _ in range(self.tries):
            answer = self.model(prompt)
            number = re.search(r"\d+", answer)
            if number and int(number[0]) < many:
                return int(number[0])
            type(self).wrong += 1
            prompt += f"\n{answer!r} is not the number of an option: write a number from 0 to {many - 1}.\n"
        return many - 1


def agent() -> Agent:
    """The agent, by name: `python -m cardwright.evaluate language_model:agent fixed-pair-v1`."""
    return Agent()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--task", default="fixed-pair-v1")
    asked = parser.parse_args()
    print(evaluate(agent, asked.task, games=asked.games, name="a simple model"))
    print(f"{Agent.wrong} answers were no options")


if __name__ == "__main__":
    main()
