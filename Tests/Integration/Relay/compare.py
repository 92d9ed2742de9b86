#!/usr/bin/env python3
"""Counts the documents of Relay's tests that are accepted or refused as Relay does.

Documents with directives that are not supported yet are counted apart, and so are those of Relay's resolvers, whose
fields no schema has.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import tempfile

SCHEMA = "relay-test-schema/src/testschema.graphql"
# Tests whose documents are checked against the test schema, by all of the compiler's rules or by those of one stage.
FOLDERS = [
    "relay-compiler/tests/compile_relay_artifacts",
    "relay-typegen/tests/generate_flow",
    "relay-typegen/tests/generate_typescript",
    "relay-transforms/tests/*",
    "relay-codegen/tests/*",
    "graphql-ir/tests/parse",
    "graphql-ir/tests/parse_with_provider",
    "graphql-ir-validations/tests/*",
]
# Each test of a stage stops there, so that it accepts what later stages refuse.
WHOLE = "relay-compiler/tests/compile_relay_artifacts"


class Fixture:
    def __init__(self, path, crates):
        self.name = str(path.relative_to(crates))
        text, _, self.extensions = path.read_text().partition("%extensions%")
        # Options of the compiler are in comments that are not GraphQL's.
        self.text = re.sub(r"^//-", "#", text, flags=re.MULTILINE)
        self.has_resolvers = bool(re.search("@relay_resolver|@RelayResolver", text + self.extensions, re.IGNORECASE))
        expected = path.with_suffix(".expected").read_text()
        self.is_accepted = "==================================== ERROR" not in expected
        self.error = next((line for line in expected.splitlines() if line.startswith("✖")), "").lstrip("✖︎ ")


def fixtures(crates):
    for pattern in FOLDERS:
        for folder in sorted(crates.glob(pattern)):
            for path in sorted((folder / "fixtures").glob("*.graphql")):
                if path.with_suffix(".expected").exists():
                    yield Fixture(path, crates)


def check(fixture, crates, command):
    """Returns the messages of the errors in a fixture."""
    with tempfile.TemporaryDirectory() as folder:
        schema = pathlib.Path(folder, "schema.graphqls")
        extensions = "\n".join(line for line in fixture.extensions.splitlines() if not line.startswith("# %"))
        schema.write_text((crates / SCHEMA).read_text() + "\n" + extensions)
        document = pathlib.Path(folder, "document.graphql")
        document.write_text(fixture.text)
        result = subprocess.run(
            [command, "validate", "--schema", schema, "--format", "json", document], capture_output=True, text=True
        )
    if result.returncode not in (0, 1):
        return ["crashed: " + result.stderr]
    found = [finding for finding in json.loads(result.stdout) if finding["severity"] == "error"]
    # A fragment alone is a document in Relay's tests.
    return [finding["message"] for finding in found if not finding["message"].endswith("is never used.")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("crates", type=pathlib.Path)
    parser.add_argument("--command", required=True)
    parser.add_argument("--list", action="store_true", help="name every document that differs")
    arguments = parser.parse_args()
    all_fixtures = list(fixtures(arguments.crates))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda fixture: check(fixture, arguments.crates, arguments.command), all_fixtures))

    counts = collections.Counter()
    reasons = {"refused here": collections.Counter(), "accepted here": collections.Counter()}
    names = collections.defaultdict(list)
    for fixture, errors in zip(all_fixtures, results):
        stage = "all rules" if fixture.name.startswith(WHOLE) else "one stage"
        if any("is not supported yet" in error for error in errors):
            counts[stage, "unsupported directives"] += 1
            continue
        if fixture.has_resolvers:
            counts[stage, "resolvers"] += 1
            continue
        if fixture.is_accepted == (not errors):
            counts[stage, "accepted by both" if fixture.is_accepted else "refused by both"] += 1
            continue
        kind = "refused here" if fixture.is_accepted else "accepted here"
        counts[stage, kind] += 1
        reason = fixture.error if kind == "accepted here" else errors[0]
        reason = re.sub(r"(\"[^\"]*\"|'[^']*'|`[^`]*`|\(/.*\))", "…", reason)
        reasons[kind][reason] += 1
        names[kind, reason].append(fixture.name)

    for (stage, kind), count in sorted(counts.items()):
        print(f"{stage}: {kind}: {count}")
    for kind, counter in reasons.items():
        print(f"\n{kind}, not by Relay:")
        for reason, count in counter.most_common():
            print(f"{count:5} {reason}")
            if arguments.list:
                for name in names[kind, reason]:
                    print(f"      {name}")


main()
