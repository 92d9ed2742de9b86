/// The enums, input objects and custom scalars of a schema that a ``GraphQLSchema(_:types:models:names:)`` enum declares.
public enum GraphQLSchemaTypes: Hashable, Sendable {
  /// All types, for any user of the module.
  case all

  /// The types of variables and fields in the module's own GraphQL, and the types of the input objects' fields.
  case used
}
