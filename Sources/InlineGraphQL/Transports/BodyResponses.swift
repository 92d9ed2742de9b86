import Foundation
import GraphQLHTTP
import GraphQLJSON

/// The responses in the body of one HTTP answer.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
final class BodyResponses: @unchecked Sendable {
  /// The status and the headers.
  private let head: TransportResponse
  private let body: HTTPAnswerBody
  /// [GraphQL over Server-Sent Events](https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md),
  /// "Distinct connections mode"; nil if the body has another format.
  private var events: ServerSentEventReader?
  /// [Multipart subscriptions](https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol),
  /// and incremental delivery; nil if the body has another format.
  private var parts: MultipartReader?
  private var hasEnded = false

  /// Creates the responses in an answer; nil if it has a single one.
  init?(_ answer: HTTPAnswer, maximumSize: Int) {
    head = TransportResponse(body: Data(), status: answer.status, headers: answer.headers)
    body = answer.body
    guard head.isSuccess else { return nil }
    switch head.mediaType {
    case "text/event-stream": events = ServerSentEventReader(maximumEventSize: maximumSize)
    case "multipart/mixed":
      parts = MultipartReader(boundary: head.headers.multipartBoundary, maximumPartSize: maximumSize)
    default: return nil
    }
  }

  /// Waits for the next responses, at least one; nil after the last.
  ///
  /// - Throws: ``GraphQLClientError``, also if the body ends before it says that it does.
  func next() async throws -> [GraphQLStreamEvent]? {
    do {
      while true {
        if hasEnded { return nil }
        guard let chunk = try await body.next() else {
          hasEnded = true
          throw HTTPExchangeError.network(URLError(.networkConnectionLost))
        }
        let payloads = try read(chunk)
        if payloads.isEmpty { continue }
        return payloads.map { .response(TransportResponse(body: $0, status: head.status, headers: head.headers)) }
      }
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
  }

  private func read(_ chunk: Data) throws -> [Data] {
    // The readers are changed in place: a copy would copy the bytes of what has not ended.
    if let parts = try parts?.append(chunk) {
      hasEnded = self.parts?.isComplete == true
      return parts.compactMap { Self.payload(of: $0.body) }
    }
    var payloads: [Data] = []
    for event in try events?.append(chunk) ?? [] where !hasEnded {
      switch event.name {
      case "next", "message": if !event.data.isEmpty { payloads.append(event.data) }
      case "complete": hasEnded = true
      // Such as those that keep the connection open.
      default: break
      }
    }
    return payloads
  }

  /// Returns the response in a part; nil if it only keeps the connection open.
  ///
  /// Parts of subscriptions have a response as `payload`. If that is null, the subscription has failed, and `errors` say
  /// why.
  private static func payload(of part: Data) -> Data? {
    // Some services write the last delimiter twice.
    if part.isEmpty { return nil }
    let members = part.withUnsafeBytes { try? jsonMembers(of: $0.assumingMemoryBound(to: UInt8.self)) }
    // The decoder says what is wrong with it.
    guard let members else { return part }
    guard let range = members.first(where: { $0.name == "payload" })?.value else { return members.isEmpty ? nil : part }
    let payload = part[range]
    if !payload.elementsEqual("null".utf8) { return payload }
    return members.contains { $0.name == "errors" } ? part : nil
  }
}
