"""Writes the response types of some operations, in one of the shapes that emitted code could have.

Every shape has the same properties with the same types, so one program can read them all. An operation has a root and
seven nested objects with 56 fields. The first operation exists twice: in the second, a masked fragment selects the
scalars of the list's elements.
"""

import json
import random

WORDS = """abbreviation accent activity address alias amount archived author avatar balance banner biography birthday
body branch bucket budget capacity category channel cipher city code color comment company content country created
currency cursor deadline department depth description digest discount distance district domain duration edited
email employee ending enabled estimate event expiry family filename flavor folder following format forks
gender goal gravity group handle headline height hidden history identity industry initial issues kind label language
latitude launch layer length level license locale location locked longitude margin mass maximum member message method
milestone minimum mirror mobile model mood motto nickname number occupation offset origin outcome owner package pages
parent password pattern payload period phase phone picture pinned place platform portal position postal prefix price
priority profile progress project provider published quality quantity quota radius rank rating reason received
region release remaining reply resolved resource revenue review reward rotation salary scale schedule scope score season
section sender sequence serial series severity shape signal size slogan slug source speed stage started state status
stock street subject subtitle suffix summary supplier surface surname symbol target temperature template tenant term
theme threshold timezone title token topic total track trend trigger unit updated url usage validated value vendor
verified version viewers visibility volume votes warranty watchers website weight width wording yield zone""".split()

# Swift type: weight.
SCALARS = {
    "Swift.String": 35,
    "Swift.String?": 20,
    "Swift.Int": 15,
    "Swift.Int?": 5,
    "Swift.Bool": 10,
    "Swift.Double": 5,
    "Episode": 5,
    "[Swift.String]": 5,
}

# Object: its children, each with the type name, the property, and a format for the type.
TREE = {
    "Data": [("A", "a", "[%s]")],
    "A": [("B", "b", "%s"), ("C", "c", "%s?"), ("D", "d", "[%s]")],
    "B": [("E", "e", "%s?")],
    "C": [],
    "D": [("F", "f", "%s")],
    "E": [],
    "F": [("G", "g", "%s?")],
    "G": [],
}

EPISODES = ["NEWHOPE", "EMPIRE", "JEDI"]


class Object:
    def __init__(self, name, scalars, children):
        self.name = name
        self.scalars = scalars  # [(property, type)]
        self.children = children  # [(property, type, Object)]
        self.fragment = None

    @property
    def fields(self):
        return self.scalars + [(key, type) for key, type, _ in self.children]


def operation(number):
    """The root object of an operation. The same number gives the same object."""
    choose = random.Random(number)

    def build(name):
        names = choose.sample(WORDS, 7)
        types = choose.choices(list(SCALARS), list(SCALARS.values()), k=7)
        if name == "Data":
            names, types = ["total"], ["Swift.Int"]
        children = [
            (f"{choose.choice(WORDS)}_{key}", wrap % f"{child}_{key}", build(child)) for child, key, wrap in TREE[name]
        ]
        children = [(key, type, child) for key, type, child in children]
        for (_, key, _), (_, _, child) in zip(TREE[name], children):
            child.name = f"{child.name}_{key}"
        return Object(name, list(zip(names, types)), children)

    return build("Data")


def body(root, size):
    """A response of about `size` bytes."""
    choose = random.Random(1)

    def text():
        return " ".join(choose.choice(WORDS) for _ in range(choose.choice([1, 1, 2, 2, 3, 6])))

    def scalar(type):
        if type.endswith("?"):
            return None if choose.random() < 0.3 else scalar(type[:-1])
        return {
            "Swift.String": text,
            "Swift.Int": lambda: choose.randrange(100_000),
            "Swift.Bool": lambda: choose.random() < 0.5,
            "Swift.Double": lambda: round(choose.random() * 100, 3),
            "Episode": lambda: choose.choice(EPISODES),
            "[Swift.String]": lambda: [text() for _ in range(2)],
        }[type]()

    def value(object):
        result = {key: scalar(type) for key, type in object.scalars}
        for key, type, child in object.children:
            if type.startswith("["):
                result[key] = [value(child) for _ in range(3 if object.name != "Data" else count)]
            elif type.endswith("?") and choose.random() < 0.2:
                result[key] = None
            else:
                result[key] = value(child)
        return result

    count = 50
    count = max(1, size * count // len(json.dumps({"data": value(root)}, ensure_ascii=False, separators=(",", ":"))))
    choose.seed(1)
    return json.dumps({"data": value(root)}, ensure_ascii=False, separators=(",", ":"))


KIND = {
    "Swift.String": "string",
    "Swift.String?": "optionalString",
    "Swift.Int": "int",
    "Swift.Int?": "optionalInt",
    "Swift.Bool": "bool",
    "Swift.Double": "double",
    "Episode": "string",
    "[Swift.String]": "strings",
}


def kind_of_object(type):
    if type.startswith("["):
        return "objects", type[1:-1]
    if type.endswith("?"):
        return "optionalObject", type[:-1]
    return "object", type


def conformances(shape):
    return {
        "peer": "Swift.Codable, Swift.Hashable, Swift.Sendable",
        "direct": "InlineGraphQL.ResponseObject",
        "direct-in-place": "InlineGraphQL.ResponseObject",
        "direct-throwing": "InlineGraphQL.ResponseObject",
        "direct-synthesised": "InlineGraphQL.SynthesizedObject",
        "direct-unhashable": "InlineGraphQL.UnhashableObject",
        "class": "InlineGraphQL.ResponseObject",
        "table": "InlineGraphQL.TableObject",
        "view": "InlineGraphQL.ViewObject",
    }[shape]


def emit(object, shape, indent="  ", fragment_type=None):
    """The struct of an object and of the objects nested in it."""
    keys = f", {object.fragment}_Key" if object.fragment else ""
    keyword = "final class" if shape == "class" else "struct"
    lines = [f"{keyword} {object.name}: {conformances(shape)}{keys} {{"]
    nested = "  "
    if shape == "peer":
        lines += [f"{nested}let {key}: {type}" for key, type in object.fields]
    else:
        lines.append(f'{nested}static var __parentType: Swift.String {{ "{object.name}" }}')
        if "ResponseObject" not in conformances(shape):
            lines.append(f'{nested}var __typename: Swift.String {{ "{object.name}" }}')
        body_of = emit_table if shape in ("table", "view") else emit_direct
        lines += [nested + line for line in body_of(object, shape)]
    for _, _, child in object.children:
        lines += emit(child, shape, nested)
    lines.append("}")
    return [indent + line for line in lines]


def reading(type):
    """The reader's function for members of a type."""
    if type.startswith("["):
        return "reader.readList"
    scalars = {"Swift.String": "String", "Swift.Int": "Int", "Swift.Bool": "Bool", "Swift.Double": "Double"}
    if type.endswith("?"):
        return "reader.readNullable" + scalars.get(type[:-1], "")
    if type == "Episode":
        return "reader.readEnum"
    return "reader.read" + scalars[type] if type in scalars else "try reader.read"


def emit_direct(object, shape):
    lines = [f"let {key}: {type}" for key, type in object.fields]
    if object.fragment:
        lines.append(f"let fragment_{object.fragment}: InlineGraphQL.FragmentPointer")
    lines.append(
        "init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {"
    )
    lines.append("  var object = try reader.beginObject()")
    is_in_place = shape == "direct-in-place"
    for key, type in object.fields:
        target = f"self.{key}" if is_in_place else f"let {key}: {type}"
        function = "try reader.read" if shape == "direct-throwing" else reading(type)
        lines.append(f'  {target} = {function}("{key}", in: &object)')
    properties = [key for key, _ in object.fields]
    if object.fragment:
        key = f"fragment_{object.fragment}"
        target = f"self.{key}" if is_in_place else f"let {key}: InlineGraphQL.FragmentPointer"
        lines.append(f"  {target} = try reader.readFragment({object.fragment}.self, in: &object)")
        properties.append(key)
    lines.append("  try reader.endObject(&object)")
    if not is_in_place:
        lines += [f"  self.{key} = {key}" for key in properties]
    lines.append("}")
    if shape == "class":
        lines.append("@_implements(Swift.Equatable, ==(_:_:))")
        lines.append(f"static func __areEqual(_ left: {object.name}, _ right: {object.name}) -> Swift.Bool {{")
        lines += [
            f"  guard InlineGraphQL.areEqual(left.{key}, right.{key}) else {{ return false }}" for key in properties
        ]
        lines += ["  return true", "}", "func hash(into hasher: inout Swift.Hasher) {"]
        lines += [f"  hasher.combine(self.{key})" for key in properties]
        lines.append("}")
    return lines


def emit_table(object, shape):
    storage = {"table": "TableStorage", "view": "ObjectView"}[shape]
    lines = [f"let storage: InlineGraphQL.{storage}", "static let table = InlineGraphQL.ObjectTable(["]
    for key, type in object.scalars:
        lines.append(f'  .init("{key}", .{KIND[type]}),')
    for key, type, _ in object.children:
        kind, name = kind_of_object(type)
        lines.append(f'  .init("{key}", .{kind}, {name}.self),')
    if object.fragment:
        lines.append(f'  .init("", .fragment, {object.fragment}.Data.self),')
    lines.append("])")
    for index, (key, type) in enumerate(object.scalars):
        value = f"storage.{KIND[type]}({index})"
        if type == "Episode":
            value = f"Episode(rawValue: {value})"
        lines.append(f"var {key}: {type} {{ {value} }}")
    for index, (key, type, _) in enumerate(object.children, len(object.scalars)):
        kind, name = kind_of_object(type)
        if shape == "view" and kind == "objects":
            type = f"InlineGraphQL.ViewList<{name}>"
        lines.append(f"var {key}: {type} {{ storage.{kind}({index}) }}")
    if object.fragment:
        index = len(object.fields)
        lines.append(
            f"var fragment_{object.fragment}: InlineGraphQL.{storage} {{ storage.fragment({index}) }}"
        )
    return lines


def emit_operation(name, root, shape):
    return [f"struct {name}: Swift.Sendable {{"] + emit(root, shape) + ["}"]


def masked(root):
    """The operation with the scalars of the list's elements in a fragment, and the fragment's data."""
    _, _, element = root.children[0]
    fragment = Object("Data", element.scalars, [])
    element.scalars = []
    element.fragment = "Card"
    return root, fragment


def emit_fragment(name, data, shape):
    pointer = {"table": "TableStorage", "view": "ObjectView"}.get(shape, "FragmentPointer")
    lines = [f"struct {name}: Swift.Sendable{', InlineGraphQL.GraphQLFragment' if pointer == 'FragmentPointer' else ''} {{"]
    lines.append(f"  let fragmentPointer: InlineGraphQL.{pointer}")
    lines.append(f"  init(key: some {name}_Key) {{ self.fragmentPointer = key.fragment_{name} }}")
    if pointer == "FragmentPointer":
        lines.append("  var data: Data { self.fragmentPointer.data(of: Self.self) }")
        lines.append(
            f'  static var node: InlineGraphQL.__FragmentNode {{ .init(name: "{name}", typeCondition: "A", definition: "") }}'
        )
    else:
        lines.append("  var data: Data { Data(storage: fragmentPointer) }")
    lines += emit(data, shape)
    lines += ["}", f"protocol {name}_Key {{ var fragment_{name}: InlineGraphQL.{pointer} {{ get }} }}"]
    return lines


def emit_episode(shape):
    if shape == "peer":
        cases = "; ".join(f'case {name.lower()} = "{name}"' for name in EPISODES)
        return [f"enum Episode: Swift.String, Swift.Codable, Swift.Sendable {{ {cases} }}"]
    lines = ["enum Episode: InlineGraphQL.GraphQLEnum {"]
    lines += [f"  case {name.lower()}" for name in EPISODES] + ["  case unknown(Swift.String)"]
    lines.append(f"  static let allCases: [Self] = [{', '.join('.' + name.lower() for name in EPISODES)}]")
    lines.append("  static let __names = InlineGraphQL.__EnumNames<Self>()")
    lines += ["  init(rawValue: Swift.String) {", "    self = Self.__names[rawValue] ?? .unknown(rawValue)", "  }"]
    lines += ["  var rawValue: Swift.String {", "    switch self {"]
    lines += [f'    case .{name.lower()}: "{name}"' for name in EPISODES]
    lines += ["    case .unknown(let rawValue): rawValue", "    }", "  }", "}"]
    return lines


def emit_touch(root, name):
    """A function that reads every property of a response once."""
    lines = [f"@inline(never) func touch(_ data: {name}.Data) -> Int {{", "  var sum = data.total"]

    def visit(object, value, depth):
        space = "  " * depth
        for key, type in object.scalars:
            use = {
                "Swift.String": "%s.utf8.count",
                "Swift.String?": "(%s?.utf8.count ?? 1)",
                "Swift.Int": "%s",
                "Swift.Int?": "(%s ?? 1)",
                "Swift.Bool": "(%s ? 1 : 2)",
                "Swift.Double": "Int(%s)",
                "Episode": "(%s == .jedi ? 1 : 2)",
                "[Swift.String]": "%s.count",
            }[type] % f"{value}.{key}"
            lines.append(f"{space}sum &+= {use}")
        for key, type, child in object.children:
            inner = f"value{depth}"
            kind, _ = kind_of_object(type)
            opening = {
                "objects": f"for {inner} in {value}.{key} {{",
                "optionalObject": f"if let {inner} = {value}.{key} {{",
                "object": f"do {{ let {inner} = {value}.{key}",
            }[kind]
            lines.append(space + opening)
            visit(child, inner, depth + 1)
            lines.append(space + "}")

    root = Object(root.name, [], root.children)
    visit(root, "data", 1)
    return lines + ["  return sum", "}"]


def emit_touch_masked(data, list_key):
    lines = ["@inline(never) func touchMasked(_ data: Masked.Data) -> Int {", "  var sum = 0"]
    lines.append(f"  for element in data.{list_key} {{ sum &+= Card(key: element).data.{data.scalars[0][0]}.hashValue }}")
    return lines + ["  return sum", "}"]
