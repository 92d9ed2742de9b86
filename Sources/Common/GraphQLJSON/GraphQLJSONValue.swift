/// Any JSON value.
///
/// ```swift
/// let filter: GraphQLJSONValue = ["name": ["eq": "R2-D2"], "tags": ["droid", nil]]
/// filter["name"]?["eq"]                                   // "R2-D2"
/// filter["tags"]?[0]                                      // "droid"
/// ```
///
/// Integers that fit `Int` keep every digit. Every other number is the nearest `Double`. Numbers are equal if their
/// values are, because JSON does not distinguish 1 from 1.0.
@frozen
public enum GraphQLJSONValue: Sendable {
  /// The value `null`. A missing member is `nil` instead.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number that fits `Int` and is written without fraction and exponent.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A string, without its escapes.
  case string(String)
  /// A list of values.
  case array([GraphQLJSONValue])
  /// An object, with its members in the order they are written.
  case object(GraphQLJSONObject)
}

extension GraphQLJSONValue {
  /// The member of that name, if the value is an object that has one.
  public subscript(key: String) -> GraphQLJSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element at that index, if the value is an array that has one.
  public subscript(index: Int) -> GraphQLJSONValue? {
    if case .array(let array) = self, array.indices.contains(index) { array[index] } else { nil }
  }
}

extension GraphQLJSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates `null` from the literal `nil`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates a Boolean from the literal `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a string from a literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A list.
  public init(arrayLiteral elements: GraphQLJSONValue...) { self = .array(elements) }
  /// An object with the members in this order. Of several members with one name, the first stays.
  public init(dictionaryLiteral elements: (String, GraphQLJSONValue)...) { self = .object(GraphQLJSONObject(elements)) }
}

extension GraphQLJSONValue: CustomStringConvertible {
  /// The value as JSON text without insignificant whitespace. A NaN or an infinity becomes `null`.
  public var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text()
  }
}
