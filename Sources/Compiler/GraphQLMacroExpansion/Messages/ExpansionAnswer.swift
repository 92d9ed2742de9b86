import GraphQLJSON

/// The expansion of a macro, with the diagnostics of its use.
struct ExpansionAnswer: Sendable {
  /// The declarations, each on lines of its own.
  var declarations: [String] = []
  var diagnostics: [PluginDiagnostic] = []
}

/// A diagnostic in the compiler's form, with offsets in the file.
struct PluginDiagnostic: Hashable, Sendable {
  enum Severity: String, Sendable {
    case error, warning
  }

  struct Note: Hashable, Sendable {
    var message: String
    var offset: Int
  }

  struct FixIt: Hashable, Sendable {
    var message: String
    var range: Range<Int>
    var replacement: String
  }

  var message: String
  var severity: Severity
  var range: Range<Int>
  var notes: [Note] = []
  var fixIts: [FixIt] = []
  /// The path of the file.
  var file: String
}

extension ExpansionAnswer {
  /// The contents of the message.
  var json: GraphQLJSONValue {
    [
      "expandedSource": .string(declarations.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
  }
}

extension PluginDiagnostic {
  fileprivate var json: GraphQLJSONValue {
    [
      "message": .string(message.onOneLine),
      "severity": .string(severity.rawValue),
      "position": position(range.lowerBound),
      "highlights": range.isEmpty ? [] : [json(of: range)],
      "notes": .array(
        notes.map { ["position": position($0.offset), "message": .string($0.message.onOneLine)] }
      ),
      "fixIts": .array(
        fixIts.map { fixIt in
          [
            "message": .string(fixIt.message.onOneLine),
            "changes": [["range": json(of: fixIt.range), "newText": .string(fixIt.replacement)]],
          ]
        }
      ),
    ]
  }

  private func position(_ offset: Int) -> GraphQLJSONValue { ["fileName": .string(file), "offset": .int(offset)] }

  private func json(of range: Range<Int>) -> GraphQLJSONValue {
    ["fileName": .string(file), "startOffset": .int(range.lowerBound), "endOffset": .int(range.upperBound)]
  }
}
