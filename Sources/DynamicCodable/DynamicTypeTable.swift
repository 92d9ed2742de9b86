/// What is registered, by scope. It does not change; who registers makes another one.
final class DynamicTypeTable: Sendable {
  /// What is known of one protocol, or of all.
  private struct Scope: Sendable {
    var discriminator: Discriminator?
    var types: [String: any DynamicallyDecodable.Type] = [:]
    var identifiers: [ObjectIdentifier: String] = [:]
  }

  private let common: Scope
  private let scopes: [ObjectIdentifier: Scope]

  /// Makes a table of what another has and of more.
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

  /// Where data says of which type a value of the protocol is.
  func discriminator(of expected: Any.Type) -> Discriminator {
    scope(of: expected)?.discriminator ?? .type
  }

  /// The type that an identifier stands for where a protocol is expected: one of its scope, or else one for all protocols.
  func type(for identifier: String, as expected: Any.Type) -> (any DynamicallyDecodable.Type)? {
    scope(of: expected)?.types[identifier] ?? common.types[identifier]
  }

  /// The identifier that a value's type is registered under: of several the one that the value says.
  func identifier(of value: Any, as expected: Any.Type) -> String? {
    let type = Swift.type(of: value)
    let own = (value as? any TypeIdentifiable)?.type
    // Another protocol may know the type by another identifier.
    for scope in [scope(of: expected), common] {
      if let own, let registered = scope?.types[own], registered == type { return own }
      if let identifier = scope?.identifiers[ObjectIdentifier(type)] { return identifier }
    }
    return own
  }

  /// The identifiers that may stand where a protocol of that identity is expected.
  func identifiers(for expected: ObjectIdentifier) -> Set<String> {
    Set(common.types.keys).union(scopes[expected]?.types.keys ?? [:].keys)
  }
}
