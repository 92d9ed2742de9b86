/// A function that resolves a field, the object type of a value, or the events of a subscription.
///
/// ```swift
/// let schema = try ExecutableSchema(sdl: sdl) {
///   Resolver("Query.hero") { input in ["id": .json(input["id"] ?? .null), "name": "R2-D2"] }
///   Resolver(typeOf: "Character") { value in value["planet"] == nil ? "Droid" : "Human" }
///   Resolver(eventsOf: "Subscription.seen") { _ in AsyncStream<String> { $0.finish() } }
/// }
/// ```
public struct Resolver: Sendable {
  typealias Resolve = @Sendable (ResolverInput) async throws -> ResolvedValue
  typealias ResolveType = @Sendable (ResolvedValue) async throws -> String?
  /// Returns the next event; `nil` after the last one.
  typealias NextEvent = () async throws -> ResolvedValue?
  typealias Subscribe = @Sendable (ResolverInput) async throws -> NextEvent

  enum Kind: Sendable {
    case field(Resolve)
    case type(ResolveType)
    case events(Subscribe)
  }

  let coordinate: String
  let kind: Kind

  /// Creates a resolver of a field.
  ///
  /// - Parameters:
  ///   - coordinate: The field, as in `Query.hero`. A field of an interface stands for that field of every type that
  ///     implements the interface, except types with their own resolver.
  ///   - resolve: Returns the field's value. An error that it throws becomes an error at the field's path in the
  ///     response: with the message and extensions of a `GraphQLError`, or the description of any other error.
  @_disfavoredOverload
  public init<Value: ResolvedValueConvertible>(
    _ coordinate: String,
    resolve: @escaping @Sendable (ResolverInput) async throws -> Value
  ) {
    self.coordinate = coordinate
    kind = .field { try await resolve($0).resolvedValue }
  }

  /// Creates a resolver of a field with a ``ResolvedValue``, which may be a literal.
  ///
  /// - Parameters:
  ///   - coordinate: The field, as in `Query.hero`.
  ///   - resolve: Returns the field's value.
  public init(_ coordinate: String, resolve: @escaping @Sendable (ResolverInput) async throws -> ResolvedValue) {
    self.coordinate = coordinate
    kind = .field(resolve)
  }

  /// Creates a resolver of the object types of an interface's or union's values, for use instead of `__typename`.
  ///
  /// - Parameters:
  ///   - abstractType: The name of the interface or union.
  ///   - resolveType: Returns the name of an object type, or `nil` to use the value's `__typename`.
  public init(
    typeOf abstractType: String,
    resolveType: @escaping @Sendable (ResolvedValue) async throws -> String?
  ) {
    coordinate = abstractType
    kind = .type(resolveType)
  }

  /// Creates a resolver of the events of a subscription field.
  ///
  /// - Parameters:
  ///   - coordinate: The field, as in `Subscription.reviewAdded`.
  ///   - events: Returns the sequence of the field's values. The executor awaits each value only when its response is
  ///     awaited.
  public init<Events: AsyncSequence & Sendable>(
    eventsOf coordinate: String,
    events: @escaping @Sendable (ResolverInput) async throws -> Events
  ) where Events.Element: ResolvedValueConvertible {
    self.coordinate = coordinate
    kind = .events { input in
      var iterator = try await events(input).makeAsyncIterator()
      return { try await iterator.next()?.resolvedValue }
    }
  }
}

/// A builder of lists of resolvers in braces.
@resultBuilder
public enum ResolverBuilder {
  /// Adds one resolver.
  public static func buildExpression(_ resolver: Resolver) -> [Resolver] { [resolver] }

  /// Adds several resolvers.
  public static func buildExpression(_ resolvers: [Resolver]) -> [Resolver] { resolvers }

  /// Joins resolvers in their order.
  public static func buildBlock(_ resolvers: [Resolver]...) -> [Resolver] { resolvers.flatMap(\.self) }

  /// Joins the resolvers of a `for` loop.
  public static func buildArray(_ resolvers: [[Resolver]]) -> [Resolver] { resolvers.flatMap(\.self) }

  /// Adds the resolvers of an `if` without `else`.
  public static func buildOptional(_ resolvers: [Resolver]?) -> [Resolver] { resolvers ?? [] }

  /// Adds the resolvers of an `if` with `else`.
  public static func buildEither(first resolvers: [Resolver]) -> [Resolver] { resolvers }

  /// Adds the resolvers of an `else`.
  public static func buildEither(second resolvers: [Resolver]) -> [Resolver] { resolvers }
}
