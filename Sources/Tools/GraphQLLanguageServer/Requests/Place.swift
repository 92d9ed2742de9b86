import GraphQLJSON
import GraphQLLanguage
import GraphQLProject

/// A range of a file.
struct Place: Hashable, Sendable {
  var path: String
  var range: Range<Int>
}

extension Workspace {
  /// Returns a place as the protocol has it; `nil` if the file cannot be read.
  func location(of place: Place, in encoding: PositionEncoding) -> GraphQLJSONValue? {
    guard let text = text(of: place.path) else { return nil }
    return [
      "uri": .string(FileURI.uri(of: place.path)),
      "range": text.positions(of: place.range, in: encoding).json,
    ]
  }

  /// Returns the place of a range of a schema's text, which joins files; `nil` if none of them has it.
  mutating func place(ofSchemaRange range: SourceRange, named name: String, at location: SchemaLocation) -> Place? {
    guard let lines = schema(at: location).lines else { return nil }
    let (path, start) = lines.place(at: range.start)
    guard let text = text(of: path) else { return nil }
    let offset = text.offset(of: Position(line: start.line - 1, character: start.column - 1), in: .utf8)
    let end = min(offset + name.utf8.count, text.utf8.count)
    if text.utf8[offset..<end].elementsEqual(name.utf8) { return Place(path: path, range: offset..<end) }
    // The text was made from the file, as that of models is.
    return location.files.lazy.compactMap { [self] in self.definition(ofName: name, in: $0) }.first
  }

  /// Returns where a schema's file defines a name.
  private func definition(ofName name: String, in path: String) -> Place? {
    guard let text = text(of: path) else { return nil }
    var reader = DocumentReader(text.utf8, schema: nil)
    let definition = reader.read().definitions.first { $0.name == name }
    return definition?.nameRange.map { Place(path: path, range: $0) }
  }
}
