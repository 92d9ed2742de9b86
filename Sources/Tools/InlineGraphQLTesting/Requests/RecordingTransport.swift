import GraphQLCLibrary
public import InlineGraphQL

/// A transport that passes requests on to another one, and remembers them.
///
/// ```swift
/// let transport = RecordingTransport(InProcessTransport(schema))
/// let client = GraphQLClient(transport: transport)
/// _ = try await client.execute(HeroQuery())
/// assert(transport.requests.map(\.operationName) == ["HeroQuery"])
/// ```
public final class RecordingTransport: GraphQLTransport {
  private struct Record {
    var requests: [GraphQLRequest] = []
    /// The number of requests that were taken.
    var takenCount = 0
  }

  private let transport: any GraphQLTransport
  private let record = Locked(Record())

  /// Creates a transport.
  ///
  /// - Parameter transport: The transport that sends the requests.
  public init(_ transport: any GraphQLTransport) {
    self.transport = transport
  }

  /// The requests that were sent, in the order in which they began.
  public var requests: [GraphQLRequest] { record.withLock(\.requests) }

  /// Returns the requests since the last call.
  func takeRequests() -> [GraphQLRequest] {
    record.withLock { record in
      defer { record.takenCount = record.requests.count }
      return Array(record.requests[record.takenCount...])
    }
  }

  /// Remembers a request, and sends it.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    note(request)
    return try await transport.send(request)
  }

  /// Returns a stream that remembers a request and sends it when it is read.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let stream = RecordedStream(transport.stream(request)) { [self] in note(request) }
    return GraphQLResponseStream(unfolding: { try await stream.next() })
  }

  private func note(_ request: GraphQLRequest) { record.withLock { $0.requests.append(request) } }
}

/// A stream that tells when it is first read.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
private final class RecordedStream: @unchecked Sendable {
  private var events: GraphQLResponseStream.AsyncIterator
  private var begin: (() -> Void)?

  init(_ stream: GraphQLResponseStream, _ begin: @escaping () -> Void) {
    (events, self.begin) = (stream.makeAsyncIterator(), begin)
  }

  func next() async throws -> GraphQLStreamEvent? {
    begin?()
    begin = nil
    return try await events.next()
  }
}
