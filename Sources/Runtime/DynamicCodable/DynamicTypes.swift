#if compiler(>=6.2)
  /// A type that can be registered: it is decodable on any thread.
  public typealias DynamicallyDecodable = Decodable & SendableMetatype
#else
  /// A type that can be registered.
  public typealias DynamicallyDecodable = Decodable
#endif

/// A type with its identifier in the data.
public struct DynamicType: Sendable {
  let identifier: String
  let type: any DynamicallyDecodable.Type

  /// Creates an entry for a registry.
  ///
  /// - Parameters:
  ///   - identifier: The name of the type in the data.
  ///   - type: The type.
  public init(_ identifier: String, _ type: any DynamicallyDecodable.Type) {
    self.identifier = identifier
    self.type = type
  }
}

/// The types of one protocol, with their discriminator. Another protocol may use the same identifiers.
///
/// ```swift
/// DynamicScope((any Block).self, discriminator: "__typename") {
///   DynamicType("Hero", HeroBlock.self)
/// }
/// ```
public struct DynamicScope: Sendable {
  let scope: ObjectIdentifier
  let discriminator: Discriminator?
  let types: [DynamicType]

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - type: The type of the properties, such as `(any Block).self`.
  ///   - discriminator: The member that names the type; `nil` to keep the current one, initially
  ///     ``Discriminator/type``.
  ///   - types: The types.
  public init<Value>(
    _ type: Value.Type,
    discriminator: Discriminator? = nil,
    @DynamicTypesBuilder _ types: () -> [DynamicTypesBuilder.Entry] = { [] }
  ) {
    scope = ObjectIdentifier(type)
    self.discriminator = discriminator
    self.types = types().flatMap(\.types)
  }
}

/// A builder of the types in a registry.
@resultBuilder
public enum DynamicTypesBuilder {
  /// Types with their scope.
  public struct Entry: Sendable {
    var scope: ObjectIdentifier?
    var discriminator: Discriminator?
    var types: [DynamicType]
  }

  /// Adds a type.
  public static func buildExpression(_ type: DynamicType) -> [Entry] { [Entry(types: [type])] }

  /// Adds any number of types.
  public static func buildExpression(_ types: [DynamicType]) -> [Entry] { [Entry(types: types)] }

  /// Adds a scope.
  public static func buildExpression(_ scope: DynamicScope) -> [Entry] {
    [Entry(scope: scope.scope, discriminator: scope.discriminator, types: scope.types)]
  }

  /// Joins entries in their order.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }

  /// Adds the entries of an `if` without `else`.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  /// Adds the entries of an `if` with `else`.
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  /// Adds the entries of an `else`.
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  /// Joins the entries of a loop.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
