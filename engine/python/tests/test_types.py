"""What the signatures of the package promise."""

import ast
from pathlib import Path

import cardwright

PACKAGE = Path(__file__).resolve().parents[1] / "cardwright"
# `Document`, the name of JSON objects, is defined with `Any`; the network of the policy computes in NumPy and in JAX.
FREE = {"embed", "judge"}


def signatures(tree, owner=""):
    """The public functions and methods of a module, with the annotations of what they take and return."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from ((f"{node.name}'s base", base) for base in node.bases)
            yield from signatures(node, f"{node.name}.")
        if isinstance(node, ast.FunctionDef) and (not node.name.startswith("_") or node.name in ("__init__", "__call__")):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
            annotated = [argument.annotation for argument in given if argument is not None] + [node.returns]
            yield from ((owner + node.name, annotation) for annotation in annotated if annotation is not None)


def test_no_public_signature_has_any():
    found, seen = [], 0
    for file in sorted([*PACKAGE.glob("*.py"), *PACKAGE.glob("*.pyi")]):
        for name, annotation in signatures(ast.parse(file.read_text(encoding="utf-8"))):
            seen += 1
            if name not in FREE and any(isinstance(it, ast.Name) and it.id == "Any" for it in ast.walk(annotation)):
                found.append(f"{file.name}: {name}: {ast.unparse(annotation)}")
    assert seen > 200 and not found, "\n".join(found)


def test_an_observation_has_the_arrays_of_its_type():
    game = cardwright.Game(cardwright.BASIC_MAGE)
    types = cardwright._types.Observation
    assert set(game.observe()) == types.__required_keys__
    assert set(game.observe(details=True)) == types.__required_keys__ | types.__optional_keys__
    env = cardwright.VecEnv(games=2, finals=True, details=True)
    arrays = cardwright._types.VecArrays
    assert set(env._native.arrays()) == arrays.__required_keys__ | arrays.__optional_keys__
