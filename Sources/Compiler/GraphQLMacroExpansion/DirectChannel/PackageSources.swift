import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The GraphQL literals in the files of a package.
enum PackageSources {
  /// Returns the texts in a file's package that are written against certain schemas.
  static func documents(around file: String, where isWritten: (SchemaQuestion) -> Bool) -> [Source] {
    let root = PackageFiles.packageRoot(around: file)
    var documents: [Source] = []
    for path in PackageFiles.swiftFiles(in: root) {
      guard let contents = try? Files.contents(of: path) else { continue }
      let literals = graphQLLiterals(in: contents, name: path)
      for literal in literals where literal.macro != .schema {
        let enclosing = EnclosingSchema(of: literal, among: literals)
        let question = SchemaQuestion(file: path, argument: literal.schemaArgument, enclosing: enclosing)
        if isWritten(question) { documents.append(literal.source) }
      }
    }
    return documents
  }
}
