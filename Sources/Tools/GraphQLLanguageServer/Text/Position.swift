import GraphQLJSON

/// A place in a text as editors count it: a line and a column, both from 0.
struct Position: Hashable, Comparable, Sendable {
  var line: Int

  /// The column in the units of the connection's ``PositionEncoding``.
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  init?(_ json: GraphQLJSONValue?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  var json: GraphQLJSONValue { ["line": .int(line), "character": .int(character)] }

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The units in which an editor counts columns.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Chooses the first encoding that an editor offers and that is known here. All editors know UTF-16.
  init(offered: GraphQLJSONValue?) {
    self = offered?.array?.lazy.compactMap { $0.string.flatMap(PositionEncoding.init) }.first ?? .utf16
  }
}

/// A range between two positions, without the end.
struct PositionRange: Hashable, Sendable {
  var start: Position
  var end: Position

  init(_ start: Position, _ end: Position) { (self.start, self.end) = (start, end) }

  init?(_ json: GraphQLJSONValue?) {
    guard let start = Position(json?["start"]), let end = Position(json?["end"]) else { return nil }
    self.init(start, end)
  }

  var json: GraphQLJSONValue { ["start": start.json, "end": end.json] }
}
