"""What differs on purpose from graphql-language-service, each with its reason, as narrowly as can be said."""

import dataclasses
from collections.abc import Callable


@dataclasses.dataclass(frozen=True)
class Difference:
    """explains: whether it is the reason for a label at a case; `more` says that the server alone has the label."""

    reason: str
    explains: Callable


DIFFERENCES = [
    Difference(
        "A brace is typed, not chosen from a list.",
        lambda case, label, more: not more and label == "{",
    ),
]
