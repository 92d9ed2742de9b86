import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The GraphQL literals in the files of a target.
enum TargetSources {
  /// Returns the texts in a file's target that are written against a schema.
  static func documents(around file: String, against schema: SchemaLocation, _ finder: SchemaFinder) -> [Source] {
    let root = PackageFiles.packageRoot(around: file)
    let target = FilePath.targetFolder(of: file, in: root)
    var documents: [Source] = []
    for path in PackageFiles.swiftFiles(in: root) where FilePath.targetFolder(of: path, in: root) == target {
      guard let contents = try? Files.contents(of: path) else { continue }
      let literals = graphQLLiterals(in: contents, name: path)
      for literal in literals where literal.macro != .schema {
        let enclosing = EnclosingSchema(of: literal, among: literals)
        guard
          let location = try? finder.schema(forFile: path, named: literal.schemaArgument, in: enclosing),
          location == schema
        else { continue }
        documents.append(literal.source)
      }
    }
    return documents
  }
}
