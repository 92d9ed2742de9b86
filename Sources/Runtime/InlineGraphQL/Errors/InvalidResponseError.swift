/// The reason why a body is not a GraphQL response.
///
/// [Specification: Response Format](https://spec.graphql.org/September2025/#sec-Response-Format)
public enum InvalidResponseError: Error, Hashable, Sendable {
  /// The HTTP media type of the body is not that of a GraphQL response; nil if there is none.
  case mediaType(String?)

  /// The body is not JSON. The text says what is wrong and where.
  case notJSON(String)

  /// The body is JSON but not an object.
  case notAnObject(found: String)

  /// The object has neither `data` nor `errors`, or its `data` is null and no errors say why.
  case neitherDataNorErrors

  /// The answer to several requests has another number of responses.
  case wrongCount(requests: Int, responses: Int)
}

extension InvalidResponseError: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .mediaType(let mediaType):
      "A GraphQL response is application/graphql-response+json or application/json; the body is \(mediaType?.excerpt() ?? "neither")."
    case .notJSON(let problem): problem
    case .notAnObject(let found): "A GraphQL response is a JSON object; the body is \(found)."
    case .wrongCount(let requests, let responses):
      "The answer to \(requests) GraphQL requests has as many responses; the body has \(responses)."
    case .neitherDataNorErrors: "A GraphQL response has \"data\" or \"errors\"; the body has neither."
    }
  }
}
