"""Expands the schemas in the tests of Amplify's transformers, and compares types, fields, arguments, nullability and
enum values. Directives and the order of definitions do not count; differences.py lists the other differences and their
reasons.

"snapshots" compares with the snapshots beside the tests. "original" compares with what the transformers themselves make
of all schemas in all tests, accepted or not.
"""

import argparse
import collections
import json
import os
import subprocess
import sys

from graphql import parse, print_ast
from graphql.language import ast

from differences import accepted_reason, difference_reason, out_of_scope
from snapshots import Clone


def shape(sdl):
    """The contents of a schema by type: the fields with their types, and their arguments with theirs."""
    types = {}
    for node in parse(sdl, no_location=True).definitions:
        if isinstance(node, (ast.ObjectTypeDefinitionNode, ast.ObjectTypeExtensionNode, ast.InterfaceTypeDefinitionNode)):
            fields = types.setdefault(node.name.value, {})
            for item in node.fields or []:
                arguments = {argument.name.value: print_ast(argument.type) for argument in item.arguments or []}
                fields[item.name.value] = (print_ast(item.type), tuple(sorted(arguments.items())))
        elif isinstance(node, (ast.InputObjectTypeDefinitionNode, ast.InputObjectTypeExtensionNode)):
            fields = types.setdefault(node.name.value, {})
            for item in node.fields or []:
                fields[item.name.value] = (print_ast(item.type), ())
        elif isinstance(node, ast.EnumTypeDefinitionNode):
            types[node.name.value] = {value.name.value: ("value", ()) for value in node.values}
        elif isinstance(node, ast.UnionTypeDefinitionNode):
            types[node.name.value] = {member.name.value: ("member", ()) for member in node.types}
    return types


def compare(expected, actual):
    """The differences, one a line."""
    lines = []
    for name in sorted(expected.keys() | actual.keys()):
        theirs, ours = expected.get(name), actual.get(name)
        if theirs is None or ours is None:
            lines.append(f"{'only theirs' if ours is None else 'only ours'}: type {name}")
            continue
        for field in sorted(theirs.keys() | ours.keys()):
            if theirs.get(field) != ours.get(field):
                lines.append(f"{name}.{field}: theirs {written(theirs.get(field))}, ours {written(ours.get(field))}")
    return lines


def written(field):
    if field is None:
        return "-"
    arguments = ", ".join(f"{name}: {type}" for name, type in field[1])
    return (f"({arguments}): " if arguments else "") + field[0]


def expand(command, source):
    result = subprocess.run([command, "schema", "print", "-"], input=source, capture_output=True, text=True)
    return result.stdout if result.returncode == 0 else None, result.stderr


class Tally:
    def __init__(self):
        self.counts = collections.Counter()

    def add(self, kind, title, detail=""):
        self.counts[kind] += 1
        print(f"{kind}: {title}" + (f"\n    {detail}" if detail else ""))

    def schema(self, title, expected, actual, errors, source):
        if actual is None:
            self.add("DIFFERS", title, "refused: " + errors.strip() + "\n" + source)
            return
        lines = compare(shape(expected), shape(actual))
        rest = [line for line in lines if not difference_reason(line, source)]
        if not lines:
            self.add("agrees", title)
        elif rest:
            self.add("DIFFERS", title, "\n    ".join(rest) + "\n" + source)
        else:
            self.add("differs as known", title, "; ".join(sorted({difference_reason(line, source) for line in lines})))


def compare_snapshots(options):
    tally = Tally()
    for case in Clone(options.clone).all_cases():
        title = f"{case.package}: {case.name}"
        reason = out_of_scope(case)
        if reason:
            tally.add("out of scope", title, reason)
        else:
            tally.schema(title, case.expected, *expand(options.command, case.source), case.source)
    return tally


def compare_with_original(options):
    tally = Tally()
    schemas = list(Clone(options.clone).all_schemas())
    results = subprocess.run(
        ["node", os.path.join(os.path.dirname(__file__), "original.js"), options.bundle, sys.executable],
        input=json.dumps([{"source": schema.source} for schema in schemas]), capture_output=True, text=True, check=True)
    for schema, result in zip(schemas, json.loads(results.stdout)):
        actual, errors = expand(options.command, schema.source)
        if "sdl" in result:
            tally.schema(schema.name, result["sdl"], actual, errors, schema.source)
        elif actual is None:
            tally.add("both refuse", schema.name)
        elif reason := accepted_reason(result["error"]):
            tally.add("accepted as known", schema.name, reason)
        else:
            tally.add("ACCEPTED", schema.name, result["error"] + "\n" + schema.source)
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["snapshots", "original"])
    parser.add_argument("clone", help="a clone of aws-amplify/amplify-category-api, with its history")
    parser.add_argument("--command", required=True, help="inline-graphql")
    parser.add_argument("--bundle", help="what \"bundle\" made of the clone")
    options = parser.parse_args()
    tally = compare_snapshots(options) if options.what == "snapshots" else compare_with_original(options)
    print(", ".join(f"{kind}: {count}" for kind, count in sorted(tally.counts.items())))
    raise SystemExit(1 if tally.counts["DIFFERS"] or tally.counts["ACCEPTED"] else 0)


if __name__ == "__main__":
    main()
