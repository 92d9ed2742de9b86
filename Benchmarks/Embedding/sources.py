"""Writes Swift files with operations, and the same files with handwritten types for the responses."""

import textwrap

from graphql import get_named_type, is_enum_type, is_list_type, is_non_null_type, parse, print_ast

SCALARS = {"Int": "Int", "Float": "Double", "Boolean": "Bool"}
KEYWORDS = {
    "as", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import",
    "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
}


def files(contents, write_queries, write_fragment):
    """The text of each file by its name: operations, fragments, and a use of the next file's operations.

    `contents` has the operations and the fragments of each file.
    """
    texts = {}
    for number, (own, fragments) in enumerate(contents):
        next_file = (number + 1) % len(contents)
        parts = [write_queries(number, own), *map(write_fragment, fragments)]
        parts += ["\n".join(show(f"Queries{next_file}", query) for query in contents[next_file][0])]
        texts[f"Queries{number}.swift"] = "\n".join(parts)
    return texts


def show(namespace, query):
    """A function that reads a property of an operation's response."""
    path = "data"
    selections = query.inside
    is_optional = False
    while selections and selections.fields:
        field = selections.fields[0]
        path += f"{'?' if is_optional else ''}.{escaped(field.name)}"
        is_optional = not is_non_null_type(field.type) or field.condition is not None
        is_list = is_list_type(field.type.of_type if is_non_null_type(field.type) else field.type)
        selections = None if is_list else field.inside
    return f"func show{query.name}(_ data: {namespace}.{query.name}.Data) -> String {{ String(describing: {path}) }}\n"


# With macros


def queries(number, own):
    """The operations of a file, in one literal or in several."""
    head = "import InlineGraphQL\n\n"
    if number % 4 == 3:
        literals = [f"  @GraphQLOperation({literal(query)})\n  struct {query.name} {{}}\n" for query in own]
    elif number % 4 == 2:
        literals = [f"  #graphql({literal(query)})\n" for query in own]
    else:
        literals = [f"  #graphql({literal(*own)})\n"] if own else []
    return head + f"enum Queries{number} {{\n" + "\n".join(literals) + "}\n"


def fragment(definition):
    return f"@GraphQLFragment({literal(definition)})\nstruct {definition.name} {{}}\n"


def literal(*definitions):
    text = print_ast(parse("\n".join(map(str, definitions))))
    return '"""\n' + textwrap.indent(text, "    ") + '\n    """'


# By hand


class HandWritten:
    """Members under type conditions or `@include` are optional. The fields of a fragment are properties, and the
    objects in them have the types of the fragment's struct."""

    def __init__(self, conformances=""):
        self.conformances = conformances
        self.enums = {}

    def queries(self, number, own):
        structs = [
            f"  struct {query.name} {{\n" + "\n".join(self.struct("Data", query.inside, "    ")) + "\n  }\n"
            for query in own
        ]
        return f"enum Queries{number} {{\n" + "\n".join(structs) + "}\n"

    def fragment(self, definition):
        return "\n".join(self.struct(definition.name + "Fragment", definition.inside, "")) + "\n"

    def struct(self, name, selections, indentation):
        inner = indentation + "  "
        properties, nested = {}, []
        self.add(selections, "", False, properties, nested, inner)
        lines = [f"{indentation}struct {name}{self.conformances} {{"]
        if selections.branches:
            lines.append(inner + "let __typename: String")
        lines += [f"{inner}let {escaped(name)}: {swift}" for name, swift in properties.items()] + nested
        return [*lines, indentation + "}"]

    def add(self, selections, prefix, is_conditional, properties, nested, indentation):
        """Adds an object's properties, and the types of its objects unless they belong to a fragment."""
        for field in selections.fields:
            if field.name in properties:
                continue
            inside = None
            if field.inside:
                inside = f"{field.inside.type}_{field.name}"
                if nested is not None:
                    nested += self.struct(inside, field.inside, indentation)
            swift = self.swift_type(field.type, prefix + inside if inside else None)
            if (is_conditional or field.condition) and not swift.endswith("?"):
                swift += "?"
            properties[field.name] = swift
        for fragment in selections.fragments:
            self.add(fragment.inside, fragment.name + "Fragment.", is_conditional, properties, None, indentation)
        for branch in selections.branches:
            self.add(branch, prefix, True, properties, nested, indentation)

    def swift_type(self, type, inside):
        if is_non_null_type(type):
            return self.swift_type(type.of_type, inside).removesuffix("?")
        if is_list_type(type):
            return f"[{self.swift_type(type.of_type, inside)}]?"
        if is_enum_type(type):
            self.enums[type.name] = type
        named = get_named_type(type)
        return (inside or (named.name if is_enum_type(named) else SCALARS.get(named.name, "String"))) + "?"

    def enum_file(self):
        lines = []
        for name in sorted(self.enums):
            lines.append(f"enum {name}: String, Codable, Sendable {{")
            for value in self.enums[name].values:
                words = value.lower().split("_")
                case = words[0] + "".join(word.capitalize() for word in words[1:])
                lines.append(f'  case {escaped(case)} = "{value}"')
            lines.append("}\n")
        return "\n".join(lines)


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name
