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

  func path(_ parameters: GraphQLJSONValue) throws(ResponseError) -> String {
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
}
