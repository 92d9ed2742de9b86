"""Makes random operations and fragments for a schema; the same seed makes the same ones.

They resemble the operations of apps: nested objects, pages of lists, fragments from other files, type conditions on
interfaces and unions, variables, and mutations with input objects. Each has about 30 fields.
"""

import random
from collections import Counter

from graphql import (
    get_named_type,
    is_abstract_type,
    is_composite_type,
    is_introspection_type,
    is_leaf_type,
    is_required_argument,
    is_union_type,
    parse,
    validate,
)

# The numbers of scalars that are selected of an object, and of fields in an operation without its fragments.
LEAVES = (2, 6)
FIELDS = (12, 48)
DEPTH = 5
# The argument with which operations page through lists.
PAGE = "first"


class Field:
    """A field and its selection set."""

    def __init__(self, name, type, arguments, inside, condition):
        self.name = name
        self.type = type
        self.arguments = arguments  # [(name, variable)]
        self.inside = inside
        self.condition = condition  # a variable

    def __str__(self):
        arguments = ", ".join(f"{name}: ${variable}" for name, variable in self.arguments)
        text = self.name + (f"({arguments})" if arguments else "")
        if self.condition:
            text += f" @include(if: ${self.condition})"
        return f"{text} {self.inside}" if self.inside else text


class SelectionSet:
    """A selection set: fields, fragments, and fields under type conditions."""

    def __init__(self, type):
        self.type = type
        self.fields = []
        self.fragments = []
        self.branches = []  # SelectionSets

    def __str__(self):
        selections = [str(field) for field in self.fields]
        selections += [f"...{fragment.name}" for fragment in self.fragments]
        selections += [f"... on {branch.type} {branch}" for branch in self.branches]
        return "{ " + " ".join(selections) + " }"

    def size(self):
        """The number of fields, without those of fragments."""
        inside = [field.inside for field in self.fields if field.inside] + self.branches
        return len(self.fields) + sum(selections.size() for selections in inside)

    def keys(self):
        """The names of all fields, with those of the fragments."""
        others = [fragment.inside for fragment in self.fragments] + self.branches
        return {field.name for field in self.fields}.union(*(selections.keys() for selections in others))


class Definition:
    """An operation or a fragment."""

    def __init__(self, kind, name, inside, variables):
        self.kind = kind
        self.name = name
        self.inside = inside
        self.variables = variables  # {name: type}
        self.spreads = set()

    def __str__(self):
        if self.kind == "fragment":
            return f"fragment {self.name} on {self.inside.type} {self.inside}"
        variables = ", ".join(f"${name}: {type}" for name, type in self.variables.items())
        return f"{self.kind} {self.name}" + (f"({variables})" if variables else "") + f" {self.inside}"


class Generator:
    def __init__(self, schema, seed):
        self.schema = schema
        self.random = random.Random(seed)
        self.fragments = {}  # {type: [Definition]}
        self.current = None

    def fragment(self, name, type):
        """A fragment. Definitions that are made later may spread it."""
        definition = self.definition("fragment", name, type, depth=DEPTH - 2)
        self.fragments.setdefault(type.name, []).append(definition)
        return definition

    def operation(self, kind, name):
        root = self.schema.query_type if kind == "query" else self.schema.mutation_type
        return self.definition(kind, name, root, depth=0)

    def definition(self, kind, name, type, depth):
        self.current = Definition(kind, name, SelectionSet(type), {})
        if kind == "mutation":
            while not self.current.inside.fields:
                self.add_field(self.current.inside, self.random.choice(list(type.fields.items())), depth)
        else:
            self.fill(self.current.inside, depth)
        return self.current

    # Selections of a type

    def fill(self, selections, depth, used=frozenset()):
        type = selections.type
        fragments = self.fragments.get(type.name, [])
        for fragment in self.sample(fragments, len(fragments)):
            if depth > 0 and self.random.random() < 0.5 and self.can_spread(fragment, used):
                selections.fragments.append(fragment)
                self.current.spreads |= {fragment, *fragment.spreads}
                self.current.variables |= fragment.variables
                break
        if not is_union_type(type):
            leaves = [field for field in type.fields.items() if is_leaf_type(get_named_type(field[1].type))]
            for field in self.sample(leaves, self.random.randint(*LEAVES)):
                self.add_field(selections, field, depth, used)
            for field in self.objects(type, depth):
                self.add_field(selections, field, depth, used)
        if is_abstract_type(type) and depth <= DEPTH:
            for branch in self.sample(self.schema.get_possible_types(type), 2):
                inside = SelectionSet(branch)
                self.fill(inside, depth + 1, used | selections.keys())
                if inside.fields or inside.fragments:
                    selections.branches.append(inside)

    def objects(self, type, depth):
        """The fields whose selections are objects; for a page of a list, its objects."""
        if depth >= DEPTH:
            return []
        if is_page(type):
            chosen = self.random.choice([["nodes"], ["nodes", "pageInfo"]])
            return [field for field in type.fields.items() if field[0] in chosen]
        objects = [field for field in type.fields.items() if is_composite_type(get_named_type(field[1].type))]
        return self.sample(objects, 1 if depth > 1 else 2)

    def sample(self, elements, count):
        elements = list(elements)
        return self.random.sample(elements, min(count, len(elements)))

    def can_spread(self, fragment, used):
        same = all(self.current.variables.get(name, type) == type for name, type in fragment.variables.items())
        return same and not used & fragment.inside.keys()

    def add_field(self, selections, field, depth, used=frozenset()):
        name, definition = field
        if name in used | selections.keys() or definition.deprecation_reason:
            return
        outer = dict(self.current.variables)
        arguments = [
            (argument, self.variable(argument, value.type))
            for argument, value in definition.args.items()
            if is_required_argument(value) or argument == PAGE
        ]
        type = get_named_type(definition.type)
        inside = condition = None
        if is_composite_type(type):
            inside = SelectionSet(type)
            self.fill(inside, depth + (0 if is_page(type) else 1))
            if not inside.keys():
                self.current.variables = outer
                return
            if depth > 0 and self.random.random() < 0.06:
                condition = self.variable("isWhole", "Boolean!")
        selections.fields.append(Field(name, definition.type, arguments, inside, condition))

    def variable(self, name, type):
        """The name of a variable of a type, which it declares."""
        while self.current.variables.setdefault(name, str(type)) != str(type):
            name += "2"
        return name


def is_page(type):
    return not is_union_type(type) and "nodes" in type.fields and "pageInfo" in type.fields


def objects_in_many_places(schema, count):
    """The object types that are the types of the most fields."""
    places = Counter()
    for type in schema.type_map.values():
        for field in type.fields.values() if is_composite_type(type) and not is_union_type(type) else []:
            inside = get_named_type(field.type)
            is_record = is_composite_type(inside) and not is_page(inside) and not is_introspection_type(inside)
            if is_record and len(getattr(inside, "fields", ())) > 8:
                places[inside.name] += 1
    return [schema.type_map[name] for name, _ in places.most_common(count)]


def make(schema, operations, fragments, seed):
    """Operations and fragments. They are valid, and their names are distinct."""
    generator = Generator(schema, seed)
    types = objects_in_many_places(schema, fragments)
    types = [types[number % len(types)] for number in range(fragments)]
    made = [generator.fragment(f"{type.name}_part{number}", type) for number, type in enumerate(types)]
    queries = []
    while len(queries) < operations:
        kind = "mutation" if len(queries) % 8 == 7 else "query"
        query = generator.operation(kind, f"Operation{len(queries)}")
        if FIELDS[0] <= query.inside.size() <= FIELDS[1]:
            queries.append(query)
    for query in queries:
        text = "\n".join(map(str, [query, *sorted(query.spreads, key=lambda fragment: fragment.name)]))
        errors = validate(schema, parse(text))
        if errors:
            raise SystemExit(f"{errors[0]}\n{text}")
    return queries, made


def app(schema):
    """400 operations and 850 fragments, as a large app has them, and a fragment that a middling number of others reach.

    The definitions are smaller than those of other benchmarks, and there are several fragments on one type.
    """
    global LEAVES, FIELDS, DEPTH
    LEAVES, FIELDS, DEPTH = (1, 4), (3, 20), 4
    queries, fragments = make(schema, 400, 850, seed=1)
    reaching = Counter(spread.name for definition in queries + fragments for spread in definition.spreads)
    middle = sorted(sorted(reaching), key=reaching.get)[len(reaching) // 2]
    return queries, fragments, next(fragment for fragment in fragments if fragment.name == middle)
