import Foundation
public import InlineGraphQL

/// The value of a resolved field: plain data, a Swift value that represents an object, or a list of either.
///
/// Literals make plain data: `["__typename": "Droid", "name": "R2-D2"]`.
///
/// ```swift
/// Resolver("Query.hero") { _ in try .encoding(luke, type: "Human") }      // any Encodable value
/// Resolver("Query.heroes") { _ in .list([.object(r2d2, type: "Droid"), .failure(NotFound())]) }
/// ```
public enum ResolvedValue: Sendable {
  /// Plain data. Objects have their fields as members, and `__typename` if the field's type is abstract.
  case json(GraphQLJSONValue)

  /// A list, whose elements may be of all kinds.
  case list([ResolvedValue])

  /// An object whose fields need not be plain data.
  case fields([String: ResolvedValue])

  /// A Swift value that represents an object of the named type; each of its fields needs a resolver.
  case object(any Sendable, type: String)

  /// An error instead of the value, such as for one element of a list.
  case failure(any Error)

  /// No value.
  public static let null = ResolvedValue.json(.null)

  /// Returns the JSON encoding of a Swift value as plain data, so that its fields need no resolvers.
  ///
  /// - Parameters:
  ///   - value: An object, or any other encodable value.
  ///   - type: The object's type in the schema, if the field's type is abstract.
  /// - Throws: The errors of encoding the value.
  public static func encoding(_ value: some Encodable, type: String? = nil) throws -> ResolvedValue {
    // Older versions of Foundation encode only arrays and objects, hence the array.
    let list = try GraphQLJSONValue(parsing: JSONEncoder().encode([value]))
    guard case .object(var object)? = list[0] else { return .json(list[0] ?? .null) }
    if let type { object["__typename"] = .string(type) }
    return .json(.object(object))
  }
}

extension ResolvedValue {
  /// The value as plain data; `nil` if it is or contains a Swift value or an error.
  public var json: GraphQLJSONValue? {
    switch self {
    case .json(let value):
      return value
    case .list(let elements):
      let values = elements.compactMap(\.json)
      return values.count == elements.count ? .array(values) : nil
    case .fields(let fields):
      let members = fields.sorted { $0.key < $1.key }.compactMap { name, value in value.json.map { (name, $0) } }
      return members.count == fields.count ? .object(GraphQLJSONObject(members)) : nil
    case .object, .failure:
      return nil
    }
  }

  /// Returns the field of an object; `nil` if there is none or it is not plain data.
  public subscript(field: String) -> GraphQLJSONValue? {
    switch self {
    case .json(let value): value[field]
    case .fields(let fields): fields[field]?.json
    case .list, .object, .failure: nil
    }
  }

  /// Returns the Swift value of an ``object(_:type:)``; `nil` for all other values and other Swift types.
  public func object<Object>(as type: Object.Type = Object.self) -> Object? {
    if case .object(let object, type: _) = self { object as? Object } else { nil }
  }

  /// The type name that an object gives for itself.
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
  /// Creates null from the literal `nil`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates plain data from the literal `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .json(.bool(value)) }

  /// Creates plain data from an integer literal.
  public init(integerLiteral value: Int) { self = .json(.int(value)) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .json(.double(value)) }

  /// Creates plain data from a string literal.
  public init(stringLiteral value: String) { self = .json(.string(value)) }

  /// Creates a list from a literal.
  public init(arrayLiteral elements: ResolvedValue...) { self = .list(elements) }

  /// Creates an object, as plain data if all its values are. The first of several values for a field wins.
  public init(dictionaryLiteral elements: (String, ResolvedValue)...) {
    let members = elements.compactMap { name, value in value.json.map { (name, $0) } }
    self =
      members.count == elements.count
      ? .json(.object(GraphQLJSONObject(members))) : .fields(Dictionary(elements) { first, _ in first })
  }
}
