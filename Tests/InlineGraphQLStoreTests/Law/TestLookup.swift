import GraphQLLanguage
import InlineGraphQL

/// A root field whose objects a store finds by an argument.
struct TestLookup {
  /// The object types of the field.
  let types: [String]
  let argument: String

  private static let all = [
    "human": TestLookup(types: ["Human"], argument: "id"),
    "droid": TestLookup(types: ["Droid"], argument: "id"),
    "book": TestLookup(types: ["Book"], argument: "isbn"),
    "node": TestLookup(types: ["Author", "Shelf"], argument: "id"),
    "nodes": TestLookup(types: ["Author", "Shelf"], argument: "ids"),
  ]

  /// Returns the lookup of a root field; `nil` if it has none in a schema.
  static func of(_ field: String, _ schema: Schema) -> TestLookup? {
    let root = schema.rootType(for: .query)!.name
    guard let found = all[field], let definition = schema.field(named: field, on: root),
      definition.arguments.contains(where: { $0.name.value == found.argument }),
      schema.possibleTypes(of: definition.type.namedType.value).sorted() == found.types.sorted()
    else { return nil }
    return found
  }

  /// The field that identifies the objects.
  var keyField: String { keyFields[types[0]]?[0] ?? "id" }

  var isOfList: Bool { argument == "ids" }

  /// The mark of the field in the text that a store reads.
  func mark(_ value: String) -> String {
    " @__lookup(types: \"\(types.joined(separator: " "))\", key: {\(keyField): \(value)})"
  }

  /// The identities of the objects that a graph has, and of one that it has not.
  var keys: [String] { types.flatMap { type in (0..<3).map { Self.key(of: type, $0) } } + ["unknown"] }

  /// Returns what identifies an object of a graph. If it is found among those of several types, no two have the same.
  static func key(of type: String, _ number: Int) -> String {
    ["Author", "Shelf"].contains(type) ? "\(type)\(number)" : "\(number)"
  }

  /// Returns the type of the object that a key identifies; `nil` if there is none.
  func type(of key: GraphQLJSONValue) -> String? {
    types.first { type in (0..<3).contains { .string(Self.key(of: type, $0)) == key } }
  }
}
