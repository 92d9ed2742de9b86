import GraphQLLanguage
import GraphQLValidation

/// The input of a compilation besides the literal: the schema, and facts about the code around the literal.
public struct CompilationContext: Sendable {
  /// The schema.
  public var schema: Schema

  /// The Swift type that holds the schema's enums, input objects and scalars, such as `StarWars`.
  public var namespace: String

  /// How the schema's names are written in Swift.
  public var nameCase: NameCase

  /// The fragments defined in other literals, by name. A fragment that the literal defines itself wins.
  public var fragments: [String: FragmentSignature]

  /// The names of fragments that the literal does not reach. They are suggestions for an unknown fragment.
  public var otherFragments: [String] = []

  /// The access level of emitted declarations.
  public var accessLevel: AccessLevel

  /// A protocol that every emitted type lists. When its body changes, files that use the types are compiled again.
  /// `nil` if there is none.
  public var versionProtocol: String?

  /// Whether response types have memberwise initializers.
  public var memberwiseInitializers = false

  /// The directives that need no definition in the schema.
  package var directives = CompilerDirectives.standard

  /// The names of the fragments that have the protocol `Fields`; `nil` if all have it.
  public var fragmentsWithFields: Set<String>?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - namespace: The Swift type that holds the schema's enums, input objects and scalars.
  ///   - nameCase: How the schema's names are written in Swift.
  ///   - fragments: The fragments defined in other literals, by name.
  ///   - accessLevel: The access level of emitted declarations.
  ///   - versionProtocol: A protocol that every emitted type lists.
  public init(
    schema: Schema,
    namespace: String,
    nameCase: NameCase = .asWritten,
    fragments: [String: FragmentSignature] = [:],
    accessLevel: AccessLevel = .internal,
    versionProtocol: String? = nil
  ) {
    self.schema = schema
    self.namespace = namespace
    self.nameCase = nameCase
    self.fragments = fragments
    self.accessLevel = accessLevel
    self.versionProtocol = versionProtocol
  }
}
