"""Random schemas: segments of real and generated ones, with mistakes of each kind that a rule is about."""

import re

from graphql import GraphQLError, TokenKind, parse
from graphql.language import is_type_system_definition_node, is_type_system_extension_node

from documents import replace, significant_tokens

KEYWORDS = {"type", "interface", "union", "enum", "input", "scalar", "directive", "schema", "extend", "implements", "on"}
SCALARS = ["Int", "Float", "String", "Boolean", "ID"]
LOCATIONS = ["SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INTERFACE", "UNION", "ENUM"]
LOCATIONS += ["ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION", "FIELD", "QUERY"]
DEFAULTS = ["1", '"x"', "true", "null", "RED", "[1]", "{}", "{a: 1}", "{a: 1, a: 2}", "{in: {}}", "[[RED]]"]


class Schemas:
    """Writes schemas of about a dozen definitions that refer to each other."""

    def __init__(self, random):
        self.random = random

    def some(self, names, most):
        return self.random.sample(names, min(len(names), self.random.randint(1, most)))

    def schema(self):
        choice = self.random
        self.objects = [f"Object{index}" for index in range(choice.randint(2, 4))]
        self.interfaces = [f"Interface{index}" for index in range(choice.randint(1, 3))]
        self.inputs = [f"Input{index}" for index in range(choice.randint(1, 3))]
        self.enums, self.scalars, self.unions = ["Colour", "Size"], ["Date", *SCALARS], ["Either"]
        self.directives = [f"directive{index}" for index in range(choice.randint(1, 2))]
        # Inherited fields are the same everywhere, so that implementations are valid.
        self.inherited = {name: self.fields() for name in self.interfaces}
        definitions = [self.object(name) for name in ["Query", "Mutation", *self.objects]]
        definitions += [self.interface(index) for index in range(len(self.interfaces))]
        definitions += [self.input(name) for name in self.inputs]
        definitions += [f"union Either{self.applied('UNION')} = {' | '.join(self.some(self.objects, 2))}", "scalar Date"]
        definitions += [f"enum {name} {{ RED{self.applied('ENUM_VALUE')} GREEN BLUE }}" for name in self.enums]
        definitions += [self.directive(name) for name in self.directives]
        if choice.random() < 0.3:
            definitions.append("schema { query: Query mutation: Mutation }")
        choice.shuffle(definitions)
        return "\n".join(definitions)

    def fields(self):
        names = self.some(["a", "b", "c", "d", "e", "f"], 3)
        return {f"{self.random.randrange(10**4)}{name}"[::-1]: self.field() for name in names}

    def field(self):
        output = self.objects + self.interfaces + self.unions + self.enums + self.scalars
        return self.arguments() + ": " + self.wrapped(output)

    def wrapped(self, names):
        return self.random.choice(["{}", "{}", "{}!", "[{}]", "[{}!]!"]).format(self.random.choice(names))

    def arguments(self):
        if self.random.random() < 0.6:
            return ""
        return f"({', '.join(self.input_value(name, 'ARGUMENT_DEFINITION') for name in self.some(['first', 'in'], 2))})"

    def input_value(self, name, location):
        type_ = self.random.choice([self.wrapped(self.enums + self.scalars), f"[{self.random.choice(self.inputs)}!]"])
        default = " = null" if not type_.endswith("!") and self.random.random() < 0.2 else ""
        return f"{name}: {type_}{default}{self.applied(location)}"

    def applied(self, location):
        if self.random.random() > 0.1:
            return ""
        deprecatable = location in ("ENUM_VALUE", "FIELD_DEFINITION")
        return ' @deprecated(reason: "old")' if deprecatable else f" @everywhere{self.random.choice(['', '(x: 1)'])}"

    def body(self, fields):
        return "{\n" + "\n".join(f"  {name}{field}{self.applied('FIELD_DEFINITION')}" for name, field in fields) + "\n}"

    def object(self, name):
        interfaces = self.lineage(self.random.randint(-1, len(self.interfaces) - 1))
        inherited = [item for interface in interfaces for item in self.inherited[interface].items()]
        implements = f" implements {' & '.join(interfaces)}" if interfaces else ""
        return f"type {name}{implements}{self.applied('OBJECT')} {self.body([*self.fields().items(), *inherited])}"

    def lineage(self, index):
        """An interface and those that it implements; each implements the one before."""
        return self.interfaces[: index + 1]

    def interface(self, index):
        *others, name = self.lineage(index)
        inherited = [item for other in self.lineage(index) for item in self.inherited[other].items()]
        return f"interface {name}{' implements ' + ' & '.join(others) if others else ''} {self.body(inherited)}"

    def input(self, name):
        fields = " ".join(self.input_value(field, "INPUT_FIELD_DEFINITION") for field in self.some(["a", "b", "in"], 3))
        return f'"""An input."""\ninput {name}{self.applied("INPUT_OBJECT")} {{ {fields} }}'

    def directive(self, name):
        repeatable = self.random.choice([" repeatable", ""])
        return f"directive @{name}{self.arguments()}{repeatable} on {' | '.join(self.some(LOCATIONS, 4))}"


class Mutations:
    """Makes one mistake at a time in a schema."""

    def __init__(self, random):
        self.random = random
        self.kinds = [
            self.misspell,
            self.rename,
            self.change_type,
            self.change_type,
            self.remove_token,
            self.remove_definition,
            self.repeat_definition,
            self.add_member,
            self.add_directive,
            self.add_interface,
            self.add_default,
            self.add_extension,
            self.add_definition,
            self.add_definition,
            self.reserve_name,
            self.oblige,
        ]

    def mutate(self, text):
        """The text with a mistake, and the mistake's name. The text is `None` if the mistake is impossible."""
        kind = self.random.choice(self.kinds)
        tokens = list(significant_tokens(text))
        names = [token for token in tokens if token.kind == TokenKind.NAME]
        return kind(text, tokens, names), kind.__name__

    def pick(self, pattern, text):
        matches = list(re.finditer(pattern, text))
        return self.random.choice(matches) if matches else None

    def insert_after(self, pattern, text, insertion):
        match = self.pick(pattern, text)
        return text[: match.end()] + insertion + text[match.end() :] if match else None

    def misspell(self, text, tokens, names):
        token = self.random.choice(names)
        index = self.random.randrange(len(token.value))
        name = self.random.choice([token.value[:index] + "x" + token.value[index:], token.value.swapcase()])
        return replace(text, token, name)

    def rename(self, text, tokens, names):
        token, other = self.random.choice(names), self.random.choice(names)
        return replace(text, token, other.value)

    def change_type(self, text, tokens, names):
        """Gives a field or argument another type, an input or output type."""
        match = self.pick(r"\w+: ([\[\]!\w]+)", text)
        types = re.findall(r"(?:type|interface|input|union|enum|scalar) (\w+)", text) + SCALARS
        other = self.random.choice(["{}", "{}!", "[{}]", "[{}!]"]).format(self.random.choice(types))
        return text[: match.start(1)] + other + text[match.end(1) :] if match else None

    def remove_token(self, text, tokens, names):
        token = self.random.choice(tokens)
        return replace(text, token, "")

    def definitions(self, text):
        return re.split(r"\n(?=[a-z\"])", text)

    def remove_definition(self, text, tokens, names):
        definitions = self.definitions(text)
        definitions.remove(self.random.choice(definitions))
        return "\n".join(definitions) or None

    def repeat_definition(self, text, tokens, names):
        """Repeats a definition, unchanged or as an extension."""
        definition = self.random.choice(self.definitions(text))
        is_extensible = definition.split()[0] in ("type", "interface", "union", "enum", "input", "schema")
        return f"{text}\n{'extend ' if is_extensible and self.random.random() < 0.5 else ''}{definition}"

    def add_member(self, text, tokens, names):
        """Adds a field, value or member, which may be a repetition."""
        name = self.random.choice(names).value
        pattern, insertion = self.random.choice(
            [
                (r"(type|interface) [^{=@]+{", f" {name}: Int "),
                (r"input [^{=]+{", f" {name}: {self.random.choice(['Int', 'Input0!', 'Input1!', 'Object0'])} "),
                (r"enum [^{]+{", f" {self.random.choice(['RED', name])} "),
                (r"union [^=]+=", f" {name} | "),
                (r"\w\(", f"{self.random.choice(['first', 'in', name])}: Int!, "),
            ]
        )
        return self.insert_after(pattern, text, insertion)

    def add_directive(self, text, tokens, names):
        """Adds directives that are misplaced or wrong in themselves."""
        directives = [
            "@deprecated",
            '@deprecated(reason: "a", reason: "b", resaon: "c")',
            "@oneOf",
            "@nope",
            "@directive0 @directive0",
            "@directive1(first: {a: 1, a: 1})",
            "@specifiedBy",
            "@everywhere",
            "@include(if: true)",
        ]
        pattern = self.random.choice([r"\w+: [\[\]!\w]+", r"(?:type|enum|input|interface|union|scalar|schema) \w+", r"RED"])
        return self.insert_after(pattern, text, f" {self.random.choice(directives)} ")

    def add_interface(self, text, tokens, names):
        name = self.random.choice([self.random.choice(names).value, "Interface0", "Interface1", "Interface2"])
        return self.insert_after(r"implements ", text, f"{name} & ") or self.insert_after(
            r"(?:type|interface) \w+", text, f" implements {name} "
        )

    def add_default(self, text, tokens, names):
        return self.insert_after(r"(?:\(|, |{ )\w+: [\[\]!\w]+", text, f" = {self.random.choice(DEFAULTS)} ")

    def add_extension(self, text, tokens, names):
        kind = self.random.choice(["type", "interface", "union", "enum", "input", "scalar"])
        name = self.random.choice(names).value
        rest = {
            "type": "{ a: Int }",
            "interface": "{ a: Int }",
            "union": "= Object0",
            "enum": "{ RED MORE }",
            "input": "{ a: Int @deprecated b: Int @everywhere c: Int @arguments }",
            "scalar": "@everywhere",
        }[kind]
        return f"{text}\nextend {kind} {name} {rest}"

    def add_definition(self, text, tokens, names):
        name = self.random.choice(names).value
        definitions = [
            f"schema {{ query: {name} }}",
            f"schema {{ query: Query mutation: {name} query: Query }}",
            "schema { query: Query mutation: Query }",
            f"extend schema {{ subscription: {name} }}",
            f"extend schema {{ mutation: {name} }}",
            "extend schema @directive0",
            f"directive @{name} on FIELD",
            "directive @again(a: Int @again) on ARGUMENT_DEFINITION",
            "directive @everywhere(x: Int) on " + " | ".join(LOCATIONS),
            "directive @arguments on ARGUMENT_DEFINITION",
            f"type {name}",
            "interface Lone implements Lone & Lone { a: Int }",
            f"union Both = {name} | {name} | Object0",
            f"input {name} @oneOf {{ a: Int b: Int! c: Int = 1 d: Int = RED }}",
            "input Circle { a: Circle! b: Square! } input Square { c: Circle! d: Circle }",
            "scalar Query",
        ]
        return f"{text}\n{self.random.choice(definitions)}"

    def reserve_name(self, text, tokens, names):
        token = self.random.choice([token for token in names if token.value not in KEYWORDS])
        return f"{text[: token.start]}__{text[token.start :]}"

    def oblige(self, text, tokens, names):
        """Makes an argument or input field required and deprecated."""
        return self.insert_after(r"(?:\(|, |{ )\w+: [\[\]\w]+(?=[,) ])", text, "! @deprecated ")


EVERYWHERE = f"directive @everywhere(x: Int) on {' | '.join(LOCATIONS)}"


def random_schemas(random, kinds):
    """Infinitely many schemas, at least a tenth of them without a mistake. Counts the mistakes."""
    schemas, mutations = Schemas(random), Mutations(random)
    while True:
        text = f"{EVERYWHERE}\n{schemas.schema()}"
        made = []
        for _ in range(random.choice([0, 1, 1, 1, 1, 1, 2, 2, 3, 4])):
            mutated, kind = mutations.mutate(text)
            if mutated and is_type_system(mutated):
                text = mutated
                made.append(kind)
        kinds.update(made or ["none"])
        yield text


def is_type_system(text):
    """Whether a text has only type system definitions: graphql-core ignores others, but we report them."""
    try:
        definitions = parse(text).definitions
    except GraphQLError:
        return False
    return all(is_type_system_definition_node(node) or is_type_system_extension_node(node) for node in definitions)
