import Foundation
import GraphQLCLibrary
import InlineGraphQL

@testable import InlineGraphQLStore

/// A service that keeps what it is sent until the test answers it.
final class ReviewService: GraphQLTransport {
  private struct State {
    var arrived: [Int] = []
    var headers: [HTTPHeaders] = []
    var waiting: [(id: UUID, stars: Int, answer: AsyncStream<Result<TransportResponse, any Error>>.Continuation)] = []
    var automatic: (@Sendable (Int) -> Result<TransportResponse, any Error>)?
  }

  private let state = Locked(State())

  /// The stars of all requests, in the order in which they came.
  var arrived: [Int] { state.withLock { $0.arrived } }

  /// The headers of the requests.
  var headers: [HTTPHeaders] { state.withLock { $0.headers } }

  /// The stars of the requests that have no answer, in the order in which they came.
  var unanswered: [Int] { state.withLock { $0.waiting.map(\.stars) } }

  /// Answers at once from now on.
  func answerAll(_ answer: @escaping @Sendable (Int) -> Result<TransportResponse, any Error>) {
    state.withLock { $0.automatic = answer }
  }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    guard case .int(let stars)? = try GraphQLJSONValue(parsing: request.variables)["stars"] else {
      throw GraphQLClientError.invalidHeader(name: "no stars")
    }
    let (answers, continuation) = AsyncStream.makeStream(of: Result<TransportResponse, any Error>.self)
    let id = UUID()
    state.withLock { state in
      state.arrived.append(stars)
      state.headers.append(request.options.headers)
      if let automatic = state.automatic {
        continuation.yield(automatic(stars))
      } else {
        state.waiting.append((id, stars, continuation))
      }
    }
    defer { state.withLock { $0.waiting.removeAll { $0.id == id } } }
    for await answer in answers { return try answer.get() }
    throw CancellationError()
  }

  /// Answers the request with some stars, when it is there.
  func answer(_ stars: Int, _ answer: Result<TransportResponse, any Error>) async throws {
    try await eventually { self.unanswered.contains(stars) }
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.stars == stars }) else { return }
      state.waiting.remove(at: index).answer.yield(answer)
    }
  }

  /// Answers the request with some stars as a service does.
  func answer(_ stars: Int) async throws { try await answer(stars, .review(stars)) }

  /// Lets the request with some stars fail.
  func fail(_ stars: Int, _ code: URLError.Code) async throws {
    try await answer(stars, .failure(GraphQLClientError.network(URLError(code))))
  }
}

extension Result<TransportResponse, any Error> {
  /// The response to a mutation, with as many errors as it has stars too many.
  static func review(_ stars: Int) -> Self {
    .success(
      TransportResponse(
        body: Data(#"{"data":{"createReview":{"__typename":"Review","stars":\#(stars),"commentary":"Ewoks!"}}}"#.utf8)
      )
    )
  }

  /// A failure of HTTP.
  static func status(_ status: Int, headers: HTTPHeaders = [:]) -> Self {
    let response = TransportResponse(body: Data("no".utf8), status: status, headers: headers)
    return .failure(GraphQLClientError.httpStatus(response, errors: []))
  }
}

/// Waits until something holds.
func eventually(isolation: isolated (any Actor)? = #isolation, _ isTrue: () throws -> Bool) async throws {
  while try !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
}

/// What queues tell.
final class Reports: Sendable {
  private let reports = Locked([MutationQueueReport]())

  var receive: @Sendable (MutationQueueReport) -> Void {
    { report in self.reports.withLock { $0.append(report) } }
  }

  /// What was told, in short.
  var all: [String] {
    reports.withLock { reports in
      reports.map { report in
        switch report {
        case .answered(let mutation, let errors): "answered \(mutation.stars) \(errors.count)"
        case .failed(let mutation, let error): "failed \(mutation.stars) \(error.short)"
        case .postponed(let mutation, _): "postponed \(mutation.stars) \(mutation.attempts)"
        case .unanswered(let mutation, let error): "unanswered \(mutation.stars) \(error == nil ? "before" : "now")"
        case .unsendable(let mutation, _): "unsendable \(mutation.stars)"
        case .setAside(let url, _): "setAside \(url.lastPathComponent)"
        case .fileFailed: "fileFailed"
        }
      }
    }
  }
}

extension PendingMutation {
  /// The stars of the review.
  var stars: Int { if case .int(let stars)? = variables["stars"] { stars } else { 0 } }

  /// The stars and the state.
  var short: String {
    switch state {
    case .waiting: "\(stars) waiting"
    case .sending: "\(stars) sending"
    case .unanswered: "\(stars) unanswered"
    case .unsendable: "\(stars) unsendable"
    }
  }
}

extension Error {
  /// The kind of an error.
  var short: String {
    switch self as any Error {
    case MutationQueueError.gaveUp: "gaveUp"
    case MutationQueueError.discarded: "discarded"
    case MutationQueueError.closed: "closed"
    case GraphQLClientError.httpStatus(let response, errors: _): "\(response.status)"
    case is CancellationError: "cancelled"
    default: "\(self)"
    }
  }
}

extension GraphQLBackoff {
  /// Waits until the test calls `resume()`.
  static let endless = GraphQLBackoff(
    initialDelay: .seconds(100_000),
    maximumDelay: .seconds(100_000),
    maximumAttempts: .max
  )
}

/// A folder of its own for each test.
final class QueueFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("MutationQueue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The file of a queue.
  func file(_ name: String = "queue") -> URL { url.appendingPathComponent(name) }

  /// Returns a copy of a file, as a process that is killed now would leave it.
  func killed(_ name: String = "queue") throws -> URL {
    let copy = file(UUID().uuidString)
    try FileManager.default.copyItem(at: file(name), to: copy)
    return copy
  }
}
