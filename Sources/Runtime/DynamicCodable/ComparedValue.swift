/// The value by which a type without `Equatable` is compared: its encoding, with the dynamic values in it as they are.
///
/// Dynamic values compare by their own types. No registry is involved, so it does not matter which one knows the types.
struct ComparedValue: Hashable {
  private let encoded: EncodedValue
  private let parts: [[String]: [AnyHashable]]

  /// - Throws: The errors of encoding the value.
  init(of value: any Encodable) throws {
    let node = EncodedNode()
    let parts = DynamicParts()
    try EncodedValueEncoder(node, at: [], .init(dynamicParts: parts)).encode(value)
    encoded = node.value
    self.parts = parts.values
  }
}

/// The dynamic values inside an encoded value, by coding path.
final class DynamicParts {
  private(set) var values: [[String]: [AnyHashable]] = [:]

  func add<Value>(_ value: Value, at codingPath: [any CodingKey]) {
    values[codingPath.map(\.stringValue), default: []].append(DynamicEncodable(wrappedValue: value))
  }
}
