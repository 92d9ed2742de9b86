"""The differences from graphql-core 3.2 on purpose, each with a name, a reason and a pattern as narrow as possible.

A difference removes errors from both sides; the rest must be equal. The run prints how often each difference applied,
and fails if one never did.
"""

import re
from collections import Counter


class Difference:
    """One difference on purpose."""

    def __init__(
        self, name, reason, ours=None, theirs=None, theirs_with=None, ours_with=None, is_pair=False, beside=None
    ):
        self.name = name
        self.reason = reason
        self.ours = ours and re.compile(ours)
        self.theirs = theirs and re.compile(theirs)
        # Returns the pattern of graphql-core's error that replaces one of ours.
        self.theirs_with = theirs_with
        # The pattern of our error that replaces one of graphql-core's.
        self.ours_with = ours_with and re.compile(ours_with)
        # Whether our error may differ only if graphql-core has another one instead.
        self.is_pair = is_pair
        # The pattern of an error that both sides must have.
        self.beside = beside and re.compile(beside)

    def apply(self, ours, theirs):
        """The errors that remain on both sides, and whether the difference removed any."""
        if self.beside and not any(self.beside.match(error[0]) for error in ours & theirs):
            return ours, theirs, False
        mine = {error for error in ours - theirs if self.ours and self.ours.match(error[0])}
        dropped = {error for error in theirs - ours if self.theirs and self.theirs.match(error[0])}
        if self.theirs_with:
            patterns = [re.compile(self.theirs_with(self.ours.match(error[0]))) for error in mine]
            dropped |= {error for error in theirs - ours if any(pattern.match(error[0]) for pattern in patterns)}
        if self.ours_with and dropped:
            mine |= {error for error in ours - theirs if self.ours_with.match(error[0])}
        if self.is_pair and not dropped:
            mine = set()
        return ours - mine, theirs - dropped, bool(mine or dropped)


DOCUMENTS = [
    Difference(
        "OperationTypeExistence",
        "Section 5.2.1.1 is newer than graphql-js 16, which finds this when it executes; the words are graphql-js 17's.",
        ours=r"^The (query|mutation|subscription) operation is not supported by the schema\.$",
    ),
    Difference(
        "SubscriptionSingleRootField",
        "That a subscription's root field has no @skip and @include (section 5.2.4.1) is newer than graphql-js 16; where "
        "they are there, no more is said of the subscription, as in graphql-js 17.",
        ours=r'^(Subscription "\w+"|Anonymous Subscription) must not use `@skip` or `@include` directives in the top '
        r"level selection\.$",
        theirs_with=lambda match: "^" + re.escape(match[1]) + r" must (select only one|not select an introspection) top",
    ),
    Difference(
        "ExecutableDefinitions",
        "Of a definition that is not executable we say only that. graphql-js goes on with the types and directives in it.",
        theirs=r'^(Unknown type "|Directive "@\w+" may not be used on (FIELD|ARGUMENT|INPUT_FIELD)_DEFINITION\.$'
        r'|Directive "@\w+" may not be used on OBJECT\.$)',
        beside=r'^The ("\w+"|schema) definition is not executable\.$',
    ),
]

# What is a warning with us is not compared: that an implementation's field is not deprecated where the interface's is not (section
# 3.6, `IsValidImplementation`, September 2025). graphql-js 16 does not check it, and schemas of real services break it.
SCHEMAS = [
    Difference(
        "DefaultValuesOfCorrectType",
        "That default values have the right type (sections 3.6, 3.10 and 3.13) is newer than graphql-js 16. graphql-core "
        "takes a default value that is wrong for none, and so the argument for required and a OneOf field for right.",
        ours=r"^(\S+) has invalid default value: ",
        theirs_with=lambda match: r"^(Required (argument|input field) " + re.escape(match[1]) + " cannot be deprecated"
        r"|Object field \S+ includes required argument " + argument_name(match[1]) + " that is missing from )",
    ),
    Difference(
        "DefaultValuesOfOneOfFields",
        "The same for OneOf input objects: one with a wrong default value has a default value.",
        ours=r"^OneOf input field \S+ cannot have a default value\.$",
    ),
    Difference(
        "DifferentRootOperationTypes",
        "That root types are different types (section 3.3.1) is newer than graphql-js 16; the words are graphql-js 17's.",
        ours=r'^All root types must be different, "\w+" type is used as ',
    ),
    Difference(
        "DirectiveCycles",
        "That directives do not reference themselves (section 3.13) is in no version of graphql-js.",
        ours=r'^Directive "@\w+" cannot be used within its own definition',
    ),
    Difference(
        "DirectiveArgumentsOfCorrectType",
        "That the arguments of directives in a schema have the right type (section 5.6.1) graphql-js checks in documents only.",
        ours=r'^(\w+ cannot represent |Enum "\w+" cannot represent |Value "\w+" does not exist in "\w+" enum'
        r'|Expected value of type "|Field "\w+\.\w+" (must be non-null|of required type )|Field "\w+" is not defined by type '
        r'|OneOf Input Object ")',
    ),
    Difference(
        "UnionMembers",
        "graphql-core says that a union has a member that is no object, but not that it has it twice, as graphql-js does.",
        ours=r"^Union type \w+ can only include type \w+ once\.$",
    ),
    Difference(
        "ImplementedInterfaces",
        "Of an interface that implements itself graphql-core goes on to say that it does so only once, unlike graphql-js.",
        theirs=r"^Type (\w+) can only implement \1 once\.$",
    ),
]

SYNTAX = [
    Difference(
        "Descriptions",
        "Descriptions of operations, fragments and variables (sections 2.4, 2.9 and 2.11) are newer than graphql-js 16; what "
        "follows on one may be wrong as well.",
        theirs=r"^Syntax Error: (Unexpected description, descriptions are supported only (for|on) type definitions\."
        r'|Expected "\$", found (Block)?String |Unexpected "\{"\.$)',
        ours_with="^Syntax Error: ",
    ),
    Difference(
        "DirectiveExtensions",
        "That directives can be extended (section 3.13 of the draft) is newer than graphql-js 16; what follows may be wrong "
        "as well.",
        theirs=r'^Syntax Error: Unexpected Name "directive"\.$',
        ours_with="^Syntax Error: ",
    ),
    Difference(
        "Escapes",
        "graphql-js counts the UTF-16 units of a broken escape sequence that it shows, graphql-core the characters, which "
        "are more text where there are characters of two units.",
        ours='(?s)^(Syntax Error: Invalid (?:Unicode|character) escape sequence: ".*)"[.]$',
        theirs_with=lambda match: "(?s)^(?=.*[\U00010000-\U0010ffff])" + re.escape(match[1]) + '.{1,3}"[.]$',
        is_pair=True,
    ),
    Difference(
        "Depth",
        "Our parser ends where selections, values or types nest more than 100 levels deep; graphql-core raises a "
        "RecursionError of Python's much later.",
        ours=r"^Syntax Error: Document is nested more than 100 levels deep\. Parsing aborted\.$",
        theirs_with=lambda match: "^Syntax Error: ",
    ),
]


def argument_name(coordinate):
    """`id` of `Query.hero(id:)`."""
    return re.escape(coordinate.rpartition("(")[2].removesuffix(":)"))


class Comparison:
    """Compares the errors of both sides, and counts them."""

    def __init__(self, differences):
        self.differences = differences
        self.applied = Counter()
        self.texts = 0
        self.errors = Counter()

    def is_same(self, ours, theirs):
        for difference in self.differences:
            ours, theirs, applied = difference.apply(ours, theirs)
            self.applied[difference.name] += applied
        return ours == theirs

    def may_be_theirs_alone(self, error):
        """Whether a difference on purpose lets graphql-core alone have the error."""
        return any(difference.theirs and difference.theirs.match(error[0]) for difference in self.differences)

    def add(self, ours, theirs):
        """Counts a text. Returns whether both sides are the same."""
        self.texts += 1
        self.errors.update(kind_of(message) for message, _ in theirs)
        return self.is_same(ours, theirs)


def kind_of(message):
    """A message without the words that differ from text to text."""
    return " ".join(word for word in message.split() if '"' not in word)[:48]
