import SeededRandomness

/// Names that GraphQL allows, and that Swift, its library, the runtime or emitted code have uses of their own for.
enum HostileNames {
  static let types = [
    "Any", "AnyObject", "Array", "Bool", "Case", "Character", "Codable", "Collection", "Data", "Deferred", "Dictionary",
    "Double", "Element", "Error", "Fields", "Foundation", "FragmentPointer", "GraphQLEnum", "GraphQLNullable",
    "Hashable",
    "InlineGraphQL", "Key", "Never", "Node", "Optional", "OptionalKey", "Protocol", "ResponseObject", "Result", "Self",
    "Sendable", "Set", "Streamed", "Swift", "Type", "UInt8", "Variables", "Void", "As", "AsType", "Type_Key", "_", "_x",
    "a", "array", "class", "data", "fields", "init", "optional", "self", "type",
  ]

  static let members = [
    "Any", "Bool", "Case", "Data", "Double", "Element", "Fields", "InlineGraphQL", "Int", "Key", "Node", "Optional",
    "Protocol", "Result", "Self", "String", "Swift", "Type", "X", "_", "_self", "_x", "all", "allCases", "as", "asType",
    "async", "await", "case", "class", "count", "data", "default", "description", "dynamicMember", "elements", "encode",
    "errorHandling", "errors", "fields", "first", "fragmentPointer", "from", "func", "hash", "hashValue", "ifA", "in",
    "init", "inout", "into", "is", "isPending", "items", "key", "let", "map", "matches", "nil", "node", "none",
    "object",
    "operator", "other", "print", "rawValue", "read", "reader", "self", "self_", "some", "storage", "subscript",
    "success",
    "super", "switch", "throws", "true", "try", "type", "unknown", "value", "values", "var", "variables", "where", "x",
    "x_2",
  ]

  /// Without `String`, `Int`, `Double` and `Bool`, which hide Swift's types from other literals of the same type.
  static let definitions = [
    "Any", "AnyHashable", "Array", "Card", "Card_Key", "Codable", "Data_", "Deferred", "Dictionary",
    "Encoder", "Equatable", "Error", "FragmentPointer", "GraphQLFragment", "GraphQLOperation", "Hashable", "Hasher",
    "Key", "Never", "Optional", "Protocol", "RawRepresentable", "ResponseObject", "Result", "Sendable", "Set",
    "Storage",
    "Streamed", "Type", "Void", "_", "_card", "card", "class", "data", "default", "init", "node", "object",
    "optional", "reader", "self", "string", "type",
  ]

  static let values = [
    "A", "Protocol", "Self", "Type", "_", "_A", "a", "allCases", "case", "declaredCases", "default", "description",
    "hash",
    "hashValue", "inProgress", "IN_PROGRESS", "init", "none", "null_", "rawValue", "self", "some", "unknown",
  ]
}

/// Hands out each name of a list once, in random order.
struct NamePool {
  private var names: [String]

  init(_ names: [String], _ random: inout SeededRandom) {
    self.names = names.shuffled(using: &random)
  }

  mutating func take() -> String { names.removeLast() }
}

extension SeededRandom {
  /// Returns whether something happens that does so in so many of a hundred cases.
  mutating func percent(_ chance: Int) -> Bool { Int.random(in: 0..<100, using: &self) < chance }

  mutating func one<Element>(of elements: [Element]) -> Element { elements.randomElement(using: &self)! }

  /// Returns some of the elements, in random order.
  mutating func some<Element>(_ count: ClosedRange<Int>, of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &self).prefix(Int.random(in: count, using: &self)))
  }
}
