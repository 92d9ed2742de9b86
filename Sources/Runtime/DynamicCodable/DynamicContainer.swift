/// A container of dynamic values: an optional, an array or a dictionary.
protocol DynamicContainer {
  /// Decodes the values in it, each by its own type.
  static func decodeDynamically(from decoder: any Decoder) throws -> Self

  /// Encodes the values in it, each by its own type.
  func encodeDynamically(to encoder: any Encoder) throws

  /// Returns whether the values in both are equal.
  func isDynamicallyEqual(to other: Self) -> Bool

  /// Hashes the values in it.
  func hashDynamically(into hasher: inout Hasher)
}

extension Optional: DynamicContainer {
  static func decodeDynamically(from decoder: any Decoder) throws -> Wrapped? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    return try decodeDynamic(Wrapped.self, from: decoder)
  }

  func encodeDynamically(to encoder: any Encoder) throws {
    if let self { return try encodeDynamic(self, to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }

  func isDynamicallyEqual(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): isEqual(left, right)
    default: false
    }
  }

  func hashDynamically(into hasher: inout Hasher) {
    hasher.combine(self != nil)
    if let self { hashDynamic(self, into: &hasher) }
  }
}

extension Array: DynamicContainer {
  static func decodeDynamically(from decoder: any Decoder) throws -> [Element] {
    let nothing = (Element.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Element }
    let isContainer = Element.self is any DynamicContainer.Type
    var elements: [Element] = []
    if let decoder = decoder as? any DirectDecoder, nothing == nil, !isContainer {
      let expected = ExpectedTypes<Element>(in: decoder.registry)
      try decoder.decodeElements { decoder in
        try expected.decodeElement(direct: decoder) { elements.append($0) }
      }
      return elements
    }
    var container = try decoder.unkeyedContainer()
    elements.reserveCapacity(Swift.min(container.count ?? 0, 10_000))
    while !container.isAtEnd {
      if let nothing, try container.decodeNil() {
        elements.append(nothing)
      } else if isContainer {
        if let element = try container.decode(DynamicElement<Element>.self).value { elements.append(element) }
      } else if let element = try container.decode(DynamicObject<Element>.self).value {
        elements.append(element)
      }
    }
    return elements
  }

  func encodeDynamically(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(DynamicEncodable(wrappedValue: element)) }
  }

  func isDynamicallyEqual(to other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { isEqual($0, $1) }
  }

  func hashDynamically(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hashDynamic(element, into: &hasher) }
  }
}

extension Dictionary: DynamicContainer where Key: Codable {
  // Uses the dictionary's own conformance, because coders that convert keys do not convert those of dictionaries.
  static func decodeDynamically(from decoder: any Decoder) throws -> [Key: Value] {
    try decoder.singleValueContainer().decode([Key: DynamicElement<Value>].self).compactMapValues(\.value)
  }

  func encodeDynamically(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(mapValues { DynamicEncodable(wrappedValue: $0) })
  }

  func isDynamicallyEqual(to other: [Key: Value]) -> Bool {
    count == other.count
      && allSatisfy { key, value in other[key].map { isEqual(value, $0) } ?? false }
  }

  func hashDynamically(into hasher: inout Hasher) {
    hasher.combine(count)
    var sum = 0
    for (key, value) in self {
      var member = Hasher()
      member.combine(key)
      hashDynamic(value, into: &member)
      sum &+= member.finalize()
    }
    hasher.combine(sum)
  }
}
