import GraphQLFiles
import GraphQLJSON
import GraphQLProject

extension LanguageServer {
  /// Answers a request about a text.
  mutating func answer(_ method: String, _ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    switch method {
    case "textDocument/completion":
      guard let (document, offset) = try place(parameters) else { return .null }
      return completions(in: document, at: offset)
    case "textDocument/hover":
      guard let (document, offset) = try place(parameters),
        let (markdown, range) = workspace.hover(in: document, at: offset)
      else { return .null }
      return [
        "contents": ["kind": "markdown", "value": .string(markdown)],
        "range": document.file.positions(of: document.fileRange(of: range), in: encoding).json,
      ]
    case "textDocument/signatureHelp":
      guard let (document, offset) = try place(parameters) else { return .null }
      return document.signatureHelp(at: offset) ?? .null
    case "textDocument/definition": return try definitions(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/prepareRename":
      guard let (document, offset) = try place(parameters) else { return .null }
      return try preparedRename(in: document, at: offset)
    case "textDocument/rename":
      guard let (document, offset) = try place(parameters) else { return .null }
      guard let name = parameters["newName"]?.string else { throw .invalid("\"newName\" is missing") }
      return workspaceEdit(try workspace.renaming(in: document, at: offset, to: name))
    case "textDocument/documentSymbol":
      let path = try path(parameters)
      return .array(workspace.documents(in: path).flatMap { $0.symbols(in: encoding) })
    case "textDocument/foldingRange":
      let path = try path(parameters)
      return .array(workspace.documents(in: path).flatMap { $0.foldingRanges() })
    case "textDocument/selectionRange": return try selectionRanges(parameters)
    case "textDocument/semanticTokens/full":
      let path = try path(parameters)
      guard let text = workspace.text(of: path) else { return .null }
      let tokens = workspace.documents(in: path).flatMap { $0.semanticTokens() }
      return ["data": .array(encodedSemanticTokens(tokens, of: text, in: encoding))]
    case "textDocument/codeAction": return try codeActions(parameters)
    case "textDocument/formatting": return try formatting(parameters)
    default: throw .unknown(method: method)
    }
  }

  // MARK: - Parameters

  private func path(_ parameters: GraphQLJSONValue) throws(ResponseError) -> String {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path) else {
      throw .invalid("\"textDocument\" must have the \"uri\" of a file")
    }
    return path
  }

  /// Returns the GraphQL at the position of a request, and the offset in it; `nil` if there is none.
  mutating func place(
    _ parameters: GraphQLJSONValue
  ) throws(ResponseError) -> (document: DocumentInFile, offset: Int)? {
    let path = try path(parameters)
    guard let position = Position(parameters["position"]) else { throw .invalid("\"position\" is missing") }
    guard let text = workspace.text(of: path) else { return nil }
    let offset = text.offset(of: position, in: encoding)
    return workspace.document(in: path, at: offset).map { ($0, $0.textOffset(of: offset)) }
  }

  // MARK: - Results

  private func completions(in document: DocumentInFile, at offset: Int) -> GraphQLJSONValue {
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

  private mutating func definitions(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    guard let (document, offset) = try place(parameters) else { return try definitionsOfSwift(parameters) }
    let read = document.read()
    guard let (element, _) = document.element(at: offset, in: read) else { return .null }
    return locations(of: workspace.definitions(of: element, in: document, read, at: offset))
  }

  private mutating func definitionsOfSwift(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard path.hasSuffix(".swift"), let position = Position(parameters["position"]),
      let text = workspace.text(of: path)
    else { return .null }
    return locations(of: workspace.definitions(ofSwiftAt: text.offset(of: position, in: encoding), in: path))
  }

  private mutating func references(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    guard let (document, offset) = try place(parameters) else { return .null }
    let read = document.read()
    guard let (element, _) = document.element(at: offset, in: read) else { return .null }
    var places = workspace.uses(of: element, in: document, read, at: offset)
    if parameters["context"]?["includeDeclaration"]?.bool == true {
      places = workspace.definitions(of: element, in: document, read, at: offset) + places
    }
    return locations(of: places)
  }

  private func locations(of places: [Place]) -> GraphQLJSONValue {
    .array(places.compactMap { workspace.location(of: $0, in: encoding) })
  }

  private func preparedRename(in document: DocumentInFile, at offset: Int) throws(ResponseError) -> GraphQLJSONValue {
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

  private mutating func codeActions(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
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

  private mutating func formatting(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
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

  private mutating func selectionRanges(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard let text = workspace.text(of: path) else { return .null }
    let positions = (parameters["positions"]?.array ?? []).compactMap { Position($0) }
    var results: [GraphQLJSONValue] = []
    for position in positions {
      let offset = text.offset(of: position, in: encoding)
      guard let document = workspace.document(in: path, at: offset) else { return .null }
      var result: GraphQLJSONObject?
      for range in document.selectionRanges(at: document.textOffset(of: offset)).reversed() {
        var next: GraphQLJSONObject = ["range": text.positions(of: document.fileRange(of: range), in: encoding).json]
        next["parent"] = result.map { .object($0) }
        result = next
      }
      results.append(result.map { .object($0) } ?? .null)
    }
    return .array(results)
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
