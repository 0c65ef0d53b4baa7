"""Checks that `cargo cards` and `cargo test --workspace` build the same dependencies with the same features.

What differs is compiled twice, and so is all that uses it: three minutes of processor time, if it is a crate at the bottom.
"""

import collections
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def features(*options):
    """The features of every package, as `cargo tree` resolves them; a package that is built in two ways has two."""
    command = ["cargo", "tree", "--locked", "--prefix", "none", "--format", "{p}|{f}", *options]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = collections.defaultdict(set)
    for line in told.splitlines():
        if line:
            package, of_it = line.removesuffix(" (*)").split("|")
            found[package.removesuffix(" (proc-macro)")].add(of_it)
    return found


def main():
    tool = features("--package", "cardwright", "--edges", "no-dev")
    programs = features("--workspace", "--edges", "no-dev")
    tests = features("--workspace")
    wrong = [
        f"{package}: tests build it with the features {' or '.join(sorted(tests[package]))}, programs with "
        f"{' or '.join(sorted(programs[package]))}; name the missing ones in Cargo.toml"
        for package in sorted(tool)
        if programs[package] != tests[package]
    ]
    print("\n".join(wrong) or f"{len(tool)} packages are built once, for the card tool and for the tests")
    sys.exit(bool(wrong))


main()
