/// How a field is resolved, which type a value has, or where the events of a subscription come from.
public struct Resolver: Sendable {
  typealias Resolve = @Sendable (ResolverInput) async throws -> ResolvedValue
  typealias ResolveType = @Sendable (ResolvedValue) async throws -> String?
  /// Waits for the next event; `nil` once there are no more.
  typealias NextEvent = () async throws -> ResolvedValue?
  typealias Subscribe = @Sendable (ResolverInput) async throws -> NextEvent

  enum Kind: Sendable {
    case field(Resolve)
    case type(ResolveType)
    case events(Subscribe)
  }

  let coordinate: String
  let kind: Kind

  /// Resolves a field.
  ///
  /// - Parameters:
  ///   - coordinate: the field, as `Query.hero`. A field of an interface is that of every type that implements the
  ///     interface, unless there is a resolver for the type's own.
  ///   - resolve: returns the field's value. What it throws becomes an error of the response at the field's path: the
  ///     message and extensions of a `GraphQLError`, the description of any other error.
  @_disfavoredOverload
  public init<Value: ResolvedValueConvertible>(
    _ coordinate: String,
    resolve: @escaping @Sendable (ResolverInput) async throws -> Value
  ) {
    self.coordinate = coordinate
    kind = .field { try await resolve($0).resolvedValue }
  }

  /// Resolves a field to a ``ResolvedValue``, which may be written as a literal.
  ///
  /// - Parameters:
  ///   - coordinate: the field, as `Query.hero`.
  ///   - resolve: returns the field's value.
  public init(_ coordinate: String, resolve: @escaping @Sendable (ResolverInput) async throws -> ResolvedValue) {
    self.coordinate = coordinate
    kind = .field(resolve)
  }

  /// Tells the types of the values of an interface or union, in place of their `__typename`.
  ///
  /// - Parameters:
  ///   - abstractType: the name of the interface or union.
  ///   - resolveType: returns the name of an object type, or `nil` to let the value's `__typename` say.
  public init(
    typeOf abstractType: String,
    resolveType: @escaping @Sendable (ResolvedValue) async throws -> String?
  ) {
    coordinate = abstractType
    kind = .type(resolveType)
  }

  /// Gives the events of a field of the subscription root.
  ///
  /// - Parameters:
  ///   - coordinate: the field, as `Subscription.reviewAdded`.
  ///   - events: returns the sequence of the field's values. Each is asked for when its response is.
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

/// Lets resolvers be listed in braces.
@resultBuilder
public enum ResolverBuilder {
  /// One resolver.
  public static func buildExpression(_ resolver: Resolver) -> [Resolver] { [resolver] }

  /// Several resolvers made elsewhere.
  public static func buildExpression(_ resolvers: [Resolver]) -> [Resolver] { resolvers }

  /// One after the other.
  public static func buildBlock(_ resolvers: [Resolver]...) -> [Resolver] { resolvers.flatMap(\.self) }

  /// Those of each round of a `for` loop.
  public static func buildArray(_ resolvers: [[Resolver]]) -> [Resolver] { resolvers.flatMap(\.self) }

  /// Those of an `if`.
  public static func buildOptional(_ resolvers: [Resolver]?) -> [Resolver] { resolvers ?? [] }

  /// Those of an `if` with an `else`.
  public static func buildEither(first resolvers: [Resolver]) -> [Resolver] { resolvers }

  /// Those of an `else`.
  public static func buildEither(second resolvers: [Resolver]) -> [Resolver] { resolvers }
}
