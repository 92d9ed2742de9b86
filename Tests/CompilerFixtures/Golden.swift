import Foundation
import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

/// The pairs of a document and the Swift text to which it compiles, in the folder `Golden`.
///
/// A document's first lines say what it is compiled against: `# schema: StarWars`, `# clientSchema: StarWars`,
/// `# access: public`, `# names: camelCase`, `# memberwiseInitializers: true`. With
/// `UPDATE_GOLDEN=1` in the environment, the tests write the expected texts instead of comparing them.
package enum Golden {
  package static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("GraphQLCompilerTests/Golden")

  package static let schemaFolder = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Schemas")

  /// The schemas whose types the documents use.
  package static let schemaNames = ["AnimalKingdom", "Hostile", "Inputs", "P", "Snake", "StarWars"]

  /// The names of all documents.
  package static let documentNames: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".graphql") }.map { String($0.dropLast(".graphql".count)) }.sorted()
  }()

  /// Returns what a document is compiled against, according to the comments at its beginning.
  package static func context(of text: String, schemaName: String? = nil) throws -> CompilationContext {
    guard let name = schemaName ?? option("schema", in: text) else {
      preconditionFailure("The document has no \"# schema:\" line.")
    }
    var context = CompilationContext(
      schema: try schema(named: name, client: option("clientSchema", in: text)),
      namespace: name,
      swiftNames: SwiftNames(words: (option("names", in: text) ?? "").split(separator: " ")),
      accessLevel: option("access", in: text).flatMap(AccessLevel.init(rawValue:)) ?? .internal
    )
    context.memberwiseInitializers = option("memberwiseInitializers", in: text) == "true"
    return context
  }

  package static func schema(named name: String, client: String? = nil) throws -> Schema {
    let schema = try Schema(Source(schemaText(named: name), name: "\(name).graphqls"))
    guard let client else { return schema }
    return try schema.adding(clientSchema: Source(text(of: "\(client).client.graphqls")))
  }

  /// The names of all model schemas, in `Golden/Models`.
  package static let modelSchemaNames: [String] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Models").path)) ?? []
    return files.filter { $0.hasSuffix(".graphqls") && !$0.hasSuffix(".expanded.graphqls") }
      .map { String($0.dropLast(".graphqls".count)) }.sorted()
  }()

  package static func modelSchema(named name: String) throws -> ExpandedSchema {
    try ExpandedSchema(Source(modelSchemaText(named: name), name: "\(name).graphqls"))
  }

  package static func modelSchemaText(named name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Models/\(name).graphqls"), encoding: .utf8)
  }

  /// Returns the text of a file in the folder.
  package static func text(of file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  package static func schemaText(named name: String) throws -> String {
    try String(contentsOf: schemaFile(named: name), encoding: .utf8)
  }

  private static func schemaFile(named name: String) -> URL {
    let own = folder.appendingPathComponent("\(name).graphqls")
    return FileManager.default.fileExists(atPath: own.path)
      ? own : schemaFolder.appendingPathComponent("\(name).graphqls")
  }

  /// Returns where the schemas of a document are, according to the comments at its beginning.
  package static func schemaLocation(of text: String) -> SchemaLocation {
    let name = option("schema", in: text) ?? ""
    let client = option("clientSchema", in: text).map { folder.appendingPathComponent("\($0).client.graphqls").path }
    return SchemaLocation(path: schemaFile(named: name).path, clientFiles: client.map { [$0] } ?? [], namespace: name)
  }

  private static func option(_ key: String, in text: String) -> String? {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("#") else { return nil }
      if line.hasPrefix("# \(key): ") { return String(line.dropFirst(key.count + 4)) }
    }
    return nil
  }
}
