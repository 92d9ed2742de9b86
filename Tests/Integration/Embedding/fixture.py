"""Writes the package that the checks build: the folder Fixture, and an app of many small files."""

import json
import pathlib
import textwrap

FILES = pathlib.Path(__file__).resolve().parent / "Fixture"
# The targets whose files are checked. Tests are built separately.
TARGETS = ("Places", "Guide", "Design", "Shelf", "Press", "App")

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

# The operation and the printed properties of its data, by name.
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
    "Labels": (
        "query Labels { products { id ...Label @relay(mask: false) } }",
        "Labels()",
        "data.products.map { showLabel($0) }",
    ),
    "Nodes": ('query Nodes { node(id: "1") { id } }', "Nodes()", "data.node?.id"),
}

FRAGMENTS = {
    "PriceTag": ("fragment PriceTag on Product { price }", "data.price"),
    "OrderLine": ("fragment OrderLine on Order { total products { name } }", "[data.total, data.products.count]"),
    "MakerLine": ("fragment MakerLine on Company { country }", "data.country"),
    "Ident": ("fragment Ident on Product { id }", "data.id"),
    "Label": ("fragment Label on Product { name maker { name } }", "[object.name, object.maker?.name]"),
}
# Fragments whose fields belong to the objects themselves.
UNMASKED = ("Label",)

PRODUCT = {
    "__typename": "Product",
    "id": "1",
    "name": "Lamp",
    "price": 30,
    "status": "AVAILABLE",
    "maker": {"__typename": "Company", "name": "Luz", "country": "ES"},
}


def responses(country):
    """The responses of a server, with members beyond those that the operations select."""
    product = json.loads(json.dumps(PRODUCT))
    product["maker"]["country"] = country
    order = {"__typename": "Order", "id": "7", "total": 60, "products": [product, product]}
    viewer = {"__typename": "User", "id": "2", "email": "a@b.c", "size": "LARGE", "orders": [order]}
    data = {"product": product, "products": [product], "viewer": viewer, "node": product, "order": order}
    data["capital"] = {"__typename": "City", "name": "Quito", "climate": "WET", "people": 2000000, "coast": "NONE"}
    return json.dumps({"data": data})


def sources():
    """The files of the app by path."""
    files = {
        "Schemas/Shop.graphqls": SHOP,
        "Sources/App/Shop.swift": "import InlineGraphQL\n\n@GraphQLSchema enum Shop {}\n",
        "Sources/App/CapitalQuery.swift": """\
            import InlineGraphQL
            import Places

            enum Capitals {
              #graphql("query Capital { capital { climate ...CityName } }", schema: "Places")
            }
            """,
        "Sources/App/ShowCapital.swift": """\
            import Guide
            import InlineGraphQL
            import Places

            func showCapital() throws -> Any {
              let capital = try respond(to: Capitals.Capital()).capital
              let climate: Places.Climate = capital.climate
              let guide = Guide.climate(of: try respond(to: CapitalClimate()))
              return [climate.rawValue, CityName(key: capital).data.name, guide]
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
            # The attached macro.
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
        if name in UNMASKED:
            head = f"func show{name}(_ object: some {name}.Fields) -> String {{\n"
        else:
            head = f"func show{name}(_ object: some {name}_Key) -> String {{\n  let data = {name}(key: object).data\n"
        files[f"Sources/App/Show{name}.swift"] = head + f'  return "\\({shown})"\n}}\n'
    for number in range(10):
        files[f"Sources/App/Plain{number}.swift"] = f"func plain{number}() -> Int {{\n  {number}\n}}\n"
    shows = ["Capital"] + list(QUERIES)
    lines = [f'print("{name}:", try show{name}())' for name in shows]
    lines.append("print(" + " + ".join(f"plain{number}()" for number in range(10)) + ")")
    files["Sources/App/main.swift"] = "\n".join(lines) + "\n"
    return {path: textwrap.dedent(text) for path, text in files.items()}


def static_files(root):
    """The files in the folder Fixture by path. Both test targets have the same files."""
    files = {}
    for path in sorted(path for path in FILES.rglob("*") if path.is_file()):
        text = path.read_text().replace("@ROOT@", str(root))
        name = str(path.relative_to(FILES))
        for target in ("PlainTests", "EmbeddedTests") if "/Both/" in name else ("",):
            files[name.replace("/Both/", f"/{target}/")] = text
    return files


def write(folder, root):
    """Writes the package into a folder; `root` is the folder of InlineGraphQL."""
    folder = pathlib.Path(folder)
    files = sources() | static_files(root) | {"response.json": responses("ES")}
    for path in [*folder.glob("**/Sources/**/*"), *folder.glob("Tests/**/*"), *folder.glob("Schemas/**/*")]:
        if path.is_file() and str(path.relative_to(folder)) not in files:
            path.unlink()
    # An earlier run has made a folder of a schema.
    for path in folder.glob("Schemas/*"):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for path, text in files.items():
        path = folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
