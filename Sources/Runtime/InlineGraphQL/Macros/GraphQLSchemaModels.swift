/// The models of a model schema that a ``GraphQLSchema(_:types:models:names:)`` enum declares.
///
/// ```swift
/// @GraphQLSchema(models: .all) enum Blog {}
/// @GraphQLSchema(models: ["Post"]) enum Blog {}
/// ```
///
/// An array literal names models. Models that are associated with them are declared as well.
public struct GraphQLSchemaModels: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var names: [String]?

  /// Each model of the schema.
  public static let all = GraphQLSchemaModels(names: nil)

  /// No models: only enums, input objects and scalars.
  public static let none = GraphQLSchemaModels(names: [])

  /// Creates the models with these names, and those that are associated with them.
  public init(arrayLiteral names: String...) { self.names = names }

  private init(names: [String]?) { self.names = names }
}
