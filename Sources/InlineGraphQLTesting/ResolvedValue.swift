import Foundation
public import InlineGraphQL

/// What a field is resolved to: plain data, a Swift value that stands for an object, or a list of either.
///
/// Literals make plain data: `["__typename": "Droid", "name": "R2-D2"]`.
public enum ResolvedValue: Sendable {
  /// Plain data. Objects have their fields as members, and `__typename` where the schema leaves the type open.
  case json(JSONValue)

  /// A list.
  case list([ResolvedValue])

  /// An object whose fields may be more than plain data.
  case fields([String: ResolvedValue])

  /// A Swift value that stands for an object of a type of the schema; each field of it needs a resolver.
  case object(any Sendable, type: String)

  /// An error in the value's place, such as for one element of a list.
  case failure(any Error)

  /// No value.
  public static let null = ResolvedValue.json(.null)

  /// A Swift value as plain data: what it encodes to as JSON, so that its fields need no resolvers.
  ///
  /// - Parameters:
  ///   - value: an object, or anything else that can be encoded.
  ///   - type: the object's type in the schema, where the schema leaves it open.
  /// - Throws: what the value throws when it is encoded.
  public static func encoding(_ value: some Encodable, type: String? = nil) throws -> ResolvedValue {
    // In a list, since older Foundations encode nothing but lists and objects.
    let list = try JSONValue(parsing: JSONEncoder().encode([value]))
    guard case .object(var object)? = list[0] else { return .json(list[0] ?? .null) }
    if let type { object["__typename"] = .string(type) }
    return .json(.object(object))
  }
}

extension ResolvedValue {
  /// The value as plain data; `nil` where it is or contains a Swift value or an error.
  public var json: JSONValue? {
    switch self {
    case .json(let value):
      return value
    case .list(let elements):
      let values = elements.compactMap(\.json)
      return values.count == elements.count ? .array(values) : nil
    case .fields(let fields):
      let members = fields.sorted { $0.key < $1.key }.compactMap { name, value in value.json.map { (name, $0) } }
      return members.count == fields.count ? .object(JSONObject(members)) : nil
    case .object, .failure:
      return nil
    }
  }

  /// The field of an object; `nil` where there is none or the value is no object of plain data.
  public subscript(field: String) -> JSONValue? {
    switch self {
    case .json(let value): value[field]
    case .fields(let fields): fields[field]?.json
    case .list, .object, .failure: nil
    }
  }

  /// The Swift value of an ``object(_:type:)``; `nil` where the value is anything else, or of another Swift type.
  public func object<Object>(as type: Object.Type = Object.self) -> Object? {
    if case .object(let object, type: _) = self { object as? Object } else { nil }
  }

  /// The name of the type that an object says it has.
  var typeName: String? {
    if case .object(_, let type) = self { return type }
    if case .string(let name)? = self["__typename"] { return name }
    return nil
  }
}

extension ResolvedValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// No value.
  public init(nilLiteral: ()) { self = .null }

  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .json(.bool(value)) }

  /// An integer.
  public init(integerLiteral value: Int) { self = .json(.int(value)) }

  /// A number.
  public init(floatLiteral value: Double) { self = .json(.double(value)) }

  /// A string.
  public init(stringLiteral value: String) { self = .json(.string(value)) }

  /// A list.
  public init(arrayLiteral elements: ResolvedValue...) { self = .list(elements) }

  /// An object, as plain data if all its values are; of several values for one field the first stays.
  public init(dictionaryLiteral elements: (String, ResolvedValue)...) {
    let members = elements.compactMap { name, value in value.json.map { (name, $0) } }
    self =
      members.count == elements.count
      ? .json(.object(JSONObject(members))) : .fields(Dictionary(elements) { first, _ in first })
  }
}
