import GraphQLJSON
import GraphQLProject

/// Answers about places.
extension LanguageServer {
  mutating func definitions(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    guard let (document, offset) = try place(parameters) else { return try definitionsOfSwift(parameters) }
    let read = document.read()
    guard let (element, _) = document.element(at: offset, in: read) else { return .null }
    return locations(of: workspace.definitions(of: element, in: document, read, at: offset))
  }

  mutating func definitionsOfSwift(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard path.hasSuffix(".swift"), let position = Position(parameters["position"]),
      let text = workspace.text(of: path)
    else { return .null }
    return locations(of: workspace.definitions(ofSwiftAt: text.offset(of: position, in: encoding), in: path))
  }

  mutating func references(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    guard let (document, offset) = try place(parameters) else { return .null }
    let read = document.read()
    guard let (element, _) = document.element(at: offset, in: read) else { return .null }
    var places = workspace.uses(of: element, in: document, read, at: offset)
    if parameters["context"]?["includeDeclaration"]?.bool == true {
      places = workspace.definitions(of: element, in: document, read, at: offset) + places
    }
    return locations(of: places)
  }

  func locations(of places: [Place]) -> GraphQLJSONValue {
    .array(places.compactMap { workspace.location(of: $0, in: encoding) })
  }

  mutating func selectionRanges(_ parameters: GraphQLJSONValue) throws(ResponseError) -> GraphQLJSONValue {
    let path = try path(parameters)
    guard let text = workspace.text(of: path) else { return .null }
    let positions = (parameters["positions"]?.array ?? []).compactMap { Position($0) }
    var results: [GraphQLJSONValue] = []
    for position in positions {
      let offset = text.offset(of: position, in: encoding)
      guard let document = workspace.document(in: path, at: offset) else { return .null }
      var result: GraphQLJSONObject?
      for range in document.selectionRanges(at: document.textOffset(of: offset)).reversed() {
        var next: GraphQLJSONObject = ["range": text.positions(of: document.fileRange(of: range), in: encoding).json]
        next["parent"] = result.map { .object($0) }
        result = next
      }
      results.append(result.map { .object($0) } ?? .null)
    }
    return .array(results)
  }
}
