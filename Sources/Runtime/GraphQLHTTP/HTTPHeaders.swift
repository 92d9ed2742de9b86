/// The header fields of an HTTP request or response.
///
/// Names ignore case. Descriptions and reflection show only the names, because values are often secrets.
///
/// [RFC 9110, section 5](https://www.rfc-editor.org/rfc/rfc9110#section-5)
public struct HTTPHeaders: Sendable {
  private struct Field: Sendable {
    var name: String
    var value: String
  }

  /// The fields by their names in lower case.
  private var fields: [String: Field] = [:]

  /// Creates headers. If names differ only in case, the last in alphabetical order wins.
  public init(_ fields: [String: String] = [:]) {
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  /// The value of a field; nil if there is none.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()]?.value }
    set { fields[name.lowercased()] = newValue.map { Field(name: name, value: $0) } }
  }

  /// The names of the fields as they were set, in alphabetical order.
  public var names: [String] { fields.values.map(\.name).sorted() }

  /// The name of a field that cannot be sent; nil if all can.
  package var invalidName: String? {
    fields.values.first { !Self.isName($0.name) || !Self.isValue($0.value) }?.name
  }

  /// Returns whether a text can be the name of a field (RFC 9110, section 5.1).
  package static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// Returns whether a text can be the value of a field (RFC 9110, section 5.5): a line break would begin another
  /// field.
  package static func isValue(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }
}

extension HTTPHeaders: Hashable {
  /// Returns whether the fields are the same. The case of names does not matter.
  public static func == (left: HTTPHeaders, right: HTTPHeaders) -> Bool {
    left.fields.mapValues(\.value) == right.fields.mapValues(\.value)
  }

  /// Feeds the fields to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields.mapValues(\.value))
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from fields in order. If a name occurs more than once, the last field wins.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The names of the fields: `["Authorization": …]`.
  public var description: String {
    "[\(names.map { "\($0.debugDescription): …" }.joined(separator: ", "))]"
  }

  /// The names of the fields.
  public var debugDescription: String { description }

  /// The names of the fields.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: names, displayStyle: .collection) }
}
