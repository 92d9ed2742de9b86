import GraphQLFiles
import GraphQLJSON
import GraphQLProject

/// Answers with changes of files.
extension LanguageServer {
  func completions(in document: DocumentInFile, at offset: Int) -> GraphQLJSONValue {
    let completion = Completion(document, at: offset)
    let range = document.file.positions(of: document.fileRange(of: completion.replacedRange), in: encoding).json
    let items = completion.items()
    return [
      "isIncomplete": false,
      "items": .array(
        items.enumerated().map { index, item in
          let snippet = client.supportsSnippets ? item.snippet : nil
          var json: GraphQLJSONObject = [
            "label": .string(item.label),
            "kind": .int(item.kind.rawValue),
            "sortText": .string("\(item.rank)\(String(index + 10_000).dropFirst())"),
            "insertTextFormat": .int(snippet == nil ? 1 : 2),
            "textEdit": ["range": range, "newText": .string(snippet ?? item.label)],
          ]
          json["detail"] = item.detail.map { .string($0) }
          json["documentation"] = item.documentation.map { ["kind": "markdown", "value": .string($0)] }
          if item.isDeprecated { json["tags"] = [1] }
          return .object(json)
        }
      ),
    ]
  }

  func preparedRename(in document: DocumentInFile, at offset: Int) throws(ResponseError) -> GraphQLJSONValue {
    guard let (element, token) = document.element(at: offset, in: document.read()), element.isOfDocument else {
      return .null
    }
    return [
      "range": document.file.positions(of: document.fileRange(of: token.range), in: encoding).json,
      "placeholder": .string(element.name),
    ]
  }

  /// Returns edits of files as the protocol has them.
  func workspaceEdit(_ edits: [(place: Place, text: String)]) -> GraphQLJSONValue {
    var changes = GraphQLJSONObject()
    for (path, edits) in Dictionary(grouping: edits, by: \.place.path).sorted(by: { $0.key < $1.key }) {
      guard let text = workspace.text(of: path) else { continue }
      changes[FileURI.uri(of: path)] = .array(
        edits.map {
          ["range": text.positions(of: $0.place.range, in: encoding).json, "newText": .string($0.text)]
        }
      )
    }
    return ["changes": .object(changes)]
  }

  mutating func codeActions(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard let range = PositionRange(parameters["range"]) else { throw .invalid("\"range\" is missing") }
    guard let text = workspace.text(of: path) else { return .null }
    let start = text.offset(of: range.start, in: encoding)
    let actions = workspace.actions(in: path, start..<max(start, text.offset(of: range.end, in: encoding)))
    let wanted = parameters["context"]?["only"]?.array?.compactMap(\.string)
    return .array(
      actions.filter { action in
        wanted?.contains { action.kind.rawValue == $0 || action.kind.rawValue.hasPrefix($0 + ".") } ?? true
      }.map { action in
        [
          "title": .string(action.title), "kind": .string(action.kind.rawValue), "edit": workspaceEdit(action.edits),
        ]
      }
    )
  }

  mutating func formatting(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard let text = workspace.text(of: path) else { return .null }
    var edits: [(range: Range<Int>, text: String)] = []
    if path.hasSuffix(".swift") {
      edits = formattingEdits(ofSwift: text.utf8).map { ($0.range, $0.replacement) }
    } else if let formatted = formatted(graphQL: text.utf8), formatted != text.utf8 {
      edits = [(0..<text.utf8.count, String(decoding: formatted, as: UTF8.self))]
    }
    return .array(
      edits.map { ["range": text.positions(of: $0.range, in: encoding).json, "newText": .string($0.text)] }
    )
  }
}

extension Element {
  /// Whether documents name it, so that they may rename it.
  var isOfDocument: Bool {
    switch self {
    case .fragment, .operation, .variable, .alias: true
    case .type, .field, .argument, .inputField, .enumValue, .directive: false
    }
  }
}
