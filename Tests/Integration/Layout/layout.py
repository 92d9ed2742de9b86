"""Writes a package as teams have them: 300 files, three schemas of many files with client schemas, four modules, and a GraphQL
configuration with projects."""

import json
import pathlib

TARGETS = ("Kit", "Feed", "Cart", "App")
TYPE_COUNT, FRAGMENT_COUNT, FEED_COUNT, CART_COUNT, ADMIN_COUNT, PLAIN_COUNT, HOLDER_COUNT = 150, 30, 20, 40, 20, 24, 8

MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")
let embedding: [Target.PluginUsage] = [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
let package = Package(
  name: "Layout",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(name: "Kit", dependencies: [graphQL], plugins: embedding),
    .target(name: "Feed", dependencies: ["Kit", graphQL], plugins: embedding),
    .target(name: "Cart", dependencies: ["Kit", graphQL], plugins: embedding),
    .executableTarget(name: "App", dependencies: ["Cart", "Feed", "Kit", graphQL], plugins: embedding),
  ],
  swiftLanguageModes: [.v6]
)
"""


def configuration():
    def project(schema, client, namespace, *modules, **options):
        extension = {"namespace": namespace, "clientSchema": client, **options}
        include = [f"Sources/{module}/**" for module in modules]
        return {"schema": schema, "include": include, "extensions": {"inlineGraphQL": extension}}

    names = {"acronyms": ["ID", "URL"], "types": {"User": "Account"}}
    projects = {
        "shop": project(["Schemas/Shop"], "Schemas/Shop.client/*.graphqls", "Shop", "Kit", "Cart", names=names),
        "search": project("Search/**/*.graphqls", "Client/search.graphqls", "Search", "Feed"),
        "admin": project(["Admin/admin.json", "Admin/more.graphqls"], "Client/admin.graphqls", "Admin", "App"),
    }
    return json.dumps({"projects": projects}, indent=2)


def introspection():
    """What a service answers to the question for its schema: a query for jobs."""

    def named(name, kind="SCALAR"):
        return {"kind": kind, "name": name, "ofType": None}

    def required(type):
        return {"kind": "NON_NULL", "name": None, "ofType": type}

    def field(name, type):
        return {"name": name, "description": None, "args": [], "type": type, "isDeprecated": False, "deprecationReason": None}

    def definition(kind, name, fields=None):
        return {
            "kind": kind, "name": name, "description": None, "fields": fields, "inputFields": None,
            "interfaces": None if fields is None else [], "enumValues": None, "possibleTypes": None,
        }

    jobs = {"kind": "LIST", "name": None, "ofType": named("Job", "OBJECT")}
    types = [
        definition("OBJECT", "Query", [field("jobs", jobs)]),
        definition("OBJECT", "Job", [field("id", required(named("ID"))), field("title", named("String"))]),
        *(definition("SCALAR", name) for name in ("ID", "String", "Int", "Float", "Boolean")),
    ]
    return json.dumps({
        "__schema": {
            "queryType": {"name": "Query"}, "mutationType": None, "subscriptionType": None, "types": types, "directives": [],
        }
    })


def files():
    """The texts of the files, by their paths."""
    yield ".graphqlrc.json", configuration()

    fields = " ".join(f"item{number}: Item{number}" for number in range(TYPE_COUNT))
    yield "Schemas/Shop/Query.graphqls", f"type Query {{ viewer: User {fields} }}\n"
    yield "Schemas/Shop/User.graphqls", "type User { userId: ID! name: String! imageUrl: String role: Role! }\n"
    yield "Schemas/Shop/enums/Role.graphqls", "enum Role { MEMBER EDITOR }\n"
    for number in range(TYPE_COUNT):
        yield f"Schemas/Shop/items/{number % 10}/Item{number}.graphqls", (
            f"# The item {number}.\ntype Item{number} {{ id: ID! name: String! price: Int! owner: User spare: Int }}\n"
        )
    yield "Schemas/Shop.client/draft.graphqls", "extend type User { draft: Draft isFavorite: Boolean }\n"
    yield "Schemas/Shop.client/types.graphqls", "type Draft { text: String }\n"
    yield "Search/query.graphqls", "type Query { search(text: String!): [Hit!]! }\n"
    yield "Search/hits/hit.graphqls", "type Hit { title: String! rank: Int! }\n"
    yield "Client/search.graphqls", "extend type Hit { isSeen: Boolean }\n"
    yield "Admin/admin.json", introspection()
    yield "Admin/more.graphqls", "extend type Query { job: Job! }\nextend type Job { state: JobState }\nenum JobState { WAITING RUNNING }\n"
    yield "Client/admin.graphqls", "extend type Job { isPinned: Boolean }\n"

    library = "import InlineGraphQL\n"
    yield "Sources/Kit/Shop.swift", library + "\n@GraphQLSchema(types: .used) public enum Shop {}\n"
    for number in range(FRAGMENT_COUNT):
        yield f"Sources/Kit/Card{number}.swift", library + (
            f'\n@GraphQLFragment("fragment Card{number} on Item{number} {{ name price }}")\npublic struct Card{number} {{}}\n'
        )
    yield "Sources/Feed/Search.swift", library + "\n@GraphQLSchema enum Search {}\n"
    for number in range(FEED_COUNT):
        yield f"Sources/Feed/Search{number}.swift", library + (
            f'\n@GraphQLOperation("query Search{number}($text: String!) {{ search(text: $text) {{ title }} }}")\n'
            f"struct Search{number} {{}}\n"
        )
    for number in range(CART_COUNT):
        spread = f"...Card{number % FRAGMENT_COUNT}"
        yield f"Sources/Cart/Cart{number}.swift", library + (
            f'import Kit\n\n@GraphQLOperation("query Cart{number} {{ item{number % FRAGMENT_COUNT} {{ {spread} }} viewer {{ userId }} }}")\n'
            f"public struct Cart{number} {{}}\n\n"
            f"func user{number}(_ data: Cart{number}.Data) -> Cart{number}.Data.Account_viewer? {{ data.viewer }}\n"
            f"func id{number}(_ data: Cart{number}.Data) -> String? {{ data.viewer?.userID }}\n"
        )
    yield "Sources/Cart/Role.swift", library + (
        'import Kit\n\n@GraphQLOperation("query OwnRole { viewer { role draft { text } } }")\nstruct OwnRole {}\n'
    )
    yield "Sources/App/Admin.swift", library + "\n@GraphQLSchema enum Admin {}\n"
    for number in range(ADMIN_COUNT):
        yield f"Sources/App/Jobs{number}.swift", library + (
            f'\n@GraphQLOperation("query Jobs{number} {{ job {{ title state }} }}")\nstruct Jobs{number} {{}}\n'
        )
    for number in range(PLAIN_COUNT):
        module = TARGETS[number % 4]
        yield f"Sources/{module}/Plain{number}.swift", f"func plain{number}() -> Int {{ {number} }}\n"
    # Files without GraphQL that hold responses, which have an enum of the schema in them. Each knows their size.
    for number in range(HOLDER_COUNT):
        yield f"Sources/App/Holder{number}.swift", f"struct Holder{number} {{ var data: Jobs{number}.Data; var last: Int }}\n"
        yield f"Sources/App/Copied{number}.swift", (
            f"func copied{number}(_ holder: Holder{number}) -> Int {{ let copy = holder; return copy.last }}\n"
        )
        yield f"Sources/Feed/Shown{number}.swift", (
            f'func shown{number}(_ data: Search3.Data) -> String {{ data.search.map {{ "\\($0.title)" }}.joined() }}\n'
        )
    body = '{"data": {"job": {"title": "T", "state": null}}}'
    yield "Sources/App/main.swift", f"import Foundation\nimport InlineGraphQL\n\nlet body = Data(#\"{body}\"#.utf8)\n" + "".join(
        f"""\
let holder{number} = Holder{number}(data: try Jobs{number}().decodeResponse(body).data!, last: {number})
print(holder{number}.data.job.title ?? "", holder{number}.data.job.state as Any, copied{number}(holder{number}))
"""
        for number in range(HOLDER_COUNT)
    )


def write(folder, root):
    """Writes the package. What is as it was is not written, so that it is not compiled again."""
    folder = pathlib.Path(folder)
    texts = {"Package.swift": MANIFEST.replace("@ROOT@", root), **dict(files())}
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if str(path.relative_to(folder)) not in texts and path.name != "Package.resolved":
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    return len(texts)
