/// An encoder into an ``EncodedNode``.
struct EncodedValueEncoder: Encoder {
  struct Options {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    /// The depth at which encoding stops. Members at that depth have a key and no value.
    var depth = Int.max
    /// The collection that dynamic values go into, if they are not encoded.
    var dynamicParts: DynamicParts?
    var convert: (any Encodable) throws -> EncodedValue? = { _ in nil }
  }

  let node: EncodedNode
  let codingPath: [any CodingKey]
  private let depth: Int
  private let options: Options

  init(_ node: EncodedNode, at codingPath: [any CodingKey], depth: Int = 0, _ options: Options) {
    self.node = node
    self.codingPath = codingPath
    self.depth = depth
    self.options = options
  }

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = node.content {} else { node.content = .object([:]) }
    return KeyedEncodingContainer(Keyed(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = node.content {} else { node.content = .array([]) }
    return Unkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// Returns whether a dynamic value is not encoded, and collects it if so requested.
  func passesOver<Value>(_ value: Value) -> Bool {
    if let parts = options.dynamicParts {
      parts.add(value, at: codingPath)
      return true
    }
    return depth >= options.depth
  }

  /// Encodes a value of any type.
  func encode(_ value: any Encodable) throws {
    if depth >= options.depth { return }
    switch value {
    case let value as Bool: node.content = .value(.bool(value))
    case let value as String: node.content = .value(.string(value))
    case let value as Double: node.content = .value(.double(value))
    case let value as Float: node.content = .value(.float(value))
    case let value as any FixedWidthInteger: node.content = .value(try integer(value))
    default:
      if let converted = try options.convert(value) {
        node.content = .value(converted)
      } else {
        try value.encode(to: self)
      }
    }
  }

  private func integer(_ value: any FixedWidthInteger) throws -> EncodedValue {
    if let signed = Int64(exactly: value) { return .int(signed) }
    if let unsigned = UInt64(exactly: value) { return .uint(unsigned) }
    let message = "\(value) does not fit into 64 bits."
    throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: message))
  }

  private func inner(_ node: EncodedNode, _ key: any CodingKey) -> EncodedValueEncoder {
    EncodedValueEncoder(node, at: codingPath + [key], depth: depth + 1, options)
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: EncodedValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.node.content = .value(.null) }
    func encode(_ value: some Encodable) throws { try encoder.encode(value) }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: EncodedValueEncoder
    var count = 0
    var codingPath: [any CodingKey] { encoder.codingPath }

    private mutating func next() -> EncodedValueEncoder {
      defer { count += 1 }
      return encoder.inner(encoder.node.element(), IndexKey(intValue: count))
    }

    mutating func encodeNil() { next().node.content = .value(.null) }
    mutating func encode(_ value: some Encodable) throws { try next().encode(value) }
    mutating func superEncoder() -> any Encoder { next() }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      next().container(keyedBy: type)
    }
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: EncodedValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func member(_ key: any CodingKey) -> EncodedValueEncoder {
      encoder.inner(encoder.node.member(key.stringValue), key)
    }

    func encodeNil(forKey key: Key) { member(key).node.content = .value(.null) }
    func encode(_ value: some Encodable, forKey key: Key) throws { try member(key).encode(value) }
    func superEncoder() -> any Encoder { member(DynamicKey("super")) }
    func superEncoder(forKey key: Key) -> any Encoder { member(key) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { member(key).unkeyedContainer() }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      encoder.inner(encoder.node.member(key.stringValue, keepingObject: true), key).container(keyedBy: type)
    }
  }
}

/// The key of an array's element.
private struct IndexKey: CodingKey {
  let intValue: Int?

  init(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }

  var stringValue: String { "Index \(intValue ?? 0)" }
}
