#if Testing
  import CustomDump
  import Foundation
  import GraphQLCLibrary
  import GraphQLFiles
  import IssueReporting

  /// The call of an expectation in a test.
  struct TestCall {
    /// The lines that were added to files, by the numbers that the lines before them had when the tests were compiled.
    private static let addedLines = Locked<[String: [(line: Int, count: Int)]]>([:])

    let name: String
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Compares a text with the expected one. If none is expected, writes it into the source of the test.
    func expect(_ actual: String, _ expected: (() -> String)?) {
      if let expected {
        expectNoDifference(expected(), actual, fileID: fileID, filePath: filePath, line: line, column: column)
      } else if write(actual) {
        report("\"\(name)\" had no text, and has one now. Read it, and run the test again.")
      } else {
        report("\"\(name)\" has no text. This is it:\n\n\(actual.asClosure())")
      }
    }

    func report(_ message: String) {
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Writes a text into the source of the test. Returns whether that could be done.
    private func write(_ text: String) -> Bool {
      Self.addedLines.withLock { addedLines in
        let (path, line) = ("\(filePath)", Int(line))
        let added = addedLines[path, default: []].filter { $0.line < line }.map(\.count).reduce(0, +)
        let file = URL(fileURLWithPath: path)
        guard let source = try? Data(contentsOf: file),
          let inserted = insert(text, asClosureOf: name, atLine: line + added, into: Array(source)),
          (try? Data(inserted.source).write(to: file)) != nil
        else { return false }
        addedLines[path, default: []].append((line, inserted.lineCount))
        return true
      }
    }
  }
#endif
