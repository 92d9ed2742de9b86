import Foundation
import GraphQLHTTP
import GraphQLLanguage

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that requests the schema of a service.
struct IntrospectionClient {
  let url: URL
  let headers: HTTPHeaders
  private let exchange = HTTPExchange(configuration: .ephemeral)

  init(url: URL, headers: HTTPHeaders) {
    self.url = url
    self.headers = headers
  }

  /// Returns the service's response to an introspection query; it has a `__schema`.
  ///
  /// If the service rejects the full query, the client asks which introspection fields it supports, and then requests
  /// only these.
  ///
  /// - Throws: ``DownloadError``, or `CancellationError` if the task is cancelled.
  func introspect() async throws -> Data {
    let query = IntrospectionQuery()
    let first = try await ask(query.text)
    if first.errors.isEmpty, first.hasSchema { return first.body }
    var plainer = IntrospectionQuery(features: [])
    if let known = try? await ask(IntrospectionQuery.featureQuery).knownFeatures {
      plainer.features = known
    }
    if plainer != query, let second = try? await ask(plainer.text), second.errors.isEmpty, second.hasSchema {
      return second.body
    }
    throw first.errors.isEmpty ? DownloadError.noSchema : DownloadError.refused(first.errors)
  }

  /// Returns what is at the address itself, as registries of schemas give it: SDL, or the answer to an introspection query.
  ///
  /// - Throws: ``DownloadError``, or `CancellationError` if the task is cancelled.
  func file() async throws -> Data {
    let accept = "text/plain, application/graphql, application/json;q=0.9, */*;q=0.1"
    let response = try await send(.get, accept: accept, Data())
    if response.isSuccess { return response.body }
    throw DownloadError.status(response.status)
  }

  private func send(_ method: HTTPRequest.Method, accept: String? = nil, _ body: Data) async throws -> TransportResponse
  {
    var request = HTTPExchange.Request(method: method, url: url, headers: headers, body: .data(body), timeLimit: 60)
    if let accept { request.accept = accept }
    do {
      return try await exchange.send(request, maximumBodySize: 64 << 20)
    } catch let error as HTTPExchangeError {
      throw DownloadError.noAnswer(error)
    }
  }

  /// Sends a document by POST (GraphQL over HTTP).
  private func ask(_ document: String) async throws -> IntrospectionResponse {
    let response = try await send(.post, JSONSerialization.data(withJSONObject: ["query": document]))
    // Services reject queries with errors in the body; proxies send bodies of their own.
    if let answer = IntrospectionResponse(response.body), response.isSuccess || !answer.errors.isEmpty { return answer }
    if response.isSuccess { throw DownloadError.notGraphQL(mediaType: response.mediaType) }
    throw DownloadError.status(response.status)
  }
}

/// A response of a service.
private struct IntrospectionResponse {
  let body: Data
  /// The messages of the response's errors.
  let errors: [String]
  private let data: [String: Any]

  /// Reads a body; `nil` if it is not a GraphQL response.
  init?(_ body: Data) {
    guard let response = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return nil }
    let errors = response["errors"] as? [Any] ?? []
    guard response["data"] != nil || !errors.isEmpty else { return nil }
    self.body = body
    self.errors = errors.map { ($0 as? [String: Any])?["message"] as? String ?? "an error without a message" }
    data = response["data"] as? [String: Any] ?? [:]
  }

  var hasSchema: Bool { data["__schema"] is [String: Any] }

  /// The features in the response to ``IntrospectionQuery/featureQuery``; `nil` if it is no such response.
  var knownFeatures: Set<IntrospectionQuery.Feature>? {
    var coordinates: Set<String> = []
    for case let type as [String: Any] in data.values {
      guard let name = type["name"] as? String else { return nil }
      for case let field as [String: Any] in type["fields"] as? [Any] ?? [] {
        let coordinate = "\(name).\(field["name"] as? String ?? "")"
        coordinates.insert(coordinate)
        for case let argument as [String: Any] in field["args"] as? [Any] ?? [] {
          coordinates.insert("\(coordinate)(\(argument["name"] as? String ?? ""):)")
        }
      }
    }
    if coordinates.isEmpty { return nil }
    return Set(IntrospectionQuery.Feature.allCases.filter { coordinates.contains($0.rawValue) })
  }
}

/// The reason why there is no schema.
enum DownloadError: Error {
  /// The service could not be reached, or there is no usable response.
  case noAnswer(HTTPExchangeError)
  /// The response has an HTTP error status and is not a GraphQL response.
  case status(Int)
  /// The response is successful and not a GraphQL response.
  case notGraphQL(mediaType: String?)
  /// The response has errors.
  case refused([String])
  /// The response has neither a schema nor errors.
  case noSchema

  /// Returns the lines to print for the user.
  func lines(for address: URL) -> [String] {
    let url = address.withoutSecrets
    switch self {
    case .noAnswer(.network(let reason)):
      return ["error: cannot reach \(url): \(HTTPExchangeError.network(reason))"]
    case .noAnswer(let error):
      return ["error: no schema from \(url): \(error)"]
    case .status(let status):
      let reason = HTTPURLResponse.localizedString(forStatusCode: status)
      let advice =
        switch status {
        case 401, 403: "; give credentials as --header \"Authorization: …\""
        case 404, 405: "; is this the address of the GraphQL service?"
        default: ""
        }
      return ["error: \(url) answered with HTTP status \(status) (\(reason))\(advice)"]
    case .notGraphQL(let mediaType):
      let what = mediaType.map { "with \($0) that is not a GraphQL response" } ?? "with something that is not GraphQL"
      return ["error: \(url) answered \(what); is this the address of the GraphQL service?"]
    case .noSchema:
      return ["error: \(url) answered without a schema", DownloadError.disabled]
    case .refused(let messages):
      // The messages of services differ, but all that disable introspection mention one of these words.
      let isDisabled = messages.contains { $0.lowercased().contains("introspection") || $0.contains("__schema") }
      return messages.map { "error: \(url) answered: \($0)" } + (isDisabled ? [DownloadError.disabled] : [])
    }
  }

  private static let disabled =
    "note: introspection may be disabled; ask the service's operators for a header that allows it, or for the SDL"
}
