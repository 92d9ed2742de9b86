"""A package as README's section "Install" describes it, and the mistakes to make in it."""

LIBRARY = '.product(name: "InlineGraphQL", package: "InlineGraphQL")'


PLUGINS = ',\n      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]'


def target(name, *dependencies, plugins=PLUGINS):
    return f"""\
    .target(
      name: "{name}",
      dependencies: [{", ".join(dependencies)}]{plugins}
    )"""


def manifest(*targets):
    return """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
%s
  ]
)
""" % ",\n".join(targets)


SCHEMA = """\
type Query { hero(episode: Episode): Character search(filter: Filter): [Character!]! }
interface Character { id: ID! name: String! appearsIn: [Episode!]! born: Date }
type Human implements Character { id: ID! name: String! appearsIn: [Episode!]! born: Date height: Float }
enum Episode { NEW_HOPE EMPIRE JEDI }
input Filter { name: String episode: Episode }
scalar Date
"""

ENUM = "@GraphQLSchema public enum StarWars {\n  public typealias Date = String\n}\n"

KIT = f"""\
import InlineGraphQL

{ENUM}
@GraphQLFragment(\"\"\"
  fragment HeroCard_hero on Character {{ name appearsIn }}
  \"\"\")
public struct HeroCard_hero {{}}
"""

QUERIES = """\
import InlineGraphQL
import Kit

enum Queries {
  #graphql(\"\"\"
    query HeroQuery($episode: Episode) {
      hero(episode: $episode) { id name ...HeroCard_hero }
    }
    \"\"\")
  #graphql(\"\"\"
    query Search($filter: Filter) { search(filter: $filter) { name } }
    \"\"\")
}
"""

USE = """\
import Kit

func show(_ data: Queries.HeroQuery.Data) -> String {
  guard let hero = data.hero else { return "nobody" }
  return "\\(hero.name) \\(HeroCard_hero(key: hero).data.appearsIn)"
}

func query() -> Queries.HeroQuery { Queries.HeroQuery(episode: .jedi) }
"""

FILES = {
    "Package.swift": manifest(target("Kit", LIBRARY), target("App", '"Kit"', LIBRARY)),
    "Schemas/StarWars.graphqls": SCHEMA,
    "Sources/Kit/Kit.swift": KIT,
    "Sources/App/Queries.swift": QUERIES,
    "Sources/App/Use.swift": USE,
}


def change(path, old, new):
    assert old in FILES[path], old
    return {path: FILES[path].replace(old, new)}


def queries(old, new):
    return change("Sources/App/Queries.swift", old, new)


def kit(old, new):
    return change("Sources/Kit/Kit.swift", old, new)


def schema(old, new):
    return change("Schemas/StarWars.graphqls", old, new)


CARD = "struct HeroCard_hero"
HEAD = "enum Queries {"
OPERATION = "@GraphQLOperation(\"query Version { hero { name } }\")\nstruct Version {}\n"

# If several targets have errors, SwiftPM shows those of the target that it reaches first.
KIT_ALONE = {
    "Package.swift": manifest(target("Kit", LIBRARY)),
    "Sources/App/Queries.swift": None,
    "Sources/App/Use.swift": None,
}

PRODUCTS = [f'.product(name: "InlineGraphQL{name}", package: "InlineGraphQL")' for name in ["Logging", "NIO", "SQLite", "Tracing"]]

TRAITS = """\
import Foundation
import InlineGraphQL
import InlineGraphQLLogging
import InlineGraphQLNIO
import InlineGraphQLSQLite
import InlineGraphQLStore
import InlineGraphQLTracing

struct Configuration {}

func connect(to url: URL) throws -> (GraphQLClient, GraphQLStore) {
  let client = GraphQLClient(
    transport: HTTPTransport(url: url, clientConfiguration: Configuration()),
    subscriptionTransport: WebSocketTransport(url: url, tlsConfiguration: Configuration()),
    middleware: [TracingMiddleware(), LoggingMiddleware(logger: Configuration())]
  )
  return (client, try GraphQLStore(file: url))
}
"""

MISTAKES = {
    # Edits that look like mistakes but are correct.
    "nothing-wrong": schema("type Query", "\ufefftype Query")
    | kit("import InlineGraphQL", "\ufeff@_exported import InlineGraphQL")
    | queries("import InlineGraphQL\n", "")
    | {
        "Sources/App/Excluded.swift": "#if false\nenum Old { #graphql(\"query Old { villain }\") }\n#endif\n",
        "Sources/App/Private.swift": "import Kit\nprivate enum More { #graphql(\"query More { hero { name } }\") }\n",
        "Sources/App/Private2.swift": "import Kit\nprivate enum More { #graphql(\"query More { hero { name } }\") }\n",
        "Sources/App/Own.swift": "import InlineGraphQL\n@GraphQLSchema enum StarWars { typealias Date = String }\n",
    },
    "import-forgotten": queries("import InlineGraphQL\n", ""),
    "library-forgotten": KIT_ALONE | {"Package.swift": manifest(target("Kit"))},
    "plugin-forgotten": {
        "Package.swift": manifest(target("Kit", LIBRARY, plugins=""), target("App", '"Kit"', LIBRARY, plugins="")),
    },
    "schema-enum-forgotten": kit(ENUM, ""),
    "schema-enum-twice": {"Sources/Kit/Schema.swift": "import InlineGraphQL\n\n" + ENUM},
    "schema-enum-in-two-modules": {
        "Package.swift": manifest(target("Kit", LIBRARY), target("Other", LIBRARY), target("App", '"Kit"', '"Other"', LIBRARY)),
        "Sources/Other/Schema.swift": "import InlineGraphQL\n\n" + ENUM,
    }
    | queries("import Kit", "import Kit\nimport Other"),
    "schema-enum-not-public": kit("public enum", "enum") | queries("...HeroCard_hero", ""),
    "schema-enum-is-struct": kit("public enum", "public struct"),
    "schema-missing": KIT_ALONE | {"Schemas/StarWars.graphqls": None},
    "schema-broken": KIT_ALONE | schema("enum Episode {", "enum Episode"),
    "schema-is-no-introspection": KIT_ALONE | {"Schemas/StarWars.graphqls": "{\"data\": 1}"},
    "schemas-several": KIT_ALONE
    | {"Schemas/Other.graphqls": SCHEMA, "Sources/Kit/Kit.swift": KIT.replace(ENUM, "")},
    "schema-misspelt": queries('""")\n  #', '""", schema: "StarWar")\n  #'),
    "trait-forgotten": {
        "Package.swift": manifest(
            target("Kit", LIBRARY),
            target("App", '"Kit"', LIBRARY, LIBRARY.replace('InlineGraphQL"', 'InlineGraphQLStore"', 1), *PRODUCTS),
        ),
        "Sources/App/Traits.swift": TRAITS,
    },
    "variable-forgotten": queries("$filter: Filter)", "$filter: Filter!)")
    | {"Sources/App/Search.swift": "let search = Queries.Search()\n"},
    "provider-undeclared": kit(
        "{ name ",
        "@argumentDefinitions(dark: {type: \"Boolean!\", provider: \"DarkMode\"}) { name @include(if: $dark) ",
    ),
    "response-by-hand": {"Sources/App/Use.swift": "let data = Queries.HeroQuery.Data(hero: nil)\n"},
    "operation-named-string": queries("query Search(", "query String("),
    "scalar-undeclared": kit("\n  public typealias Date = String\n", ""),
    "module-not-imported": queries("import Kit\n", ""),
    "fragment-not-public": kit("public " + CARD, CARD),
    "fragment-unknown": queries("...HeroCard_hero", "...HeroCrad_hero"),
    "fragment-on-enum": kit(CARD, "enum HeroCard_hero"),
    "fragment-misnamed": kit(CARD, "struct HeroCard"),
    "fragments-two": kit("appearsIn }", "appearsIn }\n  fragment Name on Character { name }"),
    "field-misspelt": queries("id name", "id nmae"),
    "literal-empty": queries('"""\n    query Search($filter: Filter) { search(filter: $filter) { name } }\n    """', '""'),
    "literal-interpolated": queries("...HeroCard_hero", "\\(name)"),
    "literal-in-constant": queries(HEAD, 'let text = "query"\n\n' + HEAD + "\n  #graphql(text)"),
    "operation-twice": {"Sources/App/More.swift": QUERIES.replace("enum", "extension").replace("Search", "More")},
    "operation-in-function": {"Sources/App/More.swift": "import InlineGraphQL\n\nfunc more() {\n  " + OPERATION + "}\n"},
    "in-protocol-extension": queries(HEAD, "protocol Queries {}\n\nextension Queries {"),
    "in-generic-type": queries(HEAD, "enum Queries<Value> {"),
    "in-function": queries(HEAD, "enum Queries {}\n\nfunc queries() {"),
    "in-file": {"Sources/App/Queries.swift": QUERIES.replace(HEAD, "").removesuffix("}\n")},
}

# Those whose errors are the plugin's or the compiler's, those without an error, and two of the tool's, whose output must be the
# same in a build.
BUILT = {
    "nothing-wrong", "library-forgotten", "plugin-forgotten", "scalar-undeclared", "field-misspelt", "schema-enum-in-two-modules",
    "response-by-hand", "trait-forgotten", "variable-forgotten",
}
