import GraphQLJSON
import GraphQLProject

/// A server of the Language Server Protocol for the GraphQL in Swift files, and for files of GraphQL.
///
/// It stands beside sourcekit-lsp and answers only where there is GraphQL, so that an editor may ask both.
///
/// [Language Server Protocol 3.17](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/)
package struct LanguageServer: ~Copyable {
  private let send: @Sendable (GraphQLJSONValue) -> Void
  private var state = State.new
  private var nextRequest = 1

  var workspace: Workspace
  /// Whether texts have changed since the last check.
  package internal(set) var needsCheck = false
  let check = DiagnosticsCheck()
  var encoding = PositionEncoding.utf16
  var client = ClientCapabilities()

  private enum State {
    case new, running, shutDown
  }

  /// Makes a server.
  ///
  /// - Parameter send: Sends a message to the editor, from any thread.
  package init(send: @escaping @Sendable (GraphQLJSONValue) -> Void) { self.init(PackageDescriptions(), send: send) }

  init(_ descriptions: PackageDescriptions, send: @escaping @Sendable (GraphQLJSONValue) -> Void) {
    self.send = send
    workspace = Workspace(descriptions)
  }

  /// Answers a message.
  ///
  /// - Parameter isCancelled: Whether the editor no longer wants the answer to a request.
  /// - Returns: The exit status if the editor ended the server, otherwise `nil`.
  package mutating func receive(
    _ bytes: [UInt8],
    isCancelled: (_ id: GraphQLJSONValue) -> Bool = { _ in false }
  ) -> Int32? {
    guard let message = Message(bytes) else {
      fail(.null, .notJSON)
      return nil
    }
    workspace.takeDescriptions()
    switch message {
    case .answer: break
    case .notification("exit", _): return state == .shutDown ? 0 : 1
    case .notification(let method, let parameters):
      if state == .running { notify(method, parameters) }
    case .request(let id, let method, let parameters):
      if isCancelled(id) {
        fail(id, .cancelled)
        break
      }
      do throws(ResponseError) {
        let result = try respond(to: method, parameters)
        send(["jsonrpc": "2.0", "id": id, "result": result])
      } catch {
        fail(id, error)
      }
    }
    return nil
  }

  private func fail(_ id: GraphQLJSONValue, _ error: ResponseError) {
    send(["jsonrpc": "2.0", "id": id, "error": error.json])
  }

  /// Returns a check of the texts as they are now, which tells the editor what is wrong. It may run in any thread.
  package mutating func diagnosticsCheck() -> @Sendable () -> Void {
    needsCheck = false
    let number = check.begin()
    return { [check, workspace, encoding, send] in
      check.run(workspace, number, in: encoding) { path, diagnostics in
        let parameters: GraphQLJSONValue = ["uri": .string(FileURI.uri(of: path)), "diagnostics": .array(diagnostics)]
        send(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": parameters])
      }
    }
  }

  /// Sends a request whose answer does not matter.
  mutating func ask(client method: String, _ parameters: GraphQLJSONValue) {
    send([
      "jsonrpc": "2.0", "id": .string("inline-graphql \(nextRequest)"), "method": .string(method), "params": parameters,
    ])
    nextRequest += 1
  }

  private mutating func respond(
    to method: String,
    _ parameters: GraphQLJSONValue
  ) throws(ResponseError) -> GraphQLJSONValue {
    switch (method, state) {
    case ("initialize", .new):
      state = .running
      client = ClientCapabilities(parameters["capabilities"])
      encoding = PositionEncoding(offered: parameters["capabilities"]?["general"]?["positionEncodings"])
      return initializeResult
    case ("shutdown", .running):
      state = .shutDown
      return .null
    case (_, .running): return try answer(method, parameters)
    case (_, .new): throw .notInitialized
    case (_, .shutDown): throw ResponseError(code: -32600, message: "The server was shut down")
    }
  }
}

/// What an editor can do.
struct ClientCapabilities: Sendable {
  /// Whether inserted text may have tab stops.
  var supportsSnippets = false
  /// Whether it says when files change on the disk.
  var watchesFiles = false

  init(_ json: GraphQLJSONValue? = nil) {
    let item = json?["textDocument"]?["completion"]?["completionItem"]
    supportsSnippets = item?["snippetSupport"]?.bool == true
    watchesFiles = json?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
  }
}
