import GraphQLLanguage
import GraphQLValidation

/// What a literal is compiled against: the schema, and what is known of the code around it.
public struct CompilationContext: Sendable {
  /// The schema.
  public var schema: Schema

  /// The Swift type that holds the schema's enums, input objects and scalars, as `StarWars`.
  public var namespace: String

  /// The fragments defined in other literals, by name. A fragment that the literal defines itself wins.
  public var fragments: [String: FragmentSignature]

  /// The names of fragments that the literal does not reach, to suggest where it spreads an unknown one.
  public var otherFragments: [String] = []

  /// The access level of what is emitted.
  public var accessLevel: AccessLevel

  /// A protocol that every emitted type lists: when its body changes, files that use the types are compiled again. `nil`
  /// if there is none.
  public var versionProtocol: String?

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - namespace: The Swift type that holds the schema's enums, input objects and scalars.
  ///   - fragments: The fragments defined in other literals, by name.
  ///   - accessLevel: The access level of what is emitted.
  ///   - versionProtocol: A protocol that every emitted type lists.
  public init(
    schema: Schema,
    namespace: String,
    fragments: [String: FragmentSignature] = [:],
    accessLevel: AccessLevel = .internal,
    versionProtocol: String? = nil
  ) {
    self.schema = schema
    self.namespace = namespace
    self.fragments = fragments
    self.accessLevel = accessLevel
    self.versionProtocol = versionProtocol
  }
}
