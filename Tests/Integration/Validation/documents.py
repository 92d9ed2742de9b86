"""Random documents: valid ones from walks over a schema, and mutations of each kind that a rule is about."""

import re

from graphql import (
    GraphQLBoolean,
    GraphQLEnumType,
    GraphQLError,
    GraphQLInputObjectType,
    GraphQLList,
    GraphQLNonNull,
    Source,
    TokenKind,
    do_types_overlap,
    get_named_type,
    is_abstract_type,
    is_composite_type,
    is_leaf_type,
    is_non_null_type,
    is_required_argument,
    is_required_input_field,
    is_union_type,
    parse,
)
from graphql.language import Lexer

SCALARS = {
    "Int": ["0", "-5", "100"],
    "Float": ["1", "1.5", "-2e3"],
    "String": ['"a"', '"""b"""', '"\\u00e9 😀"'],
    "Boolean": ["true", "false"],
    "ID": ['"x"', "4"],
}
CUSTOM_SCALARS = ['"2020"', "1", "{a: 1}", "[1]", "E"]


class Walk:
    """Writes documents. They are valid except for random repetitions: aliases, and fragments with several uses."""

    def __init__(self, schema, random):
        self.schema = schema
        self.random = random
        self.variables = {}
        self.fragments = {}
        self.uses_variables = True

    def document(self):
        self.fragments = {}
        operations = [self.operation(f"Q{index}") for index in range(self.random.choice([1, 1, 1, 2]))]
        definitions = operations + [text for _, text in self.fragments.values() if text]
        self.random.shuffle(definitions)
        return "\n".join(definitions)

    def operation(self, name):
        roots = {
            "query": self.schema.query_type,
            "mutation": self.schema.mutation_type,
            "subscription": self.schema.subscription_type,
        }
        kind, root = self.random.choice([(kind, root) for kind, root in roots.items() if root])
        self.variables, self.uses_variables = {}, True
        depth = self.random.randint(1, 4)
        if kind == "subscription":
            selections = f"{{ {self.field(root, depth)} }}"
        else:
            selections = self.selection_set(root, depth)
        self.uses_variables = False
        variables = ", ".join(self.variable_definition(name, type_) for name, type_ in self.variables.items())
        return f"{kind} {name}{f'({variables})' if variables else ''} {selections}"

    def variable_definition(self, name, type_):
        has_default = not is_non_null_type(type_) and self.random.random() < 0.2
        return f"${name}: {type_}" + (f" = {self.value(type_, 3)}" if has_default else "")

    def selection_set(self, type_, depth):
        selections = [self.selection(type_, depth) for _ in range(self.random.randint(1, 4))]
        return "{ " + ("\n".join(filter(None, selections)) or "__typename") + " }"

    def selection(self, type_, depth):
        choice = self.random.random()
        if choice < 0.75:
            return None if is_union_type(type_) else self.field(type_, depth)
        if choice < 0.87:
            condition = self.condition(type_)
            is_written = condition is not type_ or self.random.random() < 0.5
            on = f" on {condition.name}" if is_written else ""
            return f"...{on}{self.directives()} {self.selection_set(condition, depth - 1)}"
        return self.spread(type_, depth) if depth > 0 else None

    def field(self, type_, depth):
        fields = type_.fields.items()
        if depth <= 0:
            fields = [(name, field) for name, field in fields if is_leaf_type(get_named_type(field.type))]
        if not fields:
            return None
        name, field = self.random.choice(list(fields))
        arguments = ", ".join(
            f"{argument}: {self.argument(definition.type)}"
            for argument, definition in field.args.items()
            if is_required_argument(definition) or self.random.random() < 0.15
        )
        alias = self.random.choice(["x: ", "y: ", "id: ", "name: "]) if self.random.random() < 0.15 else ""
        field_type = get_named_type(field.type)
        selections = " " + self.selection_set(field_type, depth - 1) if is_composite_type(field_type) else ""
        return f"{alias}{name}{f'({arguments})' if arguments else ''}{self.directives()}{selections}"

    def spread(self, type_, depth):
        names = [
            name
            for name, (condition, text) in self.fragments.items()
            if text and do_types_overlap(self.schema, type_, condition)
        ]
        if names and self.random.random() < 0.4:
            return f"...{self.random.choice(names)}"
        name, condition = f"F{len(self.fragments)}", self.condition(type_)
        self.fragments[name] = condition, None
        text = f"fragment {name} on {condition.name} {self.selection_set(condition, depth - 1)}"
        self.fragments[name] = condition, text
        return f"...{name}{self.directives()}"

    def condition(self, type_):
        others = list(self.schema.get_possible_types(type_))[:10] if is_abstract_type(type_) else []
        others += [] if is_union_type(type_) else type_.interfaces
        return self.random.choice([type_, *others])

    def directives(self):
        if self.random.random() > 0.06:
            return ""
        return f" @{self.random.choice(['include', 'skip'])}(if: {self.argument(GraphQLNonNull(GraphQLBoolean))})"

    def argument(self, type_, depth=0):
        return self.variable(type_) if self.uses_variables and self.random.random() < 0.25 else self.value(type_, depth)

    def variable(self, type_):
        same = [name for name, other in self.variables.items() if str(other) == str(type_)]
        if same and self.random.random() < 0.5:
            return f"${self.random.choice(same)}"
        name = self.random.choice("abcdefgh") + str(len(self.variables))
        self.variables[name] = type_
        return f"${name}"

    def value(self, type_, depth):
        if isinstance(type_, GraphQLNonNull):
            return self.value(type_.of_type, depth)
        if isinstance(type_, GraphQLList):
            elements = (self.value(type_.of_type, depth + 1) for _ in range(self.random.randint(0, 2)))
            return f"[{', '.join(elements)}]"
        if isinstance(type_, GraphQLEnumType):
            return self.random.choice(list(type_.values))
        if isinstance(type_, GraphQLInputObjectType):
            return self.input_object(type_, depth)
        return self.random.choice(SCALARS.get(type_.name, CUSTOM_SCALARS))

    def input_object(self, type_, depth):
        fields = list(type_.fields.items())
        if type_.is_one_of:
            fields = [self.random.choice(fields)]
        else:
            fields = [
                (name, field)
                for name, field in fields
                if is_required_input_field(field) or depth < 2 and self.random.random() < 0.2
            ]
        return "{" + ", ".join(f"{name}: {self.argument(field.type, depth + 1)}" for name, field in fields) + "}"


class Mutations:
    """Makes one mistake at a time in a document."""

    def __init__(self, schema, random):
        self.random = random
        self.names = []
        for type_ in schema.type_map.values():
            self.names.append(type_.name)
            self.names += list(getattr(type_, "fields", None) or getattr(type_, "values", None) or {})[:5]
        self.kinds = [
            self.misspell,
            self.misspell,
            self.rename,
            self.replace_value,
            self.remove_token,
            self.add_directive,
            self.add_selection,
            self.add_conflict,
            self.add_spread,
            self.change_variable,
            self.repeat,
            self.add_definition,
        ]

    def mutate(self, text):
        """The text with a mistake, and the mistake's name. The text is `None` if the mistake is impossible."""
        kind = self.random.choice(self.kinds)
        tokens = list(significant_tokens(text))
        return kind(text, tokens), kind.__name__

    def name_tokens(self, tokens):
        return [token for token in tokens if token.kind == TokenKind.NAME]

    def misspell(self, text, tokens):
        """Misspells a name (of a field, type, argument, variable or directive) or a keyword."""
        token = self.random.choice(self.name_tokens(tokens))
        name, index = token.value, self.random.randrange(len(token.value))
        letter = self.random.choice("abcxyzE_")
        name = self.random.choice(
            [
                name[:index] + name[index + 1 :] or letter,
                name[:index] + letter + name[index + 1 :],
                name + letter,
                name.swapcase(),
                name[:index] + name[index:][::-1],
            ]
        )
        return replace(text, token, f"_{name}" if name[0].isdigit() else name)

    def rename(self, text, tokens):
        """Replaces one name by another."""
        names = self.name_tokens(tokens)
        others = [token.value for token in names] if self.random.random() < 0.6 else self.names
        return replace(text, self.random.choice(names), self.random.choice(others))

    def replace_value(self, text, tokens):
        """Replaces a value by one of another type, or by a variable that is not defined."""
        kinds = (TokenKind.INT, TokenKind.FLOAT, TokenKind.STRING, TokenKind.BLOCK_STRING)
        values = [token for token in tokens if token.kind in kinds or token.value in ("true", "false")]
        others = ["1", "1.5", '"x"', '"MALE"', "true", "null", "FOO", '[1, "a"]', "{a: 1}", "$undef", "99999999999", "[]"]
        return replace(text, self.random.choice(values), self.random.choice(others)) if values else None

    def remove_token(self, text, tokens):
        """Removes a token. Most of the results are not GraphQL, some are."""
        return replace(text, self.random.choice(tokens), "")

    def add_directive(self, text, tokens):
        """Adds directives that are misplaced or wrong in themselves."""
        token = self.random.choice(self.name_tokens(tokens))
        directives = [
            "@include(if: true)",
            "@skip",
            "@foo",
            "@include(if: $zz)",
            "@deprecated",
            "@skip(if: true) @skip(if: false)",
            "@include(if: 1, x: 2)",
            '@specifiedBy(url: "a")',
        ]
        return text[: token.end] + f" {self.random.choice(directives)} " + text[token.end :]

    def insert_after_brace(self, text, tokens, insertion):
        braces = [token for token in tokens if token.kind == TokenKind.BRACE_L]
        token = self.random.choice(braces) if braces else None
        return f"{text[: token.end]} {insertion} {text[token.end :]}" if token else None

    def add_selection(self, text, tokens):
        """Adds a selection: of a missing field or fragment, or of introspection."""
        name = self.random.choice(self.names)
        selections = [
            "...Nope",
            "nope",
            name,
            "... { id }",
            "... on Nope { a }",
            f"... on {name} {{ __typename }}",
            "__schema { types { name } }",
            "__type(name: 1) { fields { type { fields { type { fields { name } } } } } }",
        ]
        return self.insert_after_brace(text, tokens, self.random.choice(selections))

    def add_conflict(self, text, tokens):
        """Adds a field with another field's name as alias, or with other arguments."""
        name = self.random.choice(self.name_tokens(tokens)).value
        fields = [f"{name}: __typename", "id: name", "x: __typename x: id", f"{name}(first: 1)", f"name: {name} {{ id }}"]
        return self.insert_after_brace(text, tokens, self.random.choice(fields))

    def add_spread(self, text, tokens):
        """Spreads a fragment elsewhere: in itself, in one that it spreads, or where no object has its type."""
        names = re.findall(r"fragment (F\d+)", text)
        return self.insert_after_brace(text, tokens, f"...{self.random.choice(names)}") if names else None

    def change_variable(self, text, tokens):
        """Makes a variable nullable, changes its type or removes its definition."""
        definitions = list(re.finditer(r"\$\w+: [\[\]!\w]+", text))
        if not definitions:
            return None
        definition = self.random.choice(definitions)
        name, _, type_ = definition[0].partition(": ")
        changed = [
            f"{name}: {type_.rstrip('!')}",
            f"{name}: [{type_}]",
            f"{name}: {self.random.choice(self.names)}",
            f"{name}: Int = null",
            "$unused: Int",
            f"{definition[0]}, {name}: String",
        ]
        return text[: definition.start()] + self.random.choice(changed) + text[definition.end() :]

    def repeat(self, text, tokens):
        """Repeats an argument, input field or variable."""
        pairs = list(re.finditer(r'\$?\w+: [\w"$.]+', text))
        pair = self.random.choice(pairs) if pairs else None
        return f"{text[: pair.end()]}, {pair[0]}{text[pair.end() :]}" if pair else None

    def add_definition(self, text, tokens):
        """Adds a definition: a repeated one, an unused one, or one that is no operation or fragment."""
        definitions = [
            "query Q0 { __typename }",
            "{ __typename }",
            "fragment F0 on Query { __typename }",
            f"fragment Unused on {self.random.choice(self.names)} {{ __typename ...Unused }}",
            "query($x: Int) { __typename }",
            "type Foo { a: Nope }",
            "subscription { __typename a: __typename }",
            "subscription S { __typename @include(if: true) ... @skip(if: $a) { a } }",
            "mutation M { nope }",
            "query Z($a: [Int!]!, $a: Foo, $b: Query) { __typename }",
        ]
        return f"{text} {self.random.choice(definitions)}"


def replace(text, token, other):
    return text[: token.start] + other + text[token.end :]


def significant_tokens(text):
    lexer = Lexer(Source(text))
    while (token := lexer.advance()).kind != TokenKind.EOF:
        yield token


def is_parsable(text):
    try:
        parse(text)
    except (GraphQLError, IndexError):
        return False
    return True


def random_documents(schema, random, kinds):
    """Infinitely many documents, at least a sixth of them without a mistake. Counts the mistakes."""
    walk, mutations = Walk(schema, random), Mutations(schema, random)
    while True:
        text = walk.document()
        if len(text) > 4000:
            continue
        made = []
        for _ in range(random.choice([0, 1, 1, 1, 2, 3])):
            mutated, kind = mutations.mutate(text)
            if mutated and is_parsable(mutated):
                text = mutated
                made.append(kind)
        kinds.update(made or ["none"])
        yield text
