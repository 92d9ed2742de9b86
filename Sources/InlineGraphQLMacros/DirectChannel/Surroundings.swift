import GraphQLProject
import GraphQLValidation

/// What the code around a literal says about it.
struct Surroundings: Hashable {
  /// The path of the Swift file, absolute.
  let file: String
  /// The line that the macro stands on.
  let line: Int
  /// What is emitted is as accessible as this.
  let accessLevel: AccessLevel
  /// The `@GraphQLSchema` enum that the literal is in.
  let enclosingSchema: EnclosingSchema?

  init(of reported: ReportedUse, _ literal: SwiftLiteral) {
    file = PackageFiles.absolute(reported.request.use.file)
    line = reported.line
    accessLevel = literal.accessLevel
    enclosingSchema = reported.use.enclosingSchema
  }
}
