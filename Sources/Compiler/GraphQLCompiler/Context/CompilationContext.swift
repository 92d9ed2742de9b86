import GraphQLLanguage
import GraphQLValidation

/// The input of a compilation besides the literal: the schema, and facts about the code around the literal.
package struct CompilationContext: Sendable {
  /// The schema.
  package var schema: Schema

  /// The Swift type that holds the schema's enums, input objects and scalars, such as `StarWars`.
  package var namespace: String

  /// How the schema's names are written in Swift.
  package var swiftNames: SwiftNames

  /// The fragments defined in other literals, by name. A fragment that the literal defines itself wins.
  package var fragments: [String: FragmentSignature]

  /// The names of fragments that the literal does not reach. They are suggestions for an unknown fragment.
  package var otherFragments: [String] = []

  /// The access level of emitted declarations.
  package var accessLevel: AccessLevel

  /// A protocol that every emitted type lists. When its body changes, files that use the types are compiled again.
  /// `nil` if there is none.
  package var versionProtocol: String?

  /// Whether response types have memberwise initializers.
  package var memberwiseInitializers = false

  /// The directives that need no definition in the schema.
  package var directives = CompilerDirectives.standard

  /// The names of the fragments that have the protocol `Fields`; `nil` if all have it.
  package var fragmentsWithFields: Set<String>?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - namespace: The Swift type that holds the schema's enums, input objects and scalars.
  ///   - swiftNames: How the schema's names are written in Swift.
  ///   - fragments: The fragments defined in other literals, by name.
  ///   - accessLevel: The access level of emitted declarations.
  package init(
    schema: Schema,
    namespace: String,
    swiftNames: SwiftNames = .asWritten,
    fragments: [String: FragmentSignature] = [:],
    accessLevel: AccessLevel = .internal
  ) {
    self.schema = schema
    self.namespace = namespace
    self.swiftNames = swiftNames
    self.fragments = fragments
    self.accessLevel = accessLevel
  }
}
