"""Reads the documents of a project, as the operations and fragments of `operations`."""

import re

from graphql import GraphQLError, get_named_type, is_composite_type, parse, print_ast, validate
from graphql.language import DocumentNode, FieldNode, FragmentDefinitionNode, FragmentSpreadNode
from graphql.utilities import type_from_ast

from operations import Definition, Field, SelectionSet

LITERAL = re.compile(r"\b(?:gql|graphql)(?:\s*\(\s*|\s*/\*.*?\*/\s*|\s*)`([^`]*)`", re.DOTALL)
SCRIPTS = (".ts", ".tsx", ".js", ".jsx")


class WrittenDefinition(Definition):
    """A definition with the text that the project has."""

    def __init__(self, node, inside):
        kind = "fragment" if isinstance(node, FragmentDefinitionNode) else node.operation.value
        super().__init__(kind, node.name.value, inside, {})
        self.text = print_ast(node)

    def __str__(self):
        return self.text


def read(folder, schema, parts=()):
    """The operations and fragments of each file, those to edit first, and the names of the definitions left out.

    With `parts`, which are paths in the folder, these are of the files there, and the fragments that they reach.
    """
    nodes, wanted = {}, set()
    contents = []
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        own = []
        for text in texts(path):
            try:
                definitions = parse(text, no_location=True).definitions
            except GraphQLError:
                continue
            named = [node for node in definitions if getattr(node, "name", None)]
            own += [node for node in named if key(node) not in nodes]
            nodes |= {key(node): node for node in own}
            if not parts or any(path.is_relative_to(folder / part) for part in parts):
                wanted |= set(map(key, named))
        if own:
            contents.append(own)
    wanted = reached(wanted, nodes)
    nodes = {own: node for own, node in nodes.items() if own in wanted}
    refused = invalid(nodes, schema)
    valid = nodes.keys() - refused
    reader = Reader(nodes, schema)
    read = []
    for own in contents:
        made = [reader.definition(key(node)) for node in own if key(node) in valid]
        fragments = [definition for definition in made if definition.kind == "fragment"]
        operations = [definition for definition in made if definition.kind != "fragment"]
        if made:
            read.append((operations, fragments))
    return edited_first(read), {name for _, name in refused}


def key(node):
    """An operation and a fragment may have the same name."""
    return isinstance(node, FragmentDefinitionNode), node.name.value


def texts(path):
    if path.suffix in (".graphql", ".gql"):
        return [path.read_text()]
    if path.suffix in SCRIPTS and "generated" not in str(path):
        return [re.sub(r"\$\{[^}]*\}", "", text) for text in LITERAL.findall(path.read_text(errors="replace"))]
    return []


def spreads(node):
    if isinstance(node, FragmentSpreadNode):
        return {(True, node.name.value)}
    selections = node.selection_set.selections if getattr(node, "selection_set", None) else ()
    return set().union(*map(spreads, selections))


def reached(keys, nodes):
    """The keys of definitions and of all that they spread, at any depth."""
    found, waiting = set(keys), list(keys)
    while waiting:
        new = spreads(nodes[waiting.pop()]) - found
        found |= new
        waiting += new & nodes.keys()
    return found


def invalid(nodes, schema):
    """The keys of definitions that are not valid by the schema, with all that spread them."""
    refused = set()
    for own, node in nodes.items():
        whole = reached([own], nodes)
        if not whole <= nodes.keys() or "__schema" in print_ast(node):
            refused.add(own)
            continue
        document = DocumentNode(definitions=tuple(nodes[other] for other in sorted(whole)))
        # A fragment alone is never used.
        if any("never used" not in error.message for error in validate(schema, document)):
            refused.add(own)
    return refused


def edited_first(contents):
    """The file whose first fragment has the median size, then the one whose queries are the smallest, then others."""
    with_fragments = sorted((file for file in contents if file[1]), key=lambda file: file[1][0].inside.size())
    if not with_fragments:
        raise SystemExit("No valid fragment is in these files, and one is to be edited. Name other parts of the folder.")
    fragment = with_fragments[len(with_fragments) // 2]
    with_queries = [file for file in contents if file is not fragment and file[0] and file[0][0].kind == "query"]
    if not with_queries:
        raise SystemExit("No valid query is in a second file, and one is to be edited. Name other parts of the folder.")
    query = min(with_queries, key=lambda file: sum(definition.inside.size() for definition in file[0] + file[1]))
    return [fragment, query] + [file for file in contents if file is not fragment and file is not query]


class Reader:
    def __init__(self, nodes, schema):
        self.nodes = nodes
        self.schema = schema
        self.definitions = {}

    def definition(self, key):
        if key not in self.definitions:
            node = self.nodes[key]
            if isinstance(node, FragmentDefinitionNode):
                type = type_from_ast(self.schema, node.type_condition)
            else:
                type = self.schema.get_root_type(node.operation)
            inside = SelectionSet(type)
            self.add(inside, node.selection_set)
            self.definitions[key] = WrittenDefinition(node, inside)
        return self.definitions[key]

    def add(self, selections, node):
        """Adds what a selection set has. Fields with one key are one field."""
        for selection in node.selections:
            condition = next((d for d in selection.directives if d.name.value in ("include", "skip")), None)
            if isinstance(selection, FieldNode):
                self.add_field(selections, selection, condition)
                continue
            if isinstance(selection, FragmentSpreadNode):
                type, own = self.definition((True, selection.name.value)).inside.type, selections
            else:
                type = selections.type
                if selection.type_condition:
                    type = type_from_ast(self.schema, selection.type_condition)
                own = selections
            holds = type is selections.type or type in getattr(selections.type, "interfaces", ())
            if condition or not holds:
                own = SelectionSet(type)
                selections.branches.append(own)
            if isinstance(selection, FragmentSpreadNode):
                own.fragments.append(self.definition((True, selection.name.value)))
            else:
                self.add(own, selection.selection_set)

    def add_field(self, selections, node, condition):
        if node.name.value == "__typename":
            return
        key = (node.alias or node.name).value
        field = next((field for field in selections.fields if field.name == key), None)
        if not field:
            type = selections.type.fields[node.name.value].type
            inside = SelectionSet(get_named_type(type)) if is_composite_type(get_named_type(type)) else None
            field = Field(key, type, [], inside, condition)
            selections.fields.append(field)
        if field.inside:
            self.add(field.inside, node.selection_set)
