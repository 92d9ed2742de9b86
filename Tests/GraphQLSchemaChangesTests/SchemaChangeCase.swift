import GraphQLLanguage
import GraphQLSchemaChanges
import Testing

/// Two versions of a schema, and the lines that describe their differences.
struct SchemaChangeCase: Sendable, CustomTestStringConvertible {
  private let old: String
  private let new: String
  private let lines: [String]

  /// Makes a case from definitions, to which a query root is added.
  init(_ old: String, _ new: String, _ lines: String...) {
    self.old = old
    self.new = new
    self.lines = lines
  }

  var testDescription: String { "\(old) → \(new)" }

  /// Compares the versions, and each with itself.
  func check() throws {
    let root = "type Query { a: Int, b: Float, c: ID }\n"
    let old = try Schema(sdl: Source(root + old))
    let new = try Schema(sdl: Source(root + new))
    #expect(new.changes(since: old).map(\.line) == lines)
    #expect(old.changes(since: old).isEmpty)
    #expect(new.changes(since: new).isEmpty)
    #expect(old.problems.isEmpty && new.problems.isEmpty)
  }
}

extension SchemaChange {
  /// The change on one line.
  var line: String { "\(criticality) \(kind.rawValue) \(coordinate): \(message)" }
}
