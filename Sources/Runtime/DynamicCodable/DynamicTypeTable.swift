/// An immutable table of the registered types, by scope. Each registration makes a new table.
final class DynamicTypeTable: Sendable {
  /// The types of one protocol, or of all protocols.
  private struct Scope: Sendable {
    var discriminator: Discriminator?
    var types: [String: any DynamicallyDecodable.Type] = [:]
    var identifiers: [ObjectIdentifier: String] = [:]
  }

  private let common: Scope
  private let scopes: [ObjectIdentifier: Scope]

  /// Creates a table with the entries of another one and with more.
  init(_ other: DynamicTypeTable? = nil, adding entries: [DynamicTypesBuilder.Entry]) {
    var common = other?.common ?? Scope()
    var scopes = other?.scopes ?? [:]
    for entry in entries {
      if let scope = entry.scope {
        DynamicTypeTable.add(entry, to: &scopes[scope, default: Scope()])
      } else {
        DynamicTypeTable.add(entry, to: &common)
      }
    }
    self.common = common
    self.scopes = scopes
  }

  private static func add(_ entry: DynamicTypesBuilder.Entry, to scope: inout Scope) {
    if let discriminator = entry.discriminator { scope.discriminator = discriminator }
    for type in entry.types {
      scope.types[type.identifier] = type.type
      scope.identifiers[ObjectIdentifier(type.type)] = type.identifier
    }
  }

  private func scope(of expected: Any.Type) -> Scope? {
    scopes.isEmpty ? nil : scopes[ObjectIdentifier(expected)]
  }

  /// Returns the discriminator of a protocol.
  func discriminator(of expected: Any.Type) -> Discriminator {
    scope(of: expected)?.discriminator ?? .type
  }

  /// Returns the type that an identifier stands for: one of the expected protocol's scope, or one for all protocols.
  func type(for identifier: String, as expected: Any.Type) -> (any DynamicallyDecodable.Type)? {
    scope(of: expected)?.types[identifier] ?? common.types[identifier]
  }

  /// Returns the identifier of a value's type. If the type has several, the value's own `type` decides.
  func identifier(of value: Any, as expected: Any.Type) -> String? {
    let type = Swift.type(of: value)
    let own = (value as? any TypeIdentifiable)?.type
    // The same type may have another identifier for another protocol.
    for scope in [scope(of: expected), common] {
      if let own, let registered = scope?.types[own], registered == type { return own }
      if let identifier = scope?.identifiers[ObjectIdentifier(type)] { return identifier }
    }
    return own
  }

  /// Returns the identifiers that data can have where a protocol is expected.
  func identifiers(for expected: ObjectIdentifier) -> Set<String> {
    Set(common.types.keys).union(scopes[expected]?.types.keys ?? [:].keys)
  }
}
