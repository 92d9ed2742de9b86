"""Writes the package that the proofs build: an app of two schemas, one of them in a module of its own."""

import json
import pathlib
import textwrap

PACKAGE = """\
// swift-tools-version: 6.1
import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")
let embedding: [Target.PluginUsage] = [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]

let package = Package(
  name: "Fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(name: "Places", dependencies: [graphQL], plugins: embedding),
    .executableTarget(name: "App", dependencies: ["Places", graphQL], plugins: embedding),
    .testTarget(name: "PlainTests", dependencies: ["App", "Places", graphQL]),
    .testTarget(name: "EmbeddedTests", dependencies: ["App", "Places", graphQL], plugins: embedding),
  ],
  swiftLanguageModes: [.v6]
)
"""

SHOP = """\
type Query {
  product(id: ID!): Product
  products(status: Status): [Product!]!
  viewer: User
  node(id: ID!): Node
}
type Mutation { order(input: OrderInput!): Order! }
interface Node { id: ID! }
type Product implements Node {
  id: ID!
  name: String!
  price(currency: String): Int!
  status: Status!
  maker: Company
}
type User implements Node { id: ID! email: String! size: Size! orders: [Order!]! }
type Order implements Node { id: ID! total: Int! products: [Product!]! }
type Company { name: String! country: String! }
enum Status { AVAILABLE SOLD_OUT }
enum Size { SMALL LARGE }
input OrderInput { product: ID! count: Int! status: Status }
type Nobody { x: Int }
"""

PLACES = """\
type Query { capital: City! }
type City { name: String! climate: Climate! people: Int! }
enum Climate { DRY WET }
"""

# A name, the operation, and what is printed of its data.
QUERIES = {
    "Product": (
        "query Product($id: ID!) { product(id: $id) { id name ...PriceTag } }",
        'Product(id: "1")',
        "[data.product?.id, data.product?.name, data.product.map { showPriceTag($0) }]",
    ),
    "ByStatus": (
        "query ByStatus($status: Status) { products(status: $status) { name status } }",
        "ByStatus(status: .some(.available))",
        "data.products.map { [$0.name, $0.status.rawValue] }",
    ),
    "Viewer": (
        "query Viewer { viewer { email orders { total ...OrderLine } } }",
        "Viewer()",
        "[data.viewer?.email, data.viewer?.orders.map { showOrderLine($0) }.description]",
    ),
    "PlaceOrder": (
        "mutation PlaceOrder($input: OrderInput!) { order(input: $input) { total } }",
        'PlaceOrder(input: Shop.OrderInput(product: "1", count: 2))',
        "data.order.total",
    ),
    "Makers": (
        "query Makers { products { maker { name ...MakerLine } } }",
        "Makers()",
        "data.products.map { $0.maker.map { [$0.name, showMakerLine($0)] } }",
    ),
    "Sizes": ("query Sizes { viewer { size } }", "Sizes()", "data.viewer?.size.rawValue"),
    "Idents": ("query Idents { products { name ...Ident } }", "Idents()", "data.products.map { showIdent($0) }"),
    "Nodes": ('query Nodes { node(id: "1") { id } }', "Nodes()", "data.node?.id"),
}

FRAGMENTS = {
    "PriceTag": ("fragment PriceTag on Product { price }", "data.price"),
    "OrderLine": ("fragment OrderLine on Order { total products { name } }", "[data.total, data.products.count]"),
    "MakerLine": ("fragment MakerLine on Company { country }", "data.country"),
    "Ident": ("fragment Ident on Product { id }", "data.id"),
}

PRODUCT = {
    "__typename": "Product",
    "id": "1",
    "name": "Lamp",
    "price": 30,
    "status": "AVAILABLE",
    "maker": {"__typename": "Company", "name": "Luz", "country": "ES"},
}


def responses(country):
    """What a server would answer, with more in it than is asked for."""
    product = json.loads(json.dumps(PRODUCT))
    product["maker"]["country"] = country
    order = {"__typename": "Order", "id": "7", "total": 60, "products": [product, product]}
    viewer = {"__typename": "User", "id": "2", "email": "a@b.c", "size": "LARGE", "orders": [order]}
    data = {"product": product, "products": [product], "viewer": viewer, "node": product, "order": order}
    data["capital"] = {"__typename": "City", "name": "Quito", "climate": "WET", "people": 2000000}
    return json.dumps({"data": data})


def sources():
    """The files of the package by path."""
    files = {
        "Schemas/Shop.graphqls": SHOP,
        "Schemas/Places.graphqls": PLACES,
        "Sources/Places/Places.swift": "import InlineGraphQL\n\n@GraphQLSchema public enum Places {}\n",
        "Sources/Places/CityName.swift": """\
            import InlineGraphQL

            @GraphQLFragment("fragment CityName on City { name }", schema: "Places")
            public struct CityName {}
            """,
        "Sources/App/Shop.swift": "import InlineGraphQL\n\n@GraphQLSchema enum Shop {}\n",
        "Sources/App/CapitalQuery.swift": """\
            import InlineGraphQL
            import Places

            enum Capitals {
              #graphql("query Capital { capital { climate ...CityName } }", schema: "Places")
            }
            """,
        "Sources/App/ShowCapital.swift": """\
            import InlineGraphQL
            import Places

            func showCapital() throws -> Any {
              let capital = try respond(to: Capitals.Capital()).capital
              let climate: Places.Climate = capital.climate
              return [climate.rawValue, CityName(key: capital).data.name]
            }
            """,
        "Sources/App/Respond.swift": """\
            import Foundation
            import InlineGraphQL

            func respond<Operation: GraphQLOperation>(to operation: Operation) throws -> Operation.Data {
              let response = try Foundation.Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
              return try operation.decodeResponse(response).data!
            }
            """,
    }
    for name, (document, operation, shown) in QUERIES.items():
        if name in ("Sizes", "Nodes"):
            # The attached form.
            files[f"Sources/App/{name}Query.swift"] = (
                f'import InlineGraphQL\n\n@GraphQLOperation(#"{document}"#, schema: "Shop")\nstruct {name} {{}}\n'
            )
        else:
            files[f"Sources/App/{name}Query.swift"] = (
                f'import InlineGraphQL\n\nextension Shop {{\n  enum {name}Documents {{\n    #graphql(\n'
                f'      """\n      {document}\n      """, schema: "Shop")\n  }}\n}}\n'
            )
            operation = f"Shop.{name}Documents.{operation}"
        files[f"Sources/App/Show{name}.swift"] = (
            f"func show{name}() throws -> Any {{\n"
            f"  let data = try respond(to: {operation})\n  return {shown} as Any\n}}\n"
        )
    for name, (document, shown) in FRAGMENTS.items():
        files[f"Sources/App/{name}.swift"] = (
            f'import InlineGraphQL\n\n@GraphQLFragment("{document}", schema: "Shop")\nstruct {name} {{}}\n'
        )
        files[f"Sources/App/Show{name}.swift"] = (
            f"func show{name}(_ object: some {name}_Key) -> String {{\n"
            f'  let data = {name}(key: object).data\n  return "\\({shown})"\n}}\n'
        )
    for number in range(10):
        files[f"Sources/App/Plain{number}.swift"] = f"func plain{number}() -> Int {{\n  {number}\n}}\n"
    shows = ["Capital"] + list(QUERIES)
    lines = [f'print("{name}:", try show{name}())' for name in shows]
    lines.append("print(" + " + ".join(f"plain{number}()" for number in range(10)) + ")")
    files["Sources/App/main.swift"] = "\n".join(lines) + "\n"
    # Both modules' own macros are seen here beside the imported ones.
    for target in ("PlainTests", "EmbeddedTests"):
        files[f"Tests/{target}/Queries.swift"] = f"""\
            import InlineGraphQL
            import Testing

            @testable import App
            @testable import Places

            enum Queries {{
              #graphql("query Emails {{ viewer {{ email orders {{ ...Totals }} }} }}", schema: "Shop")
            }}

            @GraphQLFragment("fragment Totals on Order {{ total }}", schema: "Shop")
            struct Totals {{}}

            @GraphQLOperation("query City {{ capital {{ ...CityName }} }}", schema: "Places")
            struct City {{}}

            @Test func documents() {{
              #expect(Queries.Emails.document.hasSuffix("fragment Totals on Order{{__typename total}}"))
              #expect(City.document.contains("fragment CityName on City"))
              #expect(Shop.Status.available.rawValue == "AVAILABLE")
            }}
            """
    return {path: textwrap.dedent(text) for path, text in files.items()}


def write(folder, root):
    """Writes the package into a folder; `root` is the folder of InlineGraphQL."""
    folder = pathlib.Path(folder)
    files = sources() | {"Package.swift": PACKAGE.replace("@ROOT@", str(root)), "response.json": responses("ES")}
    for path in [*folder.glob("Sources/*/*.swift"), *folder.glob("Tests/*/*.swift"), *folder.glob("Schemas/*")]:
        if str(path.relative_to(folder)) not in files:
            path.unlink()
    for path, text in files.items():
        path = folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
