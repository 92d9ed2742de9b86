import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import LocalFiles

/// A schema that was read, with the state of its files.
struct LoadedSchema: Sendable {
  /// What says whether a file has changed.
  enum State: Hashable, Sendable {
    case disk(FileStamp?)
    case editor([UInt8])
  }

  let state: [State]
  /// The schema; `nil` if it never was without errors.
  let schema: Schema?
  /// The first error in its files.
  let error: SchemaFinderError?
  /// The lines of its text, which joins the files.
  let lines: LineMap?

  /// Reads a schema.
  ///
  /// - Parameter last: What was read before. A schema with an error, which someone is writing, stays as it was.
  init(_ location: SchemaLocation, _ state: [State], _ files: FileSystem, after last: LoadedSchema?) {
    self.state = state
    do throws(SchemaFinderError) {
      let loaded = try loadSchema(
        location.files,
        client: location.clientFiles,
        name: location.path
      ) { path throws(SchemaFinderError) in
        do throws(FileProblem) { return Source(utf8: try files.contents(path), name: path) } catch {
          throw SchemaFinderError(error, reading: path)
        }
      } failure: { error, source in
        SchemaFinderError(.schema(error.message), in: nil)
      }
      error = nil
      schema = loaded.schema
      lines = LineMap(loaded.schema.source)
    } catch {
      self.error = error
      schema = last?.schema
      lines = last?.lines
    }
  }
}
