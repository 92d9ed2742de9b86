"""What differs on purpose from graphql-language-service, each with its reason, as narrowly as can be said."""

import dataclasses
import re
from collections.abc import Callable

from cases import SCHEMA

DEFINED = re.findall(r"^directive @(\w+)", SCHEMA.read_text(), re.MULTILINE) + ["include", "skip", "deprecated", "specifiedBy"]
UNIONS = re.findall(r"^union (\w+)", SCHEMA.read_text(), re.MULTILINE)
TOKEN = re.compile(r'#[^\n]*|"(?:[^"\\\n]|\\.)*"?|\.\.\.|[$@]?\w+|[^\s,]')


@dataclasses.dataclass(frozen=True)
class Difference:
    """explains: whether it is the reason for a label at a case; `more` says that the server alone has the label."""

    reason: str
    explains: Callable


def given(case):
    """The arguments or input fields that stand in the brackets around the position."""
    opened, inside = [], None
    tokens = [(token.start(), token[0]) for token in TOKEN.finditer(case.text)] + [(len(case.text), "")]
    for number, (start, token) in enumerate(tokens):
        if inside is None and start >= case.offset - len(case.word):
            inside = len(opened)
        if inside is not None and len(opened) < inside:
            break
        if token and token in "({[":
            opened.append((token, set()))
        elif token and token in ")}]" and opened:
            if inside == len(opened):
                break
            opened.pop()
        elif opened and number + 1 < len(tokens) and tokens[number + 1][1] == ":":
            opened[-1][1].add(token)
    return opened[-1][1] if opened else set()


DIFFERENCES = [
    Difference(
        "A brace is typed, not chosen from a list.",
        lambda case, label, more: not more and label == "{",
    ),
    Difference(
        "An argument or an input field that is given is not proposed again.",
        lambda case, label, more: not more and label in given(case),
    ),
    Difference(
        "Variables of other types are proposed too, after those that fit, since a type is easily changed.",
        lambda case, label, more: more and label.startswith("$") and f"{label}:" in case.text,
    ),
    Difference(
        "Where a value may be null, null is proposed.",
        lambda case, label, more: more and label == "null",
    ),
    Difference(
        "Where a value is an input object, its braces are proposed.",
        lambda case, label, more: more and label == "{}",
    ),
    Difference(
        "After three dots, on is proposed with the fragments.",
        lambda case, label, more: more and label == "on" and case.before.endswith("."),
    ),
    Difference(
        "The enums of introspection are no types for variables that people write.",
        lambda case, label, more: not more and label in ("__DirectiveLocation", "__TypeKind"),
    ),
    Difference(
        "A type condition may name a union.",
        lambda case, label, more: more and label in UNIONS and case.before.endswith(" on"),
    ),
    Difference(
        "The directives of the macros are proposed, though no schema defines them.",
        lambda case, label, more: more and label not in DEFINED and case.before.endswith("@"),
    ),
    Difference(
        "At the start of a line, the reference answers for what follows the brace that is there.",
        lambda case, label, more: case.text[case.offset :].startswith("}") and case.text[: case.offset].endswith("\n"),
    ),
    Difference(
        "A directive whose name is followed by a space is whole.",
        lambda case, label, more: not more and case.text[: case.offset].endswith(f"@{label} "),
    ),
]
