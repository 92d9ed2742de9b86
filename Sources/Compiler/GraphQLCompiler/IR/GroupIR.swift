import GraphQLLanguage

/// An inline fragment whose selections are a view of their own, beside what is certain of the object: because of the
/// variables in its `@include` and `@skip`, or because it has a name by `@alias`.
enum GroupIR: Hashable, Sendable {
  /// `... @include(if: $a) { … }`, with the values that variables must have.
  case condition([String: Bool])

  /// `... @alias(as: "card") { … }`.
  case alias(String)

  /// Whether it has a name by `@alias`.
  var isAlias: Bool {
    switch self {
    case .condition: false
    case .alias: true
    }
  }

  /// The values that variables must have.
  var variables: [String: Bool] {
    switch self {
    case .condition(let variables): variables
    case .alias: [:]
    }
  }

  /// Returns the name of the property: `ifA`, `ifNotA`, `ifAAndNotB`, or the alias as it is written. Equal conditions have
  /// equal names, however they are written.
  func name(in swiftNames: SwiftNames) -> String {
    switch self {
    case .alias(let name): return name
    case .condition(let variables):
      let sorted = variables.sorted { ($0.value ? 0 : 1, $0.key) < ($1.value ? 0 : 1, $1.key) }
      return "if"
        + sorted.map { ($0.value ? "" : "Not") + swiftNames.property($0.key).upperFirst }.joined(separator: "And")
    }
  }
}
