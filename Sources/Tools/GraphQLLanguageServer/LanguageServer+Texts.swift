import GraphQLJSON

extension LanguageServer {
  /// Takes a notification. Those that are not known are for other servers.
  mutating func notify(_ method: String, _ parameters: GraphQLJSONValue) {
    let path = parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path)
    switch (method, path) {
    case ("initialized", _): watchFiles()
    case ("textDocument/didOpen", let path?):
      guard let text = parameters["textDocument"]?["text"]?.string else { return }
      workspace.change(path, to: TextDocument(Array(text.utf8)))
      check.open(path)
    case ("textDocument/didChange", let path?):
      guard var text = workspace.open[path] else { return }
      for change in parameters["contentChanges"]?.array ?? [] { apply(change, to: &text) }
      workspace.change(path, to: text)
    case ("textDocument/didClose", let path?): workspace.close(path)
    case ("textDocument/didSave", _), ("workspace/didChangeWatchedFiles", _): workspace.refresh()
    default: return
    }
    needsCheck = true
  }

  private func apply(_ change: GraphQLJSONValue, to text: inout TextDocument) {
    guard let replacement = change["text"]?.string.map({ Array($0.utf8) }) else { return }
    guard let range = PositionRange(change["range"]) else {
      text = TextDocument(replacement)
      return
    }
    let start = text.offset(of: range.start, in: encoding)
    text.replace(start..<max(start, text.offset(of: range.end, in: encoding)), with: replacement)
  }
}
