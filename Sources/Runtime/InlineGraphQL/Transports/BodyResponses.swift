import Foundation
import GraphQLHTTP
import GraphQLJSON

/// The responses in the body of one HTTP answer.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
package final class BodyResponses: @unchecked Sendable {
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
  private var silenceLimit: SilenceLimit

  /// Creates the responses in an answer; nil if it has a single one.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - maximumSize: The maximum size of a response, in bytes.
  ///   - minimumSilence: How long a service may be silent at least. If it sends signs of life, such as comments, it may be so
  ///     three times as long as the longest time between two of them. Otherwise it may be silent for ever.
  package init?(_ answer: HTTPAnswer, maximumSize: Int, minimumSilence: Duration = .seconds(10)) {
    silenceLimit = SilenceLimit(minimum: minimumSilence)
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
  package func next() async throws -> [GraphQLStreamEvent]? {
    do {
      while true {
        if hasEnded { return nil }
        guard let chunk = try await nextChunk() else {
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

  private func nextChunk() async throws -> Data? {
    guard let limit = silenceLimit.duration else { return try await body.next() }
    return try await withTimeLimit(limit / .seconds(1)) { [body] in try await body.next() }
  }

  private func read(_ chunk: Data) throws -> [Data] {
    // The readers are changed in place: a copy would copy the bytes of what has not ended.
    if let parts = try parts?.append(chunk) {
      hasEnded = self.parts?.isComplete == true
      let payloads = parts.compactMap { Self.payload(of: $0.body) }
      if payloads.count < parts.count { silenceLimit.noteSign(at: .now) }
      return payloads
    }
    let commentCount = events?.commentCount
    defer { if events?.commentCount != commentCount { silenceLimit.noteSign(at: .now) } }
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
  /// Parts of subscriptions have a response as `payload`. `errors` beside it are those of the transport, which are the
  /// response's, too: a stream's reader sees all errors in one way. If they end the subscription, `payload` is null.
  private static func payload(of part: Data) -> Data? {
    // Some services write the last delimiter twice.
    if part.isEmpty { return nil }
    let members = part.withUnsafeBytes { try? jsonMembers(of: $0.assumingMemoryBound(to: UInt8.self)) }
    // The decoder says what is wrong with it.
    guard let members else { return part }
    func value(_ name: String) -> Data? {
      members.first { $0.name == name }.map { part[$0.value] }.flatMap { $0.elementsEqual("null".utf8) ? nil : $0 }
    }
    let isAboutData = members.contains { $0.name != "payload" && $0.name != "errors" }
    switch (value("payload"), value("errors")) {
    case (let payload?, let errors?): return adding(errors, to: payload)
    case (let payload?, nil): return payload
    case (nil, let errors): return errors == nil && !isAboutData ? nil : part
    }
  }

  private static func adding(_ errors: Data, to payload: Data) -> Data {
    guard case .object(var response)? = try? GraphQLJSONValue(parsing: payload),
      case .array(let errors)? = try? GraphQLJSONValue(parsing: errors)
    else { return payload }
    response["errors"] = .array((response["errors"]?.array ?? []) + errors)
    return Data(GraphQLJSONValue.object(response).description.utf8)
  }
}
