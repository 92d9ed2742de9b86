import GraphQLCLibrary
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import LocalFiles

/// The schemas that were loaded, by path, until their files change.
struct SchemaCache: Sendable {
  private struct Entry: Sendable {
    var stamp: SchemaStamp
    var schema: Result<ExpandedSchema, SchemaFinderError>
  }

  private let entries = Locked<[SchemaLocation: Entry]>([:])

  /// Returns the schema at a location, and a stamp that differs between the states of its files.
  ///
  /// - Throws: The reason why a file cannot be read, or its first syntax error.
  func schema(
    at location: SchemaLocation,
    for file: String
  ) throws(SchemaFinderError) -> (schema: ExpandedSchema, stamp: SchemaStamp) {
    guard let stamp = SchemaStamp(of: location) else {
      throw SchemaFinderError(.notFound(name: nil, searched: [location.path], present: []), in: nil)
    }
    let schema = entries.withLock { entries in
      if let entry = entries[location], entry.stamp == stamp { return entry.schema }
      let schema = Result { () throws(SchemaFinderError) in try SchemaCache.load(location, for: file) }
      entries[location] = Entry(stamp: stamp, schema: schema)
      return schema
    }
    return (try schema.get(), stamp)
  }

  private static func load(_ location: SchemaLocation, for file: String) throws(SchemaFinderError) -> ExpandedSchema {
    try loadSchema(
      location.files,
      client: location.clientFiles,
      name: PackageFiles.relative(location.path, toPackageAround: file)
    ) { path throws(SchemaFinderError) in
      let name = PackageFiles.relative(path, toPackageAround: file)
      do throws(FileProblem) {
        return Source(utf8: try Files.contents(of: path), name: name)
      } catch {
        throw SchemaFinderError(error, reading: name)
      }
    } failure: { error, source in
      SchemaFinderError(.schema(error.description(in: source)), in: nil)
    }
  }
}

/// The state of the files of a schema.
struct SchemaStamp: Hashable, Sendable {
  private let files: [FileStamp?]

  /// Reads the state; `nil` if there is no schema.
  init?(of location: SchemaLocation) {
    files = location.allFiles.map { FileStamp(of: $0) }
    if files.prefix(location.files.count).contains(nil) { return nil }
  }
}
