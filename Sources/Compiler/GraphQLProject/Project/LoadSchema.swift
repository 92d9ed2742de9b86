import GraphQLLanguage
import GraphQLModelSchemas

/// Loads a schema, with a client schema if there is one.
///
/// - Parameters:
///   - files: The files of the schema: SDL, or introspection JSON. Several are joined.
///   - clientFiles: The files of the client schema: SDL.
///   - name: The name of the joined text.
///   - read: Returns the text of a file.
///   - failure: Returns the error to throw for the first one in a text.
/// - Throws: The error that `read` throws or `failure` returns.
package func loadSchema<File, Failure: Error>(
  _ files: [File],
  client clientFiles: [File],
  name: String,
  reading read: (_ file: File) throws(Failure) -> Source,
  failure: (_ error: Diagnostic, _ source: Source) -> Failure
) throws(Failure) -> ExpandedSchema {
  func load(
    _ files: [File],
    _ parse: (Source) throws(Diagnostic) -> ExpandedSchema
  ) throws(Failure) -> ExpandedSchema {
    let source = try joinedSource(files, name: name, reading: read, failure: failure)
    do throws(Diagnostic) {
      return try parse(source)
    } catch {
      throw failure(error, source)
    }
  }
  let schema = try load(files) { source throws(Diagnostic) in try ExpandedSchema(source) }
  if clientFiles.isEmpty { return schema }
  return try load(clientFiles) { source throws(Diagnostic) in try schema.adding(clientSchema: source) }
}

/// Returns the text of a file, or the joined text of several. Introspection JSON among these becomes SDL.
package func joinedSource<File, Failure: Error>(
  _ files: [File],
  name: String,
  reading read: (_ file: File) throws(Failure) -> Source,
  failure: (_ error: Diagnostic, _ source: Source) -> Failure
) throws(Failure) -> Source {
  if files.count == 1 { return try read(files[0]) }
  var parts: [(source: Source, isMade: Bool)] = []
  for file in files {
    let source = try read(file)
    guard Schema.isIntrospection(source) else {
      parts.append((source, isMade: false))
      continue
    }
    do throws(Diagnostic) {
      parts.append((Source(try Schema(introspection: source).printed(), name: source.name), isMade: true))
    } catch {
      throw failure(error, source)
    }
  }
  return Source(joining: parts, name: name)
}
