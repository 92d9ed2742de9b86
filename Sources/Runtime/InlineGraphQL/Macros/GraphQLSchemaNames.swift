/// How the names of a schema are written in Swift: in the types of a ``GraphQLSchema(_:types:models:names:)`` enum and in
/// those of all GraphQL against its schema.
///
/// Documents and JSON keep the schema's names.
public enum GraphQLSchemaNames: Hashable, Sendable {
  /// As in the schema and in aliases. Only the cases of enums are in camel case: `newHope` for `NEW_HOPE`.
  case asWritten

  /// In camel case: `orderBy` for the field, argument, variable or alias `order_by`, `OrderBy` for the type `order_by`.
  ///
  /// A name in one word stays as it is (`userID`), unless it is all upper case (`ID` becomes `id`) or that of a type, which
  /// begins in upper case. Underscores at both ends and between digits stay. Operations, fragments and the names in
  /// `@alias` stay as well. Names that become equal are a build error.
  case camelCase
}
