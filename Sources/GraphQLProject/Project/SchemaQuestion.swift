/// What decides which schema a literal is written against.
public struct SchemaQuestion: Hashable, Sendable {
  var file: String
  var argument: String?
  var enclosing: EnclosingSchema?

  /// Asks for the schema of a literal.
  ///
  /// - Parameter schemas: The literals of the file that are `@GraphQLSchema`s.
  init(_ literal: SwiftLiteral, in file: String, among schemas: [SwiftLiteral]) {
    self.file = file
    argument = literal.schemaArgument
    enclosing = EnclosingSchema(of: literal, among: schemas)
    if literal.macro == .schema, let name = literal.declarationName {
      argument = nil
      enclosing = EnclosingSchema(path: literal.enclosingTypes + [name], argument: literal.schemaArgument)
    }
  }

  /// Asks for the schema of a fragment.
  public init(_ site: FragmentSite) {
    file = site.file
    argument = site.literal.schemaArgument
    enclosing = site.enclosingSchema
  }
}

extension SchemaFinder {
  /// Finds the schema that is asked for.
  public func schema(for question: SchemaQuestion) throws(SchemaFinderError) -> SchemaLocation {
    try schema(forFile: question.file, named: question.argument, in: question.enclosing)
  }
}
