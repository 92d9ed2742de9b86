/// What values are compared by whose type is not `Equatable`: what they encode, and the dynamic values in them, by their own types.
///
/// No registry is asked, so it does not matter which one knows the types.
struct ComparedValue: Hashable {
  private let encoded: EncodedValue
  private let parts: [[String]: [AnyHashable]]

  /// - Throws: What encoding the value throws.
  init(of value: any Encodable) throws {
    let node = EncodedNode()
    let parts = DynamicParts()
    try EncodedValueEncoder(node, at: [], .init(dynamicParts: parts)).encode(value)
    encoded = node.value
    self.parts = parts.values
  }
}

/// The dynamic values in one that is encoded, by where they are.
final class DynamicParts {
  private(set) var values: [[String]: [AnyHashable]] = [:]

  func add<Value>(_ value: Value, at codingPath: [any CodingKey]) {
    values[codingPath.map(\.stringValue), default: []].append(DynamicEncodable(wrappedValue: value))
  }
}
