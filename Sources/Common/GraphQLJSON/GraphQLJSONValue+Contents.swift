extension GraphQLJSONValue {
  /// The text, if the value is a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, if the value is one that fits `Int` and is written without fraction and exponent.
  public var int: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The number, if the value is one. An integer of more than 53 bits is rounded.
  public var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The Boolean, if the value is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if the value is a list.
  public var array: [GraphQLJSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, if the value is an object.
  public var object: GraphQLJSONObject? {
    if case .object(let value) = self { value } else { nil }
  }
}
