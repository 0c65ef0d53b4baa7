"""Cardwright: the rules of Hearthstone, with every card, for Python.

>>> import cardwright
>>> game = cardwright.Game("random:mage", "random:hunter", seed=7)
>>> while not game.over:
...     game.act(game.choose("random", seed=game.turn))
>>> sorted(game.result)
['LOST', 'WON']

- `Game`: one game as a value: options, actions, clones, saves, views, replays.
- `VecEnv`: many games at a time for programs that learn; `cardwright.schema` says what observations mean.
- `simulate`, `gauntlet`: decks against decks; `search`, `analyse`: what to do in a position; `review`: what was missed in a
  recorded game; `cardwright.evolve`: better decks.
- `cardwright.bench_tasks`: fixed tasks for agents with scores; `cardwright.features`: a table of the features of every card;
  `cardwright.policy`: a trained network that plays, in NumPy; `cardwright.puzzles`: positions with one line that wins.
- `cardwright.gym`, `cardwright.zoo`, `cardwright.openspiel`: the interfaces of Gymnasium, PettingZoo and OpenSpiel;
  `cardwright.ray`: many machines.
- `cards`: every card, by id or name; `deck` and `deckstring`: decks in and out.

Players are 1 and 2; A and B are the two decks of a contest, who begin by turns. A deck is a `Deck`, a deckstring, a list, a path, a
name, `random:mage`, or a list of cards, everywhere. No answer to a player depends on what that player cannot know; `Game.state` and
`Game.save` are complete. Whatever cannot be done raises `CardwrightError`, a `ValueError`, in the engine's words.
"""

from ._cards import Cards, Deck, cards, deck, deckstring
from ._native import CardwrightError, Game, IllegalAction, __version__
from ._review import Review, review
from ._simulate import Gauntlet, Simulation, analyse, gauntlet, search, simulate
from ._vec_env import BASIC_MAGE, VecEnv

__all__ = [
    "BASIC_MAGE",
    "CardwrightError",
    "Cards",
    "Deck",
    "Game",
    "Gauntlet",
    "IllegalAction",
    "Review",
    "Simulation",
    "VecEnv",
    "__version__",
    "analyse",
    "cards",
    "deck",
    "deckstring",
    "gauntlet",
    "review",
    "search",
    "simulate",
]
