/// Which models of a model schema a ``GraphQLSchema(_:types:models:)`` enum declares.
///
/// ```swift
/// @GraphQLSchema(models: .all) enum Blog {}
/// @GraphQLSchema(models: ["Post"]) enum Blog {}
/// ```
///
/// A literal names models; the models that these are associated with are declared as well.
public struct GraphQLSchemaModels: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var names: [String]?

  /// All models.
  public static let all = GraphQLSchemaModels(names: nil)

  /// No models: only enums, input objects and scalars.
  public static let none = GraphQLSchemaModels(names: [])

  /// The models of these names, and those that they are associated with.
  public init(arrayLiteral names: String...) { self.names = names }

  private init(names: [String]?) { self.names = names }
}
