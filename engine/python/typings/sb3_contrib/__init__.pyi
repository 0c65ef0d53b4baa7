from os import PathLike

import gymnasium
import numpy as np
import numpy.typing as npt

class MaskablePPO:
    def __init__(
        self,
        policy: str,
        env: gymnasium.Env[npt.NDArray[np.float32], np.int64],
        *,
        n_steps: int = 2048,
        batch_size: int | None = 64,
        learning_rate: float = 3e-4,
        gamma: float = 0.99,
        gae_lambda: float = 0.95,
        ent_coef: float = 0.0,
        n_epochs: int = 10,
        policy_kwargs: dict[str, object] | None = None,
        seed: int | None = None,
        device: str = "auto",
        verbose: int = 0,
    ) -> None: ...
    def learn(self, total_timesteps: int) -> MaskablePPO: ...
    def predict(
        self,
        observation: npt.NDArray[np.float32],
        *,
        deterministic: bool = False,
        action_masks: npt.NDArray[np.bool_] | None = None,
    ) -> tuple[npt.NDArray[np.int64], object]: ...
    def save(self, path: str | PathLike[str]) -> None: ...
