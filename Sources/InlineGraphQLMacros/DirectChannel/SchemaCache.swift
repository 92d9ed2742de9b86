import GraphQLCLibrary
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The schemas that were loaded, by path, until their files change.
struct SchemaCache: Sendable {
  private struct Entry: Sendable {
    var stamp: FileStamp
    var schema: Result<Schema, SchemaFinderError>
  }

  private let entries = Locked<[String: Entry]>([:])

  /// Returns the schema in a file, and a stamp that differs between the file's states.
  ///
  /// - Throws: The reason why the file cannot be read, or its first syntax error.
  func schema(at path: String, for file: String) throws(SchemaFinderError) -> (schema: Schema, stamp: FileStamp) {
    guard let stamp = FileStamp(of: path) else {
      throw SchemaFinderError(.notFound(name: nil, searched: [path], present: []), in: nil)
    }
    let schema = entries.withLock { entries in
      if let entry = entries[path], entry.stamp == stamp { return entry.schema }
      let schema = SchemaCache.load(path, for: file)
      entries[path] = Entry(stamp: stamp, schema: schema)
      return schema
    }
    return (try schema.get(), stamp)
  }

  private static func load(_ path: String, for file: String) -> Result<Schema, SchemaFinderError> {
    let name = PackageFiles.relative(path, toPackageAround: file)
    let bytes: [UInt8]
    do {
      bytes = try Files.contents(of: path)
    } catch {
      return .failure(SchemaFinderError(.refused(name), in: nil))
    }
    let source = Source(utf8: bytes, name: name)
    do throws(Diagnostic) {
      return .success(try Schema(source))
    } catch {
      return .failure(SchemaFinderError(.schema(error.description(in: source)), in: nil))
    }
  }
}
