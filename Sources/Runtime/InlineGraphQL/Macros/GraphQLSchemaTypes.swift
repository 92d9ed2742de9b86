/// The enums, input objects and custom scalars of a schema that a ``GraphQLSchema(_:types:models:names:)`` enum declares.
public struct GraphQLSchemaTypes: Hashable, Sendable {
  private let names: [String]?

  /// All types, for any user of the module.
  public static let all = GraphQLSchemaTypes(names: nil)

  /// The types of variables and fields in GraphQL, and the types of the input objects' fields.
  ///
  /// The GraphQL of the module itself counts, and that of the modules of its package that depend on it.
  public static let used = GraphQLSchemaTypes(names: [])

  /// The types that ``used`` stands for, and some that only Swift code or other packages use.
  ///
  /// ```swift
  /// @GraphQLSchema(types: .used(and: ["Currency", "*Input"])) public enum Shop {}
  /// ```
  ///
  /// - Parameter names: Names of types in the schema. An asterisk stands for any characters.
  public static func used(and names: [String]) -> GraphQLSchemaTypes { GraphQLSchemaTypes(names: names) }
}
