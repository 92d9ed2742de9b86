import DynamicCodable

/// An object with stored properties whose names differ from those of the response's members; generated.
public protocol __RenamedMembers {
  /// The response's names of those members, by the properties' names.
  static var __responseKeys: [String: String] { get }
}

extension SelectedObject where Self: __ResponseValue {
  /// Encodes the object as in a response, with the data of its fragments, for caches and test data.
  ///
  /// Decoding the result gives an equal object, except for what depends on variables. Variables are not encoded, so
  /// every selection whose members are present counts as included.
  ///
  /// An object that is null for want of a field with `@required`, and not in a fragment that selects it too, is encoded with the
  /// fragment's members. Decoding that is an error about the others.
  ///
  /// - Throws: The errors of the encoder, and `EncodingError` if `__Stored` of a handwritten type does not name all of
  ///   its properties or not its parent type.
  public func encode(to encoder: any Encoder) throws {
    try encoded(DynamicDecodableRegistry.of(encoder.userInfo)).encode(to: encoder)
  }

  /// Returns the object as in a response.
  package func encoded(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue {
    var object = GraphQLJSONObject()
    try object.add(membersOf: self, types)
    return .object(object)
  }
}

// Stored properties are read from memory. That is slow, but programs that do not encode pay nothing for it.
extension GraphQLJSONObject {
  /// Adds the members of an object, of a view, or of the fields behind a view.
  fileprivate mutating func add(membersOf value: Any, _ types: DynamicDecodableRegistry) throws {
    if let view = value as? any __SharedView { return try add(membersOf: view.anyFields, types) }
    if let shared = value as? any AnySharedFields { return try add(membersOf: shared.anyFields, types) }
    let keys = (value as? any __RenamedMembers).map { type(of: $0).__responseKeys } ?? [:]
    guard let objectType = typename(of: value) else {
      let message = ParentTypes.missing(in: type(of: value))
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: message))
    }
    self["__typename"] = .string(objectType)
    for (name, child) in try storedProperties(of: value) {
      if name == "__storage" {
        try add(membersOf: child, types)
      } else if name == "__matches" || name == "__inclusions" || type(of: child) == FragmentPointer?.self {
        if let data = (child as? FragmentPointer)?.box.anyData { try add(membersOf: data, types) }
      } else if let pointer = child as? FragmentPointer {
        if let data = pointer.box.anyData { try add(membersOf: data, types) }
      } else if let member = child as? any EncodedMember {
        if let value = try member.encodedMember(types) { merge(value, at: keys[name] ?? name) }
      } else {
        merge(try GraphQLJSONValue(stored: child, types), at: keys[name] ?? name)
      }
    }
  }

  /// Adds a member. Without a key, adds the members of what stands for a fragment.
  fileprivate mutating func merge(_ value: GraphQLJSONValue, at key: String) {
    if key.isEmpty {
      if case .object(let object) = value { for (key, value) in object { merge(value, at: key) } }
      return
    }
    self[key] = self[key].map { $0.merged(with: value) } ?? value
  }
}

/// Returns the names and values of a struct's stored properties.
private func storedProperties(of value: Any) throws -> [(name: String, value: Any)] {
  func properties<Value>(of value: Value) throws -> [(name: String, value: Any)] {
    let properties = StoredProperties.all(of: value)
    guard properties.allSatisfy({ !$0.name.isEmpty }) else {
      let message = "\"typealias __Stored\" of \(Value.self) does not name all of its stored properties."
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: message))
    }
    return properties
  }
  return try properties(of: value)
}

extension GraphQLJSONValue {
  /// Encodes the value of a stored property of a generated type.
  init(stored value: Any, _ types: DynamicDecodableRegistry) throws {
    switch value {
    case let value as any GraphQLEnum: self = .string(value.rawValue)
    case let value as any GraphQLScalar: self = try GraphQLJSONValue(written: value, types)
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    default:
      // The value is an optional or a list. Those types are the standard library's, which has its metadata.
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = try mirror.children.first.map { try GraphQLJSONValue(stored: $0.value, types) } ?? .null
      case .collection: self = .array(try mirror.children.map { try GraphQLJSONValue(stored: $0.value, types) })
      default:
        if let list = value as? any AnyStreamed {
          self = .array(try list.anyElements.map { try GraphQLJSONValue(stored: $0, types) })
          return
        }
        var object = GraphQLJSONObject()
        try object.add(membersOf: value, types)
        self = .object(object)
      }
    }
  }

  /// Encodes a scalar. Its form may depend on the types that its values may have.
  private init(written scalar: some GraphQLScalar, _ types: DynamicDecodableRegistry) throws {
    guard types !== DynamicDecodableRegistry.shared else {
      self = scalar.jsonValue
      return
    }
    var writer = JSONWriter(context: VariablesContext(dynamicTypes: types))
    scalar.write(to: &writer)
    self = try GraphQLJSONValue(parsing: writer.finish())
  }

  /// Combines the members that two selections have of one value.
  fileprivate func merged(with other: GraphQLJSONValue) -> GraphQLJSONValue {
    switch (self, other) {
    case (.object(var object), .object(let other)):
      for (key, value) in other { object.merge(value, at: key) }
      return .object(object)
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      return .array(zip(elements, others).map { $0.merged(with: $1) })
    case (.null, _): return other
    default: return self
    }
  }
}
