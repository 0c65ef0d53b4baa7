"""Checks the issue templates: GitHub shows no form at all for a template that is not valid."""

import pathlib
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / ".github/ISSUE_TEMPLATE"
# The kinds of form elements, and the attributes that each of them must have.
KINDS = {
    "markdown": ["value"],
    "input": ["label"],
    "textarea": ["label"],
    "dropdown": ["label", "options"],
    "checkboxes": ["label", "options"],
}


def element(number, of_it):
    kind = of_it.get("type")
    if kind not in KINDS:
        return f"element {number} has the unknown type {kind}"
    for name in KINDS[kind]:
        if not of_it.get("attributes", {}).get(name):
            return f"element {number} has no {name}"
    return None if kind == "markdown" or of_it.get("id") else f"element {number} has no id"


def faults(text):
    try:
        form = yaml.safe_load(text)
    except yaml.YAMLError as error:
        return [f"is not YAML: {error}"]
    found = [f"has no {name}" for name in ["name", "description", "body"] if not form.get(name)]
    body = form.get("body") or []
    found += filter(None, (element(number, of_it) for number, of_it in enumerate(body, 1)))
    ids = [of_it["id"] for of_it in body if "id" in of_it]
    return found + [f"has the id {id} twice" for id in sorted(set(ids)) if ids.count(id) > 1]


def main():
    forms = [file for file in sorted(TEMPLATES.glob("*.yml")) if file.name != "config.yml"]
    wrong = [f"{file.name} {fault}" for file in forms for fault in faults(file.read_text(encoding="utf-8"))]
    wrong += [] if forms else [f"{TEMPLATES} has no template"]
    # Faults that GitHub refuses: this check must refuse them as well.
    for broken in ["name: a: b", "name: a\ndescription: b\nbody: [{type: input, id: a, attributes: {}}]"]:
        wrong += [] if faults(broken) else [f"this check accepts {broken!r}"]
    print("\n".join(wrong) or f"{len(forms)} issue templates are valid")
    sys.exit(bool(wrong))


main()
