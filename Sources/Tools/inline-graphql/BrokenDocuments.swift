import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import GraphQLSchemaChanges
import GraphQLValidation

/// The errors that a new version of a schema causes in documents.
struct BrokenDocuments {
  private let old: DocumentSet
  private let new: DocumentSet
  private let oldSchema: Schema
  private let changes: [SchemaChange]

  /// Reads the documents. It leaves out those for neither version, and names them on standard error.
  init(_ files: [InputFile], old: SchemaFile, new: SchemaFile, changes: [SchemaChange]) {
    self.init(DocumentSet.texts(in: files, for: [old, new]), old: old, new: new, changes: changes)
  }

  /// Takes texts that are written against the old version.
  init(_ texts: [GraphQLText], old: SchemaFile, new: SchemaFile, changes: [SchemaChange]) {
    self.old = DocumentSet(texts, for: old)
    self.new = DocumentSet(texts, for: new)
    self.changes = changes
    oldSchema = old.schema
  }

  /// Returns the uses of changed definitions, the errors that are new, and all syntax errors.
  func findings() -> [FileDiagnostic] {
    var findings: [FileDiagnostic] = []
    var extents: [String: [Range<Position>]] = [:]
    for text in old.texts where text.literal?.macro != .schema {
      switch text.document {
      case .failure(let error):
        findings.append(FileDiagnostic(error, in: text))
      case .success(let document):
        for use in uses(of: changes, in: document, schema: oldSchema, fragments: old.signatures) {
          findings.append(FileDiagnostic(Diagnostic(.error, use.change.message, at: use.place), in: text))
          let start = Position(text.place(at: use.extent.start).location)
          let end = Position(text.place(at: use.extent.end).location)
          // A range contains at least its start.
          let next = Position(line: start.line, column: start.column + 1)
          extents[text.file.name, default: []].append(start..<max(end, next))
        }
      }
    }
    let known = Set(old.findings().map(Mistake.init) + findings.map(Mistake.init))
    let explained = extents.mapValues(Extents.init)
    findings += new.findings().filter { finding in
      guard finding.severity == .error, !known.contains(Mistake(finding)) else { return false }
      guard let explained = explained[finding.file] else { return true }
      return !finding.locations.contains { explained.contain(Position($0)) }
    }
    return inOrder(findings)
  }

  /// Returns the findings in the order of the files and of their positions.
  private func inOrder(_ findings: [FileDiagnostic]) -> [FileDiagnostic] {
    var files: [String: Int] = [:]
    for (index, text) in old.texts.enumerated() where files[text.file.name] == nil { files[text.file.name] = index }
    let keyed = findings.enumerated().map { index, finding in
      let position = finding.locations.first.map(Position.init) ?? Position(line: 0, column: 0)
      return (finding: finding, key: (files[finding.file] ?? 0, position, index))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.finding)
  }
}

/// A position in a file.
private struct Position: Comparable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ location: SourceLocation) {
    self.init(line: location.line, column: location.column)
  }

  static func < (lhs: Position, rhs: Position) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// Ranges of a file, joined where they overlap.
private struct Extents {
  private var ranges: [Range<Position>] = []

  init(_ extents: [Range<Position>]) {
    for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, extent.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, extent.upperBound)
      } else {
        ranges.append(extent)
      }
    }
  }

  func contain(_ position: Position) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(position)
  }
}

/// An error without the suggestions, which depend on the schema.
private struct Mistake: Hashable {
  var file: String
  var location: SourceLocation?
  var message: Substring

  init(_ finding: FileDiagnostic) {
    file = finding.file
    location = finding.locations.first
    let suggestion = finding.message.range(of: " Did you mean")
    message = finding.message[..<(suggestion?.lowerBound ?? finding.message.endIndex)]
  }
}
