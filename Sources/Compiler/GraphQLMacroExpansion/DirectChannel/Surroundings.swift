import GraphQLProject
import LocalFiles
import GraphQLValidation

/// The context of a literal: file, line, access level and enclosing schema.
struct Surroundings: Hashable {
  /// The absolute path of the Swift file.
  let file: String
  /// The line of the macro.
  let line: Int
  /// The access level of the emitted declarations.
  let accessLevel: AccessLevel
  /// Whether response types get memberwise initializers.
  let memberwiseInitializers: Bool
  /// The `@GraphQLSchema` enum that the literal is in.
  let enclosingSchema: EnclosingSchema?

  init(of reported: ReportedUse, _ literal: SwiftLiteral) {
    file = PackageFiles.absolute(reported.request.use.file)
    line = reported.line
    accessLevel = literal.accessLevel
    memberwiseInitializers = literal.memberwiseInitializers
    enclosingSchema = reported.use.enclosingSchema
  }
}
