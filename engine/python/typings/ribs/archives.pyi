from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

class Stats:
    num_elites: int
    obj_max: float
    obj_mean: float

class GridArchive:
    cells: int
    empty: bool
    stats: Stats

    def __init__(
        self, *, solution_dim: int, dims: Sequence[int], ranges: Sequence[tuple[float, float]], seed: int | None = None
    ) -> None: ...
    def sample_elites(self, n: int) -> dict[str, npt.NDArray[np.float64]]: ...
    def add_single(
        self, solution: Sequence[float], objective: float, measures: Sequence[float]
    ) -> Mapping[str, npt.NDArray[np.float64]]: ...
    def data(self, fields: Sequence[str], return_type: Literal["tuple"]) -> tuple[npt.NDArray[np.float64], ...]: ...
