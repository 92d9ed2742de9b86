"""Random operations with fragment arguments, in the notation of the RFC, compared with graphql-core, which executes them as written.

    compare.py generate FOLDER COUNT SEED
    compare.py calls FOLDER
    compare.py check FOLDER

`generate` writes a Swift file for each operation, whose fragments are literals of their own or in its literal. `calls` prints a program
that prints the requests of those that were expanded, with several values of their variables each. `check` reads them, and executes each
operation as it was written and as it was sent. Both must have the same data: each leaf shows the arguments that its resolver got.
"""

import json
import os
import random
import re
import sys

from graphql import build_schema, execute_sync, parse, validate

HERE = os.path.dirname(os.path.abspath(__file__))
SCHEMA = build_schema(open(os.path.join(HERE, "Pets.graphqls")).read())

# What fragments declare: types and default values.
PARAMETERS = [
    ("Int", None), ("Int", "7"), ("Int", "null"), ("Int!", None), ("Int!", "3"), ("Boolean", None), ("Boolean", "false"), ("Boolean!", None),
    ("Boolean!", "true"), ("String", None), ("String", '"given"'), ("[Int!]", None), ("[Int!]", "[1, 2]"), ("Filter", None),
    ("Filter", "{n: 1}"),
]
# The variables of operations.
VARIABLES = {
    "v0": ("Int", None), "v1": ("Int", "4"), "v2": ("Boolean", None), "v3": ("Boolean!", None), "v4": ("String", None),
    "v5": ("[Int!]", None), "v6": ("Int!", None), "v7": ("Filter", None), "v8": ("Boolean", "true"), "v9": ("Int!", "8"),
}
FIELDS = {
    "Query": {"value": {"n": "Int", "list": "[Int!]", "filter": "Filter"}},
    "Pet": {
        "name": {"n": "Int", "s": "String", "b": "Boolean"}, "values": {"list": "[Int!]", "n": "Int!", "filter": "Filter"},
    },
}


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def literal(self, kind, depth=0):
        one = self.random.choice
        if not kind.endswith("!") and self.random.random() < 0.15:
            return "null"
        kind = kind.rstrip("!")
        if kind == "Int":
            return str(self.random.randrange(100))
        if kind == "Boolean":
            return one(["true", "false"])
        if kind == "String":
            return one(['""', '"text"', '"é \\" x"'])
        if kind == "Filter":
            fields = []
            for name, inner in [("n", "Int"), ("s", "String"), ("list", "[Int]")]:
                if self.random.random() < 0.5:
                    fields.append(f"{name}: {self.value(inner, depth + 1)}")
            return "{" + ", ".join(fields) + "}"
        return "[" + ", ".join(self.literal("Int!") for _ in range(self.random.randrange(3))) + "]"

    def value(self, kind, depth=0):
        """A literal, or a variable of a type that may have its place."""
        fitting = [
            name for name, (other, default) in self.scope.items()
            if other == kind or other == kind + "!" or (kind == other + "!" and default not in (None, "null"))
        ]
        if fitting and self.random.random() < 0.6:
            return "$" + self.random.choice(fitting)
        return self.literal(kind, depth)

    def arguments(self, parameters, always=()):
        given = [
            f"{name}: {self.value(kind)}" for name, kind in parameters.items() if name in always or self.random.random() < 0.6
        ]
        return f"({', '.join(given)})" if given else ""

    def condition(self):
        if self.random.random() < 0.75:
            return ""
        return f" @{self.random.choice(['include', 'skip'])}(if: {self.value('Boolean!')})"

    def spread(self, number):
        parameters = self.fragments[number]
        needed = [name for name, (kind, default) in parameters.items() if kind.endswith("!") and default is None]
        return f"...F{self.operation}_{number}" + self.arguments({name: kind for name, (kind, _) in parameters.items()}, needed)

    def selections(self, on, prefix, following, depth=0):
        texts = []
        for index in range(self.random.randrange(1, 4)):
            key = f"{prefix}{index}"
            roll = self.random.random()
            if roll < 0.45 or depth == 3:
                name, parameters = self.random.choice(list(FIELDS[on].items()))
                texts.append(f"{key}: {name}{self.arguments(parameters)}{self.condition()}")
            else:
                field = "pet" if on == "Query" else "friend"
                if following and roll < 0.85:
                    inner = self.spread(self.random.choice(following)) + self.condition()
                else:
                    inner = self.selections("Pet", key + "_", [], depth + 1)
                texts.append(f"{key}: {field}{self.arguments({'n': 'Int'})}{self.condition()} {{ {inner} }}")
        if on == "Pet" and following and self.random.random() < 0.5:
            # Only the next one, so that no object has a fragment twice.
            texts.append(self.spread(following[0]))
        return " ".join(texts)

    def document(self, operation):
        self.operation = operation
        self.fragments = [
            {f"p{index}": self.random.choice(PARAMETERS) for index in range(self.random.randrange(1, 4))}
            for _ in range(self.random.randrange(1, 4))
        ]
        texts = []
        for number, parameters in enumerate(self.fragments):
            self.scope = {**VARIABLES, **parameters}
            declared = ", ".join(
                f"${name}: {kind}" + (f" = {default}" if default else "") for name, (kind, default) in parameters.items()
            )
            body = self.selections("Pet", f"f{number}_", list(range(number + 1, len(self.fragments))))
            texts.append((f"F{operation}_{number}", f"fragment F{operation}_{number}({declared}) on Pet {{ {body} }}", set(parameters)))
        self.scope = dict(VARIABLES)
        body = self.selections("Query", "q", list(range(len(self.fragments))))
        reached, waiting = {}, re.findall(r"\.\.\.(\w+)", body)
        while waiting:
            name = waiting.pop()
            text, parameters = next((text, own) for known, text, own in texts if known == name)
            if name not in reached:
                reached[name] = (text, parameters)
                waiting += re.findall(r"\.\.\.(\w+)", text)
        if not reached:
            return None
        used = set(re.findall(r"\$(v\d)", body + "".join(text for text, _ in reached.values())))
        declared = ", ".join(
            f"${name}: {kind}" + (f" = {default}" if default else "") for name, (kind, default) in VARIABLES.items() if name in used
        )
        # What nothing uses is an error.
        for text, parameters in reached.values():
            if any(not re.search(rf"\${name}\b(?!:)", text) for name in parameters):
                return None
        query = f"query Op{operation}{f'({declared})' if declared else ''} {{ {body} }}"
        return query, {name: text for name, (text, _) in reached.items()}, sorted(used)

    def given(self, names):
        """Values of variables, as JSON and as Swift; those that are left out are in neither."""
        values, swift = {}, []
        for name in names:
            kind, default = VARIABLES[name]
            if (default or not kind.endswith("!")) and self.random.random() < 0.35:
                continue
            if not kind.endswith("!") and self.random.random() < 0.25:
                values[name] = None
                swift.append(f"{name}: .null")
                continue
            kind = kind.rstrip("!")
            if kind == "Int":
                values[name] = self.random.randrange(100, 200)
            elif kind == "Boolean":
                values[name] = self.random.random() < 0.5
            elif kind == "String":
                values[name] = self.random.choice(["", "of a variable"])
            elif kind == "Filter":
                values[name] = {"n": self.random.randrange(200, 300)}
            else:
                values[name] = [self.random.randrange(9) for _ in range(self.random.randrange(3))]
            if kind == "Filter":
                swift.append(f"{name}: .init(.init(n: {values[name]['n']}))")
            else:
                swift.append(f"{name}: {json.dumps(values[name])}")
        return values, ", ".join(swift)


def generate(folder, count, seed):
    generator = Generator(seed)
    requests = []
    number = 0
    while number < count:
        document = generator.document(number)
        if document is None:
            continue
        query, fragments, variables = document
        text = "\n".join([query, *fragments.values()])
        if validate(SCHEMA, parse(text, experimental_fragment_arguments=True)):
            continue
        calls = [generator.given(variables) for _ in range(6)]
        requests.append({"operation": f"Op{number}", "document": text, "calls": calls})
        with open(os.path.join(folder, f"Op{number}.swift"), "w") as file:
            if generator.random.random() < 0.3:
                file.write(f'enum Q{number} {{\n  #graphql(#"""\n{text}\n"""#)\n}}\n')
            else:
                file.write(f'enum Q{number} {{\n  #graphql(#"{query}"#)\n}}\n')
                for name, fragment in fragments.items():
                    file.write(f'@GraphQLFragment(#"{fragment}"#) struct {name} {{}}\n')
        number += 1
    json.dump(requests, open(os.path.join(folder, "requests.json"), "w"))


def calls(folder):
    print("import InlineGraphQL\n")
    print("func show(_ operation: some GraphQLOperation, _ name: String, _ call: Int) throws {")
    print('  print("[\\"\\(name)\\", \\(call), \\(String(decoding: try GraphQLRequest(operation).body, as: UTF8.self))]")\n}')
    for request in json.load(open(os.path.join(folder, "requests.json"))):
        operation = request["operation"]
        if os.path.exists(os.path.join(folder, operation + ".expanded")):
            for index, (_, swift) in enumerate(request["calls"]):
                print(f'try show({operation}({swift}), "{operation}", {index})')


def resolve(parent, info, **arguments):
    if info.field_name in ("pet", "friend"):
        return {}
    return json.dumps(arguments, sort_keys=True)


def plain(value):
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items() if key != "__typename"}
    return value


def check(folder):
    requests = {request["operation"]: request for request in json.load(open(os.path.join(folder, "requests.json")))}
    failures = compared = skipped = 0
    for line in sys.stdin:
        operation, index, body = json.loads(line)
        values, _ = requests[operation]["calls"][index]
        written = parse(requests[operation]["document"], experimental_fragment_arguments=True)
        sent = parse(body["query"])
        wanted = execute_sync(SCHEMA, written, variable_values=values, field_resolver=resolve, operation_name=operation)
        if any("provided to non-null type" in error.message for error in wanted.errors or []):
            # The program gave null for a variable with a default value, where the fragment takes no null. What is sent has
            # the variable itself, so only a place that takes no null has an error. The guide says so.
            skipped += 1
            continue
        found = execute_sync(SCHEMA, sent, variable_values=body.get("variables"), field_resolver=resolve)
        errors = validate(SCHEMA, sent)
        compared += 1
        if errors or (plain(wanted.data), bool(wanted.errors)) != (plain(found.data), bool(found.errors)):
            failures += 1
            if failures <= 3:
                print(f"{operation} with {values}:\n{requests[operation]['document']}\nsent: {json.dumps(body)}")
                print(f"errors: {errors} {wanted.errors} {found.errors}\nwanted: {wanted.data}\nfound:  {found.data}\n")
    print(f"{compared} requests of {len(requests)} operations, {failures} failures; {skipped} with null where the fragment takes none")
    sys.exit(failures > 0 or compared <= skipped)


if sys.argv[1] == "generate":
    generate(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
else:
    {"calls": calls, "check": check}[sys.argv[1]](sys.argv[2])
