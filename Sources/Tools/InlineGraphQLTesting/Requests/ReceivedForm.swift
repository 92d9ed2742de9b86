import Foundation
import GraphQLHTTP
import InlineGraphQL

/// A form with a request and its files, as a service receives it.
///
/// [GraphQL Multipart Request Specification](https://github.com/jaydenseric/graphql-multipart-request-spec)
struct ReceivedForm {
  private var fields: [String: MultipartReader.Part] = [:]

  /// Reads a form.
  init(_ body: Data, boundary: String) throws(RequestError) {
    var reader = MultipartReader(boundary: boundary, maximumPartSize: body.count)
    let parts: [MultipartReader.Part]
    do { parts = try reader.append(body) } catch { throw RequestError("The form of the request is too large.") }
    guard reader.isComplete else { throw RequestError("The form of the request does not end.") }
    for part in parts { if let name = part.disposition("name") { fields[name] = part } }
  }

  /// Returns the request, with each file where the form's `map` says.
  func request() throws(RequestError) -> GraphQLJSONValue {
    var request = try json("operations")
    guard case .object(let map) = try json("map") else { throw RequestError("\"map\" of the form must be an object.") }
    for (name, paths) in map.members {
      guard let part = fields[name] else { throw RequestError("The form has no file \"\(name)\", which its map has.") }
      guard case .array(let paths) = paths else {
        throw RequestError("\"\(name)\" in the form's map must be a list of paths.")
      }
      let file = UploadedFile(
        fileName: part.disposition("filename") ?? "",
        contentType: part.headers["Content-Type"] ?? "text/plain",
        contents: part.body
      )
      for path in paths {
        guard case .string(let text) = path,
          request.replaceNull(at: text.split(separator: ".")[...], with: file.jsonValue)
        else { throw RequestError("The operations of the form have no null at \(path), where its map has a file.") }
      }
    }
    return request
  }

  private func json(_ name: String) throws(RequestError) -> GraphQLJSONValue {
    guard let part = fields[name] else { throw RequestError("The form of the request has no \"\(name)\".") }
    return try GraphQLJSONValue(request: part.body, name: "\"\(name)\" of the form")
  }
}

extension MultipartReader.Part {
  /// Returns a parameter of `Content-Disposition`; nil if there is none. A quote cannot be in one.
  fileprivate func disposition(_ name: String) -> String? {
    // Bytes, because a quote and an accent that follows it are one character.
    let header = Data((headers["Content-Disposition"] ?? "").utf8)
    guard let start = header.range(of: Data("; \(name)=\"".utf8)) else { return nil }
    return String(decoding: header[start.upperBound...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}

extension GraphQLJSONValue {
  /// Replaces the null at a path. Returns false if there is none.
  fileprivate mutating func replaceNull(at path: ArraySlice<Substring>, with value: GraphQLJSONValue) -> Bool {
    guard let first = path.first else {
      guard self == .null else { return false }
      self = value
      return true
    }
    let rest = path.dropFirst()
    switch self {
    case .object(var object):
      guard object[String(first)]?.replaceNull(at: rest, with: value) == true else { return false }
      self = .object(object)
    case .array(var array):
      guard let index = Int(first), array.indices.contains(index), array[index].replaceNull(at: rest, with: value)
      else { return false }
      self = .array(array)
    default: return false
    }
    return true
  }
}
