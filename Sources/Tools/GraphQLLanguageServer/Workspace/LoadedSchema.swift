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
  /// The schema, without the definitions that someone is writing; `nil` if nothing of it can be read.
  let schema: Schema?
  /// The lines of its text, which joins the files.
  let lines: LineMap?

  /// Reads a schema.
  init(_ location: SchemaLocation, _ state: [State], _ files: FileSystem) {
    self.state = state
    schema = Self.load(location, files) { $0 } ?? Self.load(location, files) { $0.withoutBrokenDefinitions }
    lines = schema.map { LineMap($0.source) }
  }

  private static func load(_ location: SchemaLocation, _ files: FileSystem, _ change: (Source) -> Source) -> Schema? {
    let loaded = try? loadSchema(
      location.files,
      client: location.clientFiles,
      name: location.path
    ) { path throws(SchemaFinderError) in
      do throws(FileProblem) { return change(Source(utf8: try files.contents(path), name: path)) } catch {
        throw SchemaFinderError(error, reading: path)
      }
    } failure: { error, source in
      SchemaFinderError(.schema(error.message), in: nil)
    }
    return loaded?.schema
  }
}

extension Source {
  /// The text with blanks in the place of what is no definition, so that all offsets stay.
  fileprivate var withoutBrokenDefinitions: Source {
    if Schema.isIntrospection(self) { return self }
    var reader = DocumentReader(utf8, schema: nil)
    let read = reader.read()
    var kept = utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }
    for definition in read.definitions {
      let before = read.tokens.last { $0.range.upperBound <= definition.range.lowerBound }
      let start = before?.role == .string ? before!.range.lowerBound : definition.range.lowerBound
      var parser = Parser(self, range: start..<definition.range.upperBound)
      guard (try? parser.parseDefinition()) != nil, parser.isAtEnd else { continue }
      kept.replaceSubrange(start..<definition.range.upperBound, with: utf8[start..<definition.range.upperBound])
    }
    return Source(utf8: kept, name: name)
  }
}
