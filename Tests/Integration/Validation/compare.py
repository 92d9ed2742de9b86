"""Compares the errors of `inline-graphql validate --batch` with those of graphql-core, over random texts.

    python3 Tests/Integration/Validation/compare.py --command inline-graphql \\
        documents SCHEMA… --count 1000 | schemas --count 1000 | syntax --count 2000

Both must find the same errors: the same message at the same lines and columns. differences.py lists the differences on
purpose. The seed is fixed, so that a run can be repeated.
"""

import argparse
import itertools
import json
import random
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

from graphql import build_schema

import differences
import reference
from documents import random_documents
from schemas import random_schemas
from syntax import random_texts

SYNTAX_SCHEMA = "type Query { a: Int }"


class Command:
    """The command, which answers requests while it runs."""

    def __init__(self, path):
        command = [path, "validate", "--batch", "--max-errors", str(10**9)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def errors(self, requests):
        """The errors of each request. The caller may do something else while the command validates."""
        # A thread writes the requests: if the program wrote them all before it read an answer, both processes could
        # wait for each other.
        # It does not keep this process from ending at a difference.
        threading.Thread(target=self.send, args=(requests,), daemon=True).start()
        for index, _ in enumerate(requests):
            answer = json.loads(self.process.stdout.readline())
            assert answer["id"] == index, answer
            yield {
                (reference.normalised(error["message"]), tuple((at["line"], at["column"]) for at in error["locations"]))
                for error in answer["errors"]
            }

    def send(self, requests):
        for index, (schema, document) in enumerate(requests):
            request = {"id": index, "schema": schema, "document": document}
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


class Run:
    """Compares one text after another, and ends the process at the first difference."""

    def __init__(self, differences_on_purpose):
        self.comparison = differences.Comparison(differences_on_purpose)
        self.planted = 0
        self.valid = 0
        self.skipped = Counter()

    def compare(self, name, text, ours, theirs):
        if not self.comparison.add(ours, theirs):
            print(f"{name}:\n{text}", file=sys.stderr)
            for error in sorted(ours - theirs):
                print("only we:          ", error, file=sys.stderr)
            for error in sorted(theirs - ours):
                print("only graphql-core:", error, file=sys.stderr)
            sys.exit(1)
        self.valid += not theirs
        if ours == theirs:
            self.plant(ours, theirs)

    def plant(self, ours, theirs):
        """Plants differences and checks that they are found: a missing error, an extra one, another message, another
        location."""
        planted = [ours | {("Planted.", ((1, 1),))}]
        # That we lack an error which graphql-core alone may have is no difference to be found.
        certain = sorted(error for error in ours if not self.comparison.may_be_theirs_alone(error))
        for message, places in certain[:1]:
            rest = ours - {(message, places)}
            elsewhere = tuple((line, column + 1) for line, column in places) or ((1, 1),)
            planted += [rest, rest | {(message + " ", places)}, rest | {(message, elsewhere)}]
        for faulty in planted:
            assert not differences.Comparison(self.comparison.differences).is_same(faulty, theirs), faulty
            self.planted += 1

    def report(self, what, kinds):
        comparison = self.comparison
        errors = comparison.errors.total()
        print(f"same: {comparison.texts} {what}, {self.valid} of them valid, {errors} errors of {len(comparison.errors)} kinds")
        print("  made by:", ", ".join(f"{name} {count}" for name, count in sorted(kinds.items())))
        for difference in comparison.differences:
            print(f"  differs on purpose, {comparison.applied[difference.name]} times: {difference.name}")
        for name, count in self.skipped.items():
            print(f"  left out, {count} times: {name}")
        print(f"  {self.planted} planted differences were seen")


def compare_documents(command, options):
    run, kinds = Run(differences.DOCUMENTS), Counter()
    for path in options.schemas:
        schema = build_schema(Path(path).read_text())
        texts = random_documents(schema, random.Random(options.seed), kinds)
        texts = list(itertools.islice(texts, options.count))
        for index, (text, ours) in enumerate(zip(texts, command.errors([(str(path), text) for text in texts]))):
            theirs, failed = reference.document_errors(schema, text)
            for rule in failed:
                run.skipped[f"{rule}, for which graphql-core ends in an exception"] += 1
                ours = {error for error in ours if not reference.is_of_rule(error[0], rule)}
            run.compare(f"{path}, document {index} of seed {options.seed}", text, ours, theirs)
    run.report(f"documents over {len(options.schemas)} schemas", kinds)
    return run


def compare_schemas(command, options):
    run, kinds = Run(differences.SCHEMAS), Counter()
    texts = random_schemas(random.Random(options.seed), kinds)
    while run.comparison.texts < options.count:
        some = list(itertools.islice(texts, 100))
        for text, ours in zip(some, command.errors([(text, None) for text in some])):
            theirs = reference.schema_errors(text)
            if theirs is None:
                run.skipped["schemas of which graphql-core cannot make one"] += 1
            else:
                run.compare(f"a schema of seed {options.seed}", text, ours, theirs)
    run.report("schemas", kinds)
    return run


def compare_syntax(command, options):
    run, kinds = Run(differences.SYNTAX), Counter()
    texts = random_texts(random.Random(options.seed), kinds)
    while run.comparison.texts - run.valid < options.count:
        some = list(itertools.islice(texts, 100))
        for text, ours in zip(some, command.errors([(SYNTAX_SCHEMA, text) for text in some])):
            theirs = reference.syntax_errors(text)
            if theirs is None:
                run.skipped["texts for which graphql-core's parser ends in an exception"] += 1
            else:
                ours = {error for error in ours if error[0].startswith("Syntax Error: ")}
                run.compare(f"a text of seed {options.seed}", repr(text), ours, theirs)
    run.report("texts", kinds)
    return run


def main():
    parser = argparse.ArgumentParser(description="Compares validation with graphql-core.")
    parser.add_argument("--command", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every-difference", action="store_true", help="fail if one of differences.py never shows")
    subparsers = parser.add_subparsers(required=True)
    for name, compare in (("documents", compare_documents), ("schemas", compare_schemas), ("syntax", compare_syntax)):
        subparser = subparsers.add_parser(name)
        subparser.add_argument("--count", type=int, default=1000)
        subparser.set_defaults(compare=compare)
        if name == "documents":
            subparser.add_argument("schemas", nargs="+")
    options = parser.parse_args()
    command = Command(options.command)
    run = options.compare(command, options)
    command.end()
    never = [difference.name for difference in run.comparison.differences if not run.comparison.applied[difference.name]]
    if never and options.every_difference:
        sys.exit(f"These differences never showed, so they should go: {', '.join(never)}")


if __name__ == "__main__":
    main()
