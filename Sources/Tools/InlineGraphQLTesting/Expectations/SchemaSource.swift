#if Testing
  import GraphQLFiles
  import GraphQLLanguage
  import GraphQLProject
  import LocalFiles
#endif

/// The schema of a literal in a test.
public struct SchemaSource: Sendable {
  private enum Kind {
    case package(name: String?)
    case sdl(String)
  }

  private let kind: Kind

  /// The package's only schema, as a macro in the test's file would find it.
  public static var package: SchemaSource { SchemaSource(kind: .package(name: nil)) }

  /// A schema of the package, by its name or path, as in `#graphql(…, schema: "StarWars")`.
  public static func named(_ name: String) -> SchemaSource { SchemaSource(kind: .package(name: name)) }

  /// A schema in the schema definition language, or the JSON of an introspection. Its types are members of `Schema`.
  public static func sdl(_ text: String) -> SchemaSource { SchemaSource(kind: .sdl(text)) }

  #if Testing
    /// Loads the schema.
    ///
    /// - Parameter file: The path of the test's file.
    /// - Throws: The message that says why there is none.
    func load(for file: String) throws(UnusableSchema) -> SchemaFile {
      do {
        switch kind {
        case .package(let name):
          let finder = SchemaFinder(Files.system, root: PackageFiles.packageRoot(around: file))
          return try SchemaFile(withClientSchemaOf: SchemaInput(at: finder.schema(forFile: file, named: name, in: nil)))
        case .sdl(let text):
          let path = "Schema.graphqls"
          return try SchemaFile(SchemaInput(InputFile(Source(text, name: path), path: path)))
        }
      } catch let error as SchemaFinderError {
        throw UnusableSchema(message: error.description)
      } catch let error as ReadingError {
        throw UnusableSchema(message: "\"\(error.path)\" cannot be read: \(error.reason)")
      } catch let error as FileDiagnostic {
        throw UnusableSchema(message: error.lines.joined(separator: "\n"))
      } catch {
        throw UnusableSchema(message: "\(error)")
      }
    }
  #endif
}

#if Testing
  /// The reason why a literal in a test has no schema.
  struct UnusableSchema: Error {
    let message: String
  }
#endif
