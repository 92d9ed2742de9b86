import GraphQLCLibrary
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation
import LocalFiles

/// The schemas that were loaded, by path, until their files change.
struct SchemaCache: Sendable {
  private struct Entry: Sendable {
    var stamp: SchemaStamp
    var schema: Result<Schema, SchemaFinderError>
  }

  private let entries = Locked<[SchemaLocation: Entry]>([:])

  /// Returns the schema at a location, and a stamp that differs between the states of its files.
  ///
  /// - Throws: The reason why a file cannot be read, or its first syntax error.
  func schema(
    at location: SchemaLocation,
    for file: String
  ) throws(SchemaFinderError) -> (schema: Schema, stamp: SchemaStamp) {
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

  private static func load(_ location: SchemaLocation, for file: String) throws(SchemaFinderError) -> Schema {
    let schema = try load(location.path, for: file) { source throws(Diagnostic) in try Schema(source) }
    guard let client = location.clientPath else { return schema }
    return try load(client, for: file) { source throws(Diagnostic) in try schema.adding(clientSchema: source) }
  }

  private static func load(
    _ path: String,
    for file: String,
    _ read: (Source) throws(Diagnostic) -> Schema
  ) throws(SchemaFinderError) -> Schema {
    let name = PackageFiles.relative(path, toPackageAround: file)
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Files.contents(of: path)
    } catch {
      throw SchemaFinderError(error, reading: name)
    }
    let source = Source(utf8: bytes, name: name)
    do throws(Diagnostic) {
      return try read(source)
    } catch {
      throw SchemaFinderError(.schema(error.description(in: source)), in: nil)
    }
  }
}

/// The state of the files of a schema.
struct SchemaStamp: Hashable, Sendable {
  private let schema: FileStamp
  private let client: FileStamp?

  /// Reads the state; `nil` if there is no schema.
  init?(of location: SchemaLocation) {
    guard let schema = FileStamp(of: location.path) else { return nil }
    self.schema = schema
    client = location.clientPath.flatMap { FileStamp(of: $0) }
  }
}
