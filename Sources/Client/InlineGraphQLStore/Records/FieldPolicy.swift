/// The arguments by which a store finds the objects of a root field, where only the running program knows them.
///
/// ```swift
/// let store = GraphQLStore(fieldPolicies: ["user": FieldPolicy(types: ["User"], keyArguments: ["id": "id"])])
/// ```
///
/// Prefer `extend type Query @fieldPolicy(forField: "user", keyArgs: "id")` in a client schema, which the build checks.
public struct FieldPolicy: Hashable, Sendable {
  /// The object types of the field.
  public var types: [String]

  /// The arguments whose values identify the objects, by the names of the types' key fields.
  public var keyArguments: [String: String]

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - types: The object types of the field.
  ///   - keyArguments: The arguments whose values identify the objects, by the names of the types' key fields. If the field is a list,
  ///     one of the arguments is a list of values.
  public init(types: [String], keyArguments: [String: String]) {
    (self.types, self.keyArguments) = (types, keyArguments)
  }
}
