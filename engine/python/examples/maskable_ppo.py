"""MaskablePPO of sb3-contrib (PyTorch) learns to beat `random`, from masks of legal actions.

    pip install './engine/python[gym]' sb3-contrib
    python engine/python/examples/maskable_ppo.py [--steps 20000] [--opponent random] [--games 100] [--save FILE]

Libraries of this kind want one vector and a fixed number of actions: `Vector` makes the observation one. A network that scores the
rows of the options, as in policy.py, learns faster, because an option means the same in each row.
"""

import argparse
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from sb3_contrib import MaskablePPO

from cardwright.gym import HearthstoneEnv, Observation

ROWS = 32
"""Rows of options, which are the actions."""
SCALE = 10.0


class Vector(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """The environment with one vector of small numbers, without the numbers of the cards."""

    def __init__(self, opponent: str) -> None:
        self.inner = HearthstoneEnv(opponent=opponent, max_options=ROWS, shaping=0.5)
        self.action_space = spaces.Discrete(ROWS)
        length = len(self._vector(self.inner.reset(seed=0)[0]))
        self.observation_space = spaces.Box(-10.0, 10.0, (length,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        observation, info = self.inner.reset(seed=seed, options=options)
        return self._vector(observation), info

    def step(self, action: np.int64) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.inner.step(action)
        return self._vector(observation), reward, terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What MaskablePPO asks for."""
        return self.inner.action_masks()

    @staticmethod
    def _vector(observation: Observation) -> npt.NDArray[np.float32]:
        # Column 0 of entities and column 1 of options are cards, which are no quantities.
        entities, options = observation["entities"][:, 1:], np.delete(observation["options"], (1, 7), axis=1)
        parts = (observation["globals"], entities.ravel(), options.ravel())
        return np.clip(np.concatenate(parts) / SCALE, -10.0, 10.0).astype(np.float32)


def share_won(model: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """The share of games that the model wins with its best actions."""
    env, won = Vector(opponent), 0
    for game in range(games):
        seen, over = env.reset(seed=seed + game)[0], False
        while not over:
            action, _ = model.predict(seen, deterministic=True, action_masks=env.action_masks())
            seen, _, terminated, truncated, _ = env.step(cast(np.int64, action))
            over = terminated or truncated
        result = env.inner.game.result
        won += result is not None and result[env.inner.player - 1] == "WON"
    return won / games


def trained(steps: int, opponent: str, seed: int) -> MaskablePPO:
    """A model after so many decisions."""
    model = MaskablePPO("MlpPolicy", Vector(opponent), n_steps=1024, batch_size=256, gamma=1.0, seed=seed, device="cpu")
    return model.learn(total_timesteps=steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file that the model is written to")
    asked = parser.parse_args()
    model = trained(asked.steps, asked.opponent, asked.seed)
    if asked.save:
        model.save(asked.save)
    for opponent in ("random", "greedy"):
        print(f"wins {share_won(model, opponent, asked.games, 1000):.0%} of {asked.games} games against {opponent}", flush=True)


if __name__ == "__main__":
    main()
