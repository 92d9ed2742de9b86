import GraphQLLanguage
import GraphQLModelSchemas

/// Loads a schema, with a client schema if there is one.
///
/// - Parameters:
///   - file: The file of the schema: SDL, or introspection JSON.
///   - client: The file of the client schema.
///   - read: Returns the text of a file.
///   - failure: Returns the error to throw for the first one in a text.
/// - Throws: The error that `read` throws or `failure` returns.
package func loadSchema<File, Failure: Error>(
  _ file: File,
  client: File?,
  reading read: (_ file: File) throws(Failure) -> Source,
  failure: (_ error: Diagnostic, _ source: Source, _ file: File) -> Failure
) throws(Failure) -> ExpandedSchema {
  func load(
    _ file: File,
    _ parse: (Source) throws(Diagnostic) -> ExpandedSchema
  ) throws(Failure) -> ExpandedSchema {
    let source = try read(file)
    do throws(Diagnostic) {
      return try parse(source)
    } catch {
      throw failure(error, source, file)
    }
  }
  let schema = try load(file) { source throws(Diagnostic) in try ExpandedSchema(source) }
  guard let client else { return schema }
  return try load(client) { source throws(Diagnostic) in try schema.adding(clientSchema: source) }
}
