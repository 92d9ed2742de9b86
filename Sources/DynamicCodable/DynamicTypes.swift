#if compiler(>=6.2)
  /// A type that can be registered: decodable on every thread.
  public typealias DynamicallyDecodable = Decodable & SendableMetatype
#else
  /// A type that can be registered.
  public typealias DynamicallyDecodable = Decodable
#endif

/// A type and the identifier that data calls it by.
public struct DynamicType: Sendable {
  let identifier: String
  let type: any DynamicallyDecodable.Type

  /// Creates an entry for a registry.
  ///
  /// - Parameters:
  ///   - identifier: What the data calls the type.
  ///   - type: The type.
  public init(_ identifier: String, _ type: any DynamicallyDecodable.Type) {
    self.identifier = identifier
    self.type = type
  }
}

/// Types that are known for one protocol only, so that another may use the same identifiers, and where data names them.
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
  ///   - type: What properties are declared as: `(any Block).self`.
  ///   - discriminator: Where data names the type; `nil` to leave it as it is, at first ``Discriminator/type``.
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

/// Puts together what a registry knows.
@resultBuilder
public enum DynamicTypesBuilder {
  /// Types, and the scope that they are in.
  public struct Entry: Sendable {
    var scope: ObjectIdentifier?
    var discriminator: Discriminator?
    var types: [DynamicType]
  }

  /// A type.
  public static func buildExpression(_ type: DynamicType) -> [Entry] { [Entry(types: [type])] }

  /// Any number of types.
  public static func buildExpression(_ types: [DynamicType]) -> [Entry] { [Entry(types: types)] }

  /// A scope.
  public static func buildExpression(_ scope: DynamicScope) -> [Entry] {
    [Entry(scope: scope.scope, discriminator: scope.discriminator, types: scope.types)]
  }

  /// What stands one after another.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }

  /// What stands in an `if` without `else`.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  /// What stands in an `if`.
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  /// What stands in an `else`.
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  /// What stands in a loop.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
