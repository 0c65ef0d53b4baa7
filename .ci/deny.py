"""Holds the licenses and versions of all dependencies against deny.toml, without network: from `cargo metadata`.

`cargo deny check` does this too, and asks for advisories, for which it downloads a database.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def allows(license, allowed):
    """Whether an SPDX expression can be met; `/` is an old way to write OR."""
    words = re.findall(r"\(|\)|[^\s()]+", license.replace("/", " OR "))
    text = re.sub(r"([\w.+-]+) WITH ([\w.-]+)", r"\1+WITH+\2", " ".join(words))
    known = {name.replace(" WITH ", "+WITH+") for name in allowed}
    told = (word.lower() if word in ("AND", "OR", "(", ")") else str(word in known) for word in text.split())
    return eval(" ".join(told), {"__builtins__": {}})


def main():
    config = tomllib.loads((ROOT / "deny.toml").read_text(encoding="utf-8"))
    features = ",".join(config["graph"]["features"])
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--features", features]
    told = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    others = [package for package in told["packages"] if package["source"]]
    wrong = []
    for package in others:
        name = f"{package['name']} {package['version']}"
        if not allows(package["license"] or "none", config["licenses"]["allow"]):
            wrong.append(f"{name}: its license {package['license']} is not among those of deny.toml")
        if not package["source"].startswith("registry+"):
            wrong.append(f"{name}: comes from {package['source']}")
    versions = collections.defaultdict(set)
    for package in others:
        versions[package["name"]].add(package["version"])
    skipped = [row["crate"].split("@") for row in config["bans"]["skip"]]
    for name, all_of_it in versions.items():
        left = {it for it in all_of_it if not any(name == crate and f"{it}.".startswith(f"{at}.") for crate, at in skipped)}
        if len(left) > 1:
            wrong.append(f"{name}: has the versions {', '.join(sorted(left))}")
    for crate, at in skipped:
        if not any(f"{it}.".startswith(f"{at}.") for it in versions[crate]) or len(versions[crate]) < 2:
            wrong.append(f"{crate}@{at}: deny.toml skips it, and there is no second version")
    print("\n".join(wrong) or f"{len(others)} dependencies: every license is allowed, {len(skipped)} second versions have a reason")
    sys.exit(bool(wrong))


main()
