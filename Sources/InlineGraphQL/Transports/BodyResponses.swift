import Foundation
import GraphQLHTTP
import GraphQLJSON

/// The responses in the body of one HTTP answer.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
final class BodyResponses: @unchecked Sendable {
  /// How the responses follow each other.
  private enum Format {
    /// [GraphQL over Server-Sent Events](https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md),
    /// "Distinct connections mode"
    case events(ServerSentEventReader)
    /// [Multipart subscriptions](https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol),
    /// and incremental delivery
    case parts(MultipartReader)
  }

  /// The status and the headers.
  private let head: TransportResponse
  private let body: HTTPAnswerBody
  private var format: Format
  private var payloads: ArraySlice<Data> = []
  private var hasEnded = false

  /// Creates the responses in an answer; nil if it has a single one.
  init?(_ answer: HTTPAnswer, maximumSize: Int) {
    head = TransportResponse(body: Data(), status: answer.status, headers: answer.headers)
    body = answer.body
    guard head.isSuccess else { return nil }
    switch head.mediaType {
    case "text/event-stream": format = .events(ServerSentEventReader(maximumEventSize: maximumSize))
    case "multipart/mixed":
      format = .parts(MultipartReader(boundary: head.headers.multipartBoundary, maximumPartSize: maximumSize))
    default: return nil
    }
  }

  /// Waits for the next response; nil after the last.
  ///
  /// - Throws: ``GraphQLClientError``, also if the body ends before it says that it does.
  func next() async throws -> TransportResponse? {
    do {
      while true {
        if let payload = payloads.popFirst() {
          return TransportResponse(body: payload, status: head.status, headers: head.headers)
        }
        if hasEnded { return nil }
        guard let chunk = try await body.next() else {
          hasEnded = true
          throw HTTPExchangeError.network(URLError(.networkConnectionLost))
        }
        payloads = try read(chunk)[...]
      }
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
  }

  private func read(_ chunk: Data) throws -> [Data] {
    switch format {
    case .events(var reader):
      var payloads: [Data] = []
      for event in try reader.append(chunk) where !hasEnded {
        switch event.name {
        case "next", "message": if !event.data.isEmpty { payloads.append(event.data) }
        case "complete": hasEnded = true
        // Such as those that keep the connection open.
        default: break
        }
      }
      format = .events(reader)
      return payloads
    case .parts(var reader):
      let parts = try reader.append(chunk)
      hasEnded = reader.isComplete
      format = .parts(reader)
      return parts.compactMap { Self.payload(of: $0.body) }
    }
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
