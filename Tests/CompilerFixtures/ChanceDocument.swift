import GraphQLLanguage

/// A random document that is valid against a schema, the same for the same seed.
package struct ChanceDocument {
  private let schema: Schema
  private var state: UInt64
  private var fragments: [String] = []

  package init(_ schema: Schema, seed: UInt64) {
    self.schema = schema
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns a query and the fragments that it spreads.
  package mutating func document() -> String {
    guard let root = schema.rootType(for: .query) else { return "" }
    let query = "query Q " + selectionSet(on: root.name, depth: 0)
    return ([query] + fragments).joined(separator: "\n")
  }

  private mutating func chance(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func selectionSet(on type: String, depth: Int) -> String {
    var selections: [String] = []
    let fields = self.fields(of: type)
    if !fields.isEmpty {
      for _ in 0...chance(4) {
        let field = fields[chance(fields.count)]
        guard let named = schema.type(named: field.type.namedType.value) else { continue }
        // Unique response keys, so that arguments never conflict.
        let key = "k\(chance(1_000_000))_\(field.name.value)"
        if !named.isComposite {
          selections.append("\(key): \(field.name.value)")
        } else if depth < 4 {
          selections.append("\(key): \(field.name.value) \(selectionSet(on: named.name, depth: depth + 1))")
        }
      }
    }
    if depth < 4, chance(6) == 0 {
      let directive = chance(2) == 0 ? "@include(if: true) " : ""
      selections.append("... \(directive)\(selectionSet(on: type, depth: depth + 1))")
    }
    while depth < 4, chance(3) == 0, let condition = condition(inside: type) {
      let selectionSet = selectionSet(on: condition, depth: depth + 1)
      if chance(2) == 0 {
        selections.append("... on \(condition) \(selectionSet)")
      } else {
        let name = "F\(fragments.count)"
        fragments.append("fragment \(name) on \(condition) \(selectionSet)")
        selections.append("...\(name)")
      }
    }
    if selections.isEmpty { selections = ["__typename"] }
    return "{ " + selections.joined(separator: " ") + " }"
  }

  /// Returns the fields without required arguments.
  private func fields(of type: String) -> [FieldDefinition] {
    let fields =
      switch schema.type(named: type) {
      case .object(let type): Array(type.fields.values)
      case .interface(let type): Array(type.fields.values)
      default: [] as [FieldDefinition]
      }
    return fields.filter { !$0.arguments.contains(where: \.isRequired) }
  }

  /// Returns a type to which some objects of another type belong.
  private mutating func condition(inside type: String) -> String? {
    let possible = Array(schema.possibleTypes(of: type))
    guard !possible.isEmpty else { return nil }
    let object = possible[chance(possible.count)]
    if chance(2) == 0 { return object }
    let unions = schema.index.types.filter { $0.kind == .union }.map(\.name)
      .filter { schema.possibleTypes(of: $0).contains(object) }
    guard case .object(let definition)? = schema.type(named: object) else { return object }
    let wider = definition.interfaces + unions
    return wider.isEmpty ? object : wider[chance(wider.count)]
  }
}
