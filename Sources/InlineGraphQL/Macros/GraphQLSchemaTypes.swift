/// Which enums, input objects and custom scalars of a schema a ``GraphQLSchema(_:types:models:)`` enum declares.
public enum GraphQLSchemaTypes: Hashable, Sendable {
  /// All, for whoever uses the module.
  case all

  /// Those of the variables and fields in the module's own GraphQL, and what the input objects among them hold.
  case used
}
