import GraphQLJSON

/// A message of an editor, by JSON-RPC 2.0.
enum Message: Sendable {
  /// A request, which is answered.
  case request(id: GraphQLJSONValue, method: String, parameters: GraphQLJSONValue)

  /// A notification, which is not.
  case notification(method: String, parameters: GraphQLJSONValue)

  /// An answer to a request of the server.
  case answer

  /// Reads a message; `nil` if the bytes are none.
  init?(_ bytes: [UInt8]) {
    guard let json = try? GraphQLJSONValue(parsing: bytes), json.object != nil else { return nil }
    let parameters = json["params"] ?? .null
    switch (json["method"]?.string, json["id"]) {
    case (let method?, let id?): self = .request(id: id, method: method, parameters: parameters)
    case (let method?, nil): self = .notification(method: method, parameters: parameters)
    case (nil, _?): self = .answer
    case (nil, nil): return nil
    }
  }
}

/// An error that answers a request.
struct ResponseError: Error {
  let code: Int
  let message: String

  /// The message is not JSON-RPC.
  static let notJSON = ResponseError(code: -32700, message: "The message is not JSON-RPC 2.0")
  /// The editor no longer wants the answer.
  static let cancelled = ResponseError(code: -32800, message: "The request was cancelled")
  /// The first request must be `initialize`.
  static let notInitialized = ResponseError(code: -32002, message: "\"initialize\" must come first")

  static func unknown(method: String) -> ResponseError {
    ResponseError(code: -32601, message: "There is no method \"\(method)\"")
  }

  static func invalid(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }

  /// The change cannot be made, and the message tells the user why.
  static func refused(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }

  var json: GraphQLJSONValue { ["code": .int(code), "message": .string(message)] }
}
