import Foundation
import InlineGraphQLModels

/// A transport that records requests and answers them with given bodies.
final class RecordingTransport: GraphQLTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [GraphQLRequest] = []
  private let answer: @Sendable (GraphQLRequest) async throws -> String

  init(_ answer: @escaping @Sendable (GraphQLRequest) async throws -> String) { self.answer = answer }

  /// Creates a transport that answers each request with the next body, and all later ones with the last.
  convenience init(_ bodies: String...) {
    let next = Counter()
    self.init { _ in bodies[min(next.next(), bodies.count - 1)] }
  }

  var requests: [GraphQLRequest] { lock.withLock { recorded } }
  var documents: [String] { requests.map(\.document) }
  var variables: [String] { requests.map { String(decoding: $0.variables, as: UTF8.self) } }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    lock.withLock { recorded.append(request) }
    return TransportResponse(body: Data(try await answer(request).utf8))
  }
}

/// A counter that starts at 0.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count - 1
    }
  }

  var value: Int { lock.withLock { count } }
}

struct NoAnswer: Error {}

extension ModelOperation {
  /// The document as sent.
  var text: String { sentDocument.text }

  /// The variables as sent.
  var json: String { (try? variables.variableData).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
