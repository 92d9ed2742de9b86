/// The facts that decide against which schema a literal is written.
package struct SchemaQuestion: Hashable, Sendable {
  package var file: String
  var argument: String?
  var enclosing: EnclosingSchema?

  /// Asks for the schema of a literal.
  ///
  /// - Parameter schemas: The literals of the file that are `@GraphQLSchema`s.
  package init(_ literal: SwiftLiteral, in file: String, among schemas: [SwiftLiteral]) {
    self.file = file
    argument = literal.schemaArgument
    enclosing = EnclosingSchema(of: literal, among: schemas)
    if literal.macro == .schema, let name = literal.declarationName {
      argument = nil
      enclosing = EnclosingSchema(path: literal.enclosingTypes + [name], argument: literal.schemaArgument)
    }
  }

  /// Asks for the schema of a literal in an enclosing `@GraphQLSchema`, if there is one.
  package init(file: String, argument: String?, enclosing: EnclosingSchema?) {
    (self.file, self.argument, self.enclosing) = (file, argument, enclosing)
  }

  /// Asks for the schema of a fragment.
  package init(_ site: FragmentSite) {
    file = site.file
    argument = site.literal.schemaArgument
    enclosing = site.enclosingSchema
  }
}

extension SchemaFinder {
  /// Finds the schema that is asked for.
  ///
  /// - Parameter declared: Returns the only `@GraphQLSchema` of the target. It decides if there are several schemas and
  ///   nothing else does.
  package func schema(
    for question: SchemaQuestion,
    orDeclared declared: () -> EnclosingSchema?
  ) throws(SchemaFinderError) -> SchemaLocation {
    do throws(SchemaFinderError) {
      return try schema(forFile: question.file, named: question.argument, in: question.enclosing)
    } catch {
      guard case .several = error.reason, question.argument == nil, question.enclosing == nil,
        let declared = declared()
      else { throw error }
      return try schema(forFile: question.file, named: nil, in: declared)
    }
  }
}
