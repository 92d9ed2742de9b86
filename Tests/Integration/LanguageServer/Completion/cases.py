"""Positions to complete at: random ones, with a fixed seed, in whole documents and in those that a person is still writing."""

import dataclasses
import hashlib
import pathlib
import random
import re

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = HERE / "Shop.graphqls"
COUNT = 500
SEED = 4711


@dataclasses.dataclass(frozen=True)
class Case:
    document: str
    text: str
    offset: int

    @property
    def word(self):
        """The part of a name that is before the position."""
        return re.search(r"[_A-Za-z0-9]*$", self.text[: self.offset])[0]

    @property
    def before(self):
        """The text before that name, without the space after it."""
        return self.text[: self.offset - len(self.word)].rstrip()

    def __str__(self):
        around = f"{self.text[max(0, self.offset - 80) : self.offset]}‸{self.text[self.offset : self.offset + 40]}"
        return f"{self.document}: …" + re.sub(r"\s*\n\s*", " ⏎ ", around) + ("" if self.text[self.offset :] else "(end)")


def whole(text, offset):
    return text, offset


def cut(text, offset):
    """The document ends at the position."""
    return text[:offset], offset


def hole(text, offset):
    """The name at the position is not there yet."""
    start = offset - len(re.search(r"\w*$", text[:offset])[0])
    return text[:start] + text[offset + len(re.match(r"\w*", text[offset:])[0]) :], start


def cases():
    chosen = random.Random(SEED)
    documents = {path.stem: path.read_text() for path in sorted((HERE / "Documents").glob("*.graphql"))}
    places = [(name, offset) for name, text in documents.items() for offset in range(len(text) + 1)]
    return [
        Case(name, *chosen.choice([whole, cut, hole])(documents[name], offset))
        for name, offset in (chosen.choice(places) for _ in range(COUNT))
    ]


def fingerprint(cases):
    """What the answers depend on."""
    parts = [SCHEMA.read_text(), *(f"{case.offset} {case.text}" for case in cases)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
