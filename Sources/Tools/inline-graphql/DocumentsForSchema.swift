import GraphQLCompiler
import GraphQLFiles
import GraphQLProject
import GraphQLValidation

extension DocumentSet {
  /// Creates a set of the texts in files. It leaves out texts for another schema, and names them on standard error.
  ///
  /// - Parameter swiftNames: How names are written in Swift; `nil` for what a `@GraphQLSchema` among the texts says.
  init(_ files: [InputFile], for schema: SchemaFile, in swiftNames: SwiftNames? = nil) {
    self.init(DocumentSet.texts(in: files, for: [schema]), for: schema, in: swiftNames)
  }

  /// Returns the texts in files for some schemas. It leaves out texts for others, and names them on standard error.
  static func texts(in files: [InputFile], for schemas: [SchemaFile]) -> [GraphQLText] {
    files.flatMap(GraphQLText.texts).filter { text in
      if schemas.contains(where: { $0.isNamed(by: text.schemaArgument) }) { return true }
      let message = "note: skipped: this literal uses the schema \"\(text.schemaArgument ?? "")\""
      let place = FileLocation(text.file, at: text.literal?.offset ?? 0)
      for line in place.lines(message) { write(line, toStandardError: true) }
      return false
    }
  }
}
