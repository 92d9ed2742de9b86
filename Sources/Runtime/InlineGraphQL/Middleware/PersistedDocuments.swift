import DocumentComposition
import Foundation

/// Middleware that sends the IDs of documents instead of their texts.
///
/// The IDs are in a manifest that `inline-graphql persist` writes when the program is built and that the service knows.
///
/// ```swift
/// let manifest = try Data(contentsOf: Bundle.main.url(forResource: "manifest", withExtension: "json")!)
/// let client = GraphQLClient(transport: transport, middleware: [try PersistedDocuments(manifest: manifest)])
/// ```
///
/// An operation that is not in the manifest is an error before anything is sent. While a program is developed, it may be
/// sent with its text: ``Unlisted/sent``. Requests for models have documents that are made at run time. They are in no
/// manifest that the command writes, but may be added to it.
///
/// [GraphQL over HTTP: Persisted Documents](https://graphql.github.io/graphql-over-http/draft/#sec-Appendix-Persisted-Documents)
public struct PersistedDocuments: GraphQLMiddleware {
  /// How a request names its document.
  public enum Identification: Sendable, Hashable {
    /// The parameter `documentId`, as GraphQL over HTTP specifies.
    case documentID

    /// The hash in `extensions.persistedQuery`, as Apollo's router and others expect it.
    case persistedQuery
  }

  /// How documents are sent that are not in the manifest.
  public enum Unlisted: Sendable, Hashable {
    /// They are errors. No text is ever sent.
    case refused

    /// They are sent with their text.
    case sent
  }

  private struct Entry {
    var text: String
    var id: String
  }

  private let identification: Identification
  private let unlisted: Unlisted
  /// The documents by the names of their operations. The few of one name are compared as texts.
  private let entries: [String: [Entry]]

  /// Reads a manifest in Apollo's or Relay's format.
  ///
  /// - Parameters:
  ///   - manifest: The manifest: JSON, in UTF-8.
  ///   - identification: How a request names its document.
  ///   - unlisted: How documents are sent that are not in the manifest.
  /// - Throws: ``PersistedDocumentError/malformedManifest(reason:)``.
  public init(
    manifest: Data,
    identification: Identification = .documentID,
    unlisted: Unlisted = .refused
  ) throws(PersistedDocumentError) {
    self.identification = identification
    self.unlisted = unlisted
    do throws(MalformedManifest) {
      let documents = try DocumentManifest(parsing: manifest).entries
      entries = Dictionary(grouping: documents) { $0.name ?? operationName(in: $0.text) }.mapValues { entries in
        entries.map { Entry(text: $0.text, id: $0.id) }
      }
    } catch {
      throw .malformedManifest(reason: error.reason)
    }
  }

  /// Returns the ID of a request's document; nil if it is not in the manifest.
  public func documentID(of request: GraphQLRequest) -> String? {
    entries[request.operationName]?.first { $0.text.hasSameBytes(as: request.document) }?.id
  }

  /// Sends the request with the ID of its document.
  ///
  /// - Throws: ``PersistedDocumentError/notInManifest(operationName:)``, and what the transport throws.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws
    -> TransportResponse
  {
    try await next(identified(request))
  }

  /// Sends the request with the ID of its document.
  public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream)
    -> GraphQLResponseStream
  {
    do throws(PersistedDocumentError) {
      return next(try identified(request))
    } catch {
      return GraphQLResponseStream(unfolding: { throw error })
    }
  }

  private func identified(_ request: GraphQLRequest) throws(PersistedDocumentError)
    -> GraphQLRequest
  {
    guard let id = documentID(of: request) else {
      if unlisted == .sent { return request }
      throw .notInManifest(operationName: request.operationName)
    }
    var request = request
    request.sendsDocument = false
    switch identification {
    case .documentID: request.documentID = id
    case .persistedQuery:
      request.extensions["persistedQuery"] = ["version": 1, "sha256Hash": .string(id)]
    }
    return request
  }
}

/// The reason why a request cannot name its document by an ID.
public enum PersistedDocumentError: Error, Sendable, Hashable {
  /// The text is not a manifest.
  case malformedManifest(reason: String)

  /// The operation's document is not in the manifest. Nothing was sent.
  case notInManifest(operationName: String)
}

extension PersistedDocumentError: CustomStringConvertible, LocalizedError {
  /// The problem, and the remedy.
  public var description: String {
    switch self {
    case .malformedManifest(let reason):
      "This is no manifest of persisted documents: \(reason)"
    case .notInManifest(let name):
      "The document of \"\(name)\" is not in the manifest of persisted documents, so it was not sent. Write the manifest again "
        + "with \"inline-graphql persist\", and give it to the service."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// Returns the name of the operation that a document begins with; an empty text if there is none.
private func operationName(in document: String) -> String {
  let words = document.utf8.prefix {
    $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "@")
  }
  .split { $0 <= UInt8(ascii: " ") }
  return words.count > 1 ? String(decoding: words[1], as: UTF8.self) : ""
}
