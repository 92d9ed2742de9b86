"""Compares `inline-graphql schema diff` with graphql-core over random edits of a schema.

    python3 Tests/Integration/changes.py --command inline-graphql --schema FILE --pairs 100 [--seed 1]

Both must find the same breaking and dangerous changes, with the same messages. Changes that graphql-core does not look
for are left out.
"""

import argparse
import copy
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from graphql import (
    BreakingChangeType,
    DangerousChangeType,
    build_schema,
    find_breaking_changes,
    find_dangerous_changes,
    is_input_object_type,
    is_interface_type,
    is_object_type,
    parse,
    print_ast,
)
from graphql.language import (
    DirectiveDefinitionNode,
    EnumTypeDefinitionNode,
    EnumValueDefinitionNode,
    FieldDefinitionNode,
    InputObjectTypeDefinitionNode,
    InputValueDefinitionNode,
    InterfaceTypeDefinitionNode,
    ListTypeNode,
    NamedTypeNode,
    NameNode,
    NonNullTypeNode,
    ObjectTypeDefinitionNode,
    ScalarTypeDefinitionNode,
    TypeDefinitionNode,
    UnionTypeDefinitionNode,
    parse_value,
)
from graphql.pyutils import Undefined

SCALARS = ["Int", "Float", "String", "Boolean", "ID"]
VALUES = ["null", "1", "2.50", '"1"', '"a"', "true", "[1]", '["a", null]', "[[1, 2]]", "{}", '{text: "a"}', "ON", "[OFF]"]
LOCATIONS = ["FIELD", "QUERY", "FRAGMENT_SPREAD", "OBJECT", "ENUM_VALUE"]
KINDS = {kind.name for kind in [*BreakingChangeType, *DangerousChangeType]}


class Edits:
    """Edits a document in place."""

    def __init__(self, document, seed):
        self.document = document
        self.random = random.Random(seed)

    def make(self, count):
        for _ in range(count):
            edit = self.random.choice(
                [self.edit_list, self.edit_list, self.edit_type, self.edit_type, self.edit_default, self.edit_definition]
            )
            edit()

    def nodes(self, *classes):
        """The definitions of some classes, with their fields, arguments and values."""
        found = []
        waiting = list(self.document.definitions)
        while waiting:
            node = waiting.pop()
            if isinstance(node, classes):
                found.append(node)
            for name in ("fields", "arguments", "values"):
                waiting += getattr(node, name, None) or ()
        return found

    def names(self, *classes):
        return [node.name.value for node in self.nodes(*classes)]

    def new_name(self):
        return NameNode(value=f"new{self.random.randrange(10**6)}")

    def edit_list(self):
        """Removes an element of a list, or adds a copy with another name or a reference."""
        node, name = self.random.choice(
            [
                (node, name)
                for node in self.nodes(TypeDefinitionNode, DirectiveDefinitionNode, FieldDefinitionNode)
                for name in ("fields", "arguments", "values", "types", "interfaces", "locations")
                if hasattr(node, name)
            ]
        )
        elements = list(getattr(node, name) or ())
        present = [element.value if name == "locations" else element.name.value for element in elements]
        if elements and self.random.random() < 0.5:
            elements.pop(self.random.randrange(len(elements)))
        elif name in ("types", "interfaces", "locations"):
            others = {
                "types": self.names(ObjectTypeDefinitionNode),
                "interfaces": self.names(InterfaceTypeDefinitionNode),
                "locations": LOCATIONS,
            }[name]
            others = [other for other in others if other not in present]
            if others:
                other = NameNode(value=self.random.choice(others))
                elements.append(other if name == "locations" else NamedTypeNode(name=other))
        elif elements:
            element = copy.copy(self.random.choice(elements))
            element.name = self.new_name()
            elements.append(element)
        if elements or name in ("arguments", "interfaces"):
            setattr(node, name, tuple(elements))

    def edit_type(self):
        """Changes the type of a field or argument."""
        node = self.random.choice(self.nodes(FieldDefinitionNode, InputValueDefinitionNode))
        if isinstance(node, FieldDefinitionNode):
            types = self.nodes(TypeDefinitionNode)
            names = [type_.name.value for type_ in types if not isinstance(type_, InputObjectTypeDefinitionNode)]
        else:
            names = self.names(InputObjectTypeDefinitionNode, EnumTypeDefinitionNode, ScalarTypeDefinitionNode)
        node.type = self.other_type(node.type, names + SCALARS)

    def other_type(self, type_node, names):
        choice = self.random.randrange(5)
        is_named = isinstance(type_node, NamedTypeNode)
        if choice == 0:
            return ListTypeNode(type=type_node)
        if choice == 1:
            return type_node.type if isinstance(type_node, NonNullTypeNode) else NonNullTypeNode(type=type_node)
        if choice == 2 and not is_named:
            return type_node.type
        if choice == 3 and not is_named:
            inner = self.other_type(type_node.type, names)
            if isinstance(type_node, ListTypeNode):
                return ListTypeNode(type=inner)
            return inner if isinstance(inner, NonNullTypeNode) else NonNullTypeNode(type=inner)
        return NamedTypeNode(name=NameNode(value=self.random.choice(names)))

    def edit_default(self):
        """Changes, adds or removes the default value of an argument or input field."""
        inputs = self.nodes(InputValueDefinitionNode)
        if not inputs:
            return
        node = self.random.choice(inputs)
        node.default_value = parse_value(self.random.choice(VALUES)) if self.random.random() < 0.8 else None

    def edit_definition(self):
        """Changes a definition as a whole."""
        definitions = list(self.document.definitions)
        index = self.random.randrange(1, len(definitions))
        node = definitions[index]
        choice = self.random.randrange(6)
        if isinstance(node, DirectiveDefinitionNode) and choice < 3:
            node.repeatable = not node.repeatable
        elif choice == 0:
            # Few definitions refer to those that an edit added, so the schema usually stays valid without them.
            added = [node for node in definitions[1:] if node.name.value.startswith("new")]
            definitions.remove(self.random.choice(added or definitions[1:]))
        elif choice < 3:
            added = copy.deepcopy(node)
            added.name = self.new_name()
            definitions.append(added)
        elif choice == 3 and not isinstance(node, DirectiveDefinitionNode):
            value = EnumValueDefinitionNode(name=NameNode(value="ON"), directives=())
            definitions[index] = self.random.choice(
                [
                    ScalarTypeDefinitionNode(name=node.name, directives=()),
                    EnumTypeDefinitionNode(name=node.name, directives=(), values=(value,)),
                    UnionTypeDefinitionNode(name=node.name, directives=(), types=()),
                ]
            )
        self.document.definitions = tuple(definitions)


def built(sdl):
    """The schema; None if graphql-core rejects it or one of its default values."""
    try:
        schema = build_schema(sdl)
        owners = [*schema.directives]
        inputs = []
        for type_ in schema.type_map.values():
            if is_input_object_type(type_):
                inputs += type_.fields.values()
            elif is_object_type(type_) or is_interface_type(type_):
                owners += type_.fields.values()
        inputs += [argument for owner in owners for argument in owner.args.values()]
    except Exception:  # graphql-core has an error of its own for each thing that can be wrong.
        return None
    invalid = (i for i in inputs if i.ast_node and i.ast_node.default_value and i.default_value is Undefined)
    return None if any(invalid) else schema


def theirs(old, new):
    try:
        changes = find_breaking_changes(old, new) + find_dangerous_changes(old, new)
    except Exception:  # It cannot print the values that scalars of its users may have.
        return None
    return Counter((change.type.name, change.description) for change in changes)


def ours(command, old, new):
    process = subprocess.run([command, "schema", "diff", "--format", "json", old, new], capture_output=True, text=True)
    assert process.returncode in (0, 1), process.stderr
    changes = json.loads(process.stdout)["changes"]
    return Counter((change["kind"], change["message"]) for change in changes if change["kind"] in KINDS)


def main():
    parser = argparse.ArgumentParser(description="Compares schema diff with graphql-core.")
    parser.add_argument("--command", required=True)
    parser.add_argument("--schema", required=True, type=Path)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    original = parse(options.schema.read_text(), no_location=True)
    compared, kinds, seed = 0, Counter(), options.seed * 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        old_path, new_path = str(Path(folder, "old.graphqls")), str(Path(folder, "new.graphqls"))
        while compared < options.pairs:
            seed += 1
            old_edits = Edits(copy.deepcopy(original), seed)
            old_edits.make(old_edits.random.randrange(6))
            new_edits = Edits(copy.deepcopy(old_edits.document), -seed)
            new_edits.make(new_edits.random.randrange(1, 16))
            old_sdl, new_sdl = print_ast(old_edits.document), print_ast(new_edits.document)
            old, new = built(old_sdl), built(new_sdl)
            expected = theirs(old, new) if old and new else None
            if expected is None:
                continue
            Path(old_path).write_text(old_sdl)
            Path(new_path).write_text(new_sdl)
            found = ours(options.command, old_path, new_path)
            if found != expected:
                print(f"{options.schema}, seed {seed}: {old_sdl}\n→\n{new_sdl}", file=sys.stderr)
                print("only graphql-core:", *(expected - found), "only we:", *(found - expected), sep="\n", file=sys.stderr)
                sys.exit(1)
            compared += 1
            kinds += Counter(kind for kind, _ in expected.elements())
    missing = KINDS - set(kinds)
    print(f"same: {kinds.total()} changes in {compared} pairs" + (f", but no {', '.join(sorted(missing))}" if missing else ""))


if __name__ == "__main__":
    main()
