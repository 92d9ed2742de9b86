"""The schemas in the tests of Amplify's transformers, each with its expansion in the snapshot beside the test.

They are read from a clone of aws-amplify/amplify-category-api, which may be bare, and never kept. The older
transformers are read from the last commit that has them.
"""

import re
import subprocess
from dataclasses import dataclass, field

NEWER = [f"packages/amplify-graphql-{name}-transformer" for name in [
    "model", "relational", "index", "default-value", "auth", "http", "function", "predictions", "searchable",
    "name-mapping", "sql", "generation", "conversation", "validate"]]
OLDER = [f"packages/graphql-{name}-transformer" for name in ["dynamodb", "key", "connection", "versioned", "function"]]


@dataclass
class Case:
    package: str
    name: str
    source: str
    expected: str
    """The text of the test, in which its options are."""
    body: str = field(repr=False)


@dataclass
class Schema:
    name: str
    source: str


class Clone:
    def __init__(self, path):
        self.path = path

    def git(self, *arguments):
        return subprocess.run(["git", "-C", self.path, *arguments], check=True, capture_output=True, text=True).stdout

    def files(self, commit, folder):
        return self.git("ls-tree", "-r", "--name-only", commit, folder).split("\n")

    def cases(self, commit, folders):
        for folder in folders:
            for path in self.files(commit, folder):
                if not path.endswith(".test.ts.snap"):
                    continue
                tests = path.replace("/__snapshots__/", "/").removesuffix(".snap")
                snapshots = read_snapshots(self.git("show", f"{commit}:{path}"))
                yield from pair(folder.split("/")[1], self.git("show", f"{commit}:{tests}"), snapshots)

    def all_cases(self):
        yield from self.cases("HEAD", NEWER)
        removal = self.git("log", "-1", "--format=%H", "--diff-filter=D", "--", OLDER[1] + "/package.json").strip()
        if removal:
            yield from self.cases(removal + "^", OLDER)

    def all_schemas(self):
        """The distinct model schemas in all tests of the newer transformers."""
        seen = set()
        for path in self.files("HEAD", "packages"):
            if not re.search(r"-transformers?[^/]*/src/.*\.test\.ts$", path):
                continue
            for number, text in enumerate(SCHEMA.findall(self.git("show", f"HEAD:{path}"))):
                source = unescape(text)
                if "${" not in source and source not in seen:
                    seen.add(source)
                    yield Schema(f"{path.split('/')[-1]}#{number}", source)


def unescape(text):
    return re.sub(r"\\(.)", r"\1", text, flags=re.S)


def read_snapshots(text):
    """The snapshots that are schemas, by name."""
    snapshots = {}
    for match in re.finditer(r"^exports\[`((?:[^`\\]|\\.)*)`\] = `((?:[^`\\]|\\.)*)`;", text, flags=re.M | re.S):
        name, value = unescape(match[1]), unescape(match[2]).strip()
        if value.startswith('"') and value.endswith('"'):
            value = value[1:-1].replace('\\"', '"')
        if re.search(r"^type \w+", value, flags=re.M) and re.search(r"^type (Query|Mutation) ", value, flags=re.M):
            snapshots[name] = value
    return snapshots


TEST = re.compile(r"""\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1""", re.S)
SCHEMA = re.compile(r"`((?:[^`\\]|\\.)*@model(?:[^`\\]|\\.)*)`", re.S)


def pair(package, text, snapshots):
    """The tests whose snapshots are schemas. The text of a test ends where the next one begins."""
    starts = [(match.start(), unescape(match[2])) for match in TEST.finditer(text)] + [(len(text), None)]
    for name, expected in snapshots.items():
        title = re.sub(r" \d+$", "", name)
        bodies = [
            text[start:end] for (start, found), (end, _) in zip(starts, starts[1:])
            if title == found or title.endswith(" " + found)
        ]
        sources = [source for body in bodies for source in SCHEMA.findall(body)]
        if not bodies or not sources:
            sources = SCHEMA.findall(text[:starts[0][0]])
        # A snapshot belongs to the input with the same types.
        yield Case(package, name, best(sources, expected), expected, "".join(bodies))


def best(sources, expected):
    defined = set(re.findall(r"^(?:type|enum|input|interface|union) (\w+)", expected, flags=re.M))

    def missing(source):
        own = set(re.findall(r"\b(?:type|enum|interface|union) (\w+)", source))
        return len(own - defined), -len(own & defined)

    return unescape(min(sources, key=missing)) if sources else None
