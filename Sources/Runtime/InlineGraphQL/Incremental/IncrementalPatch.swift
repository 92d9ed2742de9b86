import Foundation

/// A payload of a response that arrives in parts, or an object of one.
struct IncrementalPatch: Sendable {
  /// The members, the first of each name.
  let texts: [String: JSONText]

  /// Reads a payload.
  init(_ payload: Foundation.Data) throws(IncrementalResponseError) {
    let text: JSONText
    do throws(JSONError) { text = try JSONText(parsing: payload) } catch {
      throw .notAPayload("This is not JSON: there is \(error.description) at byte \(error.offset).")
    }
    try self.init(text)
  }

  private init(_ text: JSONText) throws(IncrementalResponseError) {
    guard text.isObject else { throw .notAPayload("A payload is a JSON object, and so is each of its parts.") }
    let members = try readingJSON { () throws(JSONError) in try text.members() }
    texts = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The members of a response among those of the first payload.
  var response: JSONText {
    get throws(JSONError) {
      var bytes = Array("{".utf8)
      for name in ["data", "errors", "extensions"] {
        guard let text = texts[name] else { continue }
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes += Array("\"\(name)\":".utf8) + text.bytes
      }
      return try JSONText(parsing: bytes + Array("}".utf8))
    }
  }

  /// Whether it has a member.
  func has(_ name: String) -> Bool { texts[name] != nil }

  /// Whether a member is null or absent.
  func isNull(_ name: String) -> Bool { texts[name]?.isNull ?? true }

  /// Returns the value of a member.
  func text(_ name: String) throws(IncrementalResponseError) -> JSONText {
    guard let text = texts[name] else { throw .notAPayload("A part of the payload has no \"\(name)\".") }
    return text
  }

  /// Returns the value of a member that is an object.
  func object(_ name: String) throws(IncrementalResponseError) -> JSONText {
    let text = try text(name)
    guard text.isObject else { throw .notAPayload("\"\(name)\" of a part is not an object.") }
    return text
  }

  /// Returns the elements of a member that is a list; none if it is null or absent.
  func list(ofTexts name: String) throws(IncrementalResponseError) -> [JSONText] {
    guard let text = texts[name], !text.isNull else { return [] }
    guard text.isList else { throw .notAPayload("\"\(name)\" of the payload is not a list.") }
    return try readingJSON { () throws(JSONError) in try text.elements() }
  }

  /// Returns the elements of a member that is a list of objects; none if it is null or absent.
  func list(_ name: String) throws(IncrementalResponseError) -> [IncrementalPatch] {
    var patches: [IncrementalPatch] = []
    for text in try list(ofTexts: name) { patches.append(try IncrementalPatch(text)) }
    return patches
  }

  /// Returns the path that a member is, from the data or from another path; an empty one if it is null or absent.
  func path(_ name: String) throws(IncrementalResponseError) -> JSONPath {
    var path = JSONPath()
    for text in try list(ofTexts: name) {
      switch try value(text) {
      case .string(let key): path.components.append(.key(key))
      case .int(let index): path.components.append(.index(index))
      default: throw .notAPayload("\"\(name)\" of a part is not a list of names and numbers.")
      }
    }
    if path.components.count <= JSONCursor.maximumDepth { return path }
    throw .notAPayload("\"\(name)\" of a part is longer than \(JSONCursor.maximumDepth).")
  }

  /// Returns the text that a member is; `nil` if it is null or absent.
  func string(_ name: String) throws(IncrementalResponseError) -> String? {
    guard let text = texts[name], !text.isNull else { return nil }
    if case .string(let string) = try value(text) { return string }
    throw .notAPayload("\"\(name)\" of a part is not a string.")
  }

  /// Returns the Boolean that a member is; `nil` if it is null or absent.
  func bool(_ name: String) throws(IncrementalResponseError) -> Bool? {
    guard let text = texts[name], !text.isNull else { return nil }
    if case .bool(let bool) = try value(text) { return bool }
    throw .notAPayload("\"\(name)\" of the payload is not a Boolean.")
  }

  /// Returns the part's identifier.
  func id() throws(IncrementalResponseError) -> String {
    guard let id = try string("id") else { throw .notAPayload("A part of the payload has no \"id\".") }
    return id
  }

  private func value(_ text: JSONText) throws(IncrementalResponseError) -> GraphQLJSONValue {
    try readingJSON { () throws(JSONError) in try text.value() }
  }
}

/// Returns what `read` returns, with the words of a payload's error.
func readingJSON<T>(_ read: () throws(JSONError) -> T) throws(IncrementalResponseError) -> T {
  do throws(JSONError) { return try read() } catch {
    throw .notAPayload("The payload has \(error.description).")
  }
}
