"""Holds the replays that `cargo arena replay` writes against their common readers, `hslog` and `hsreplay`.

    python3 .ci/replays.py FOLDER

reads every `NAME.xml` with the `NAME.log` beside it. Both must be read without a complaint and end with the same entities:
every tag of every one of them. Tags below 0 do not exist in the text of a log.
"""
import logging
import pathlib
import sys
import warnings

warnings.simplefilter("ignore")

from hslog import LogParser  # noqa: E402
from hslog.export import EntityTreeExporter  # noqa: E402
from hsreplay.document import HSReplayDocument  # noqa: E402


class Complaints(logging.Handler):
    """What the readers had to say."""

    def __init__(self):
        super().__init__()
        self.told = []

    def emit(self, record):
        self.told.append(record.getMessage())


def entities(tree, **known):
    """The tags of each entity at the end of the game."""
    game = EntityTreeExporter(tree, **known).export().game
    return {it.id: {int(tag): int(value) for tag, value in it.tags.items() if int(value) > 0} for it in game.entities}


def main(folder):
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    count = 0
    for xml in sorted(pathlib.Path(folder).glob("*.xml")):
        with xml.open() as file:
            document = HSReplayDocument.from_xml_file(file)
        [tree] = document.to_packet_tree()
        document.to_xml()
        parser = LogParser()
        with xml.with_suffix(".log").open() as file:
            parser.read(file)
        parser.flush()
        [other] = parser.games
        HSReplayDocument.from_parser(parser).to_xml()
        told, logged = entities(tree), entities(other, player_manager=parser.player_manager)
        if told != logged:
            sys.exit(f"{xml}: the log ends with other entities than the XML")
        if len(told) < 60:
            sys.exit(f"{xml}: only {len(told)} entities")
        count += 1
    if complaints.told or not count:
        sys.exit(f"{len(complaints.told)} complaints about {count} replays: {complaints.told[:5]}")
    print(f"{count} replays are read without a complaint")


main(*sys.argv[1:])
