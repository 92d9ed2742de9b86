import DynamicCodable

// Memberwise initializers make objects of values. A view promises values of its object, and the object's type excludes
// others. This may also depend on the objects around, so the outermost object with conditions checks all.

extension __SharedFields where Fields: __StoredFields {
  /// Returns fields whose conditions depend on the objects around. The outermost of these checks them.
  public static func madeInside(_ fields: Fields) -> __SharedFields { __SharedFields(unchecked: fields) }

  /// Returns fields that a response can have.
  ///
  /// - Precondition: Reading what they encode to gives all of them.
  public static func made(_ fields: Fields) -> __SharedFields {
    let shared = __SharedFields(unchecked: fields)
    // A dynamic value whose type is registered elsewhere cannot be encoded here.
    guard let given = try? GraphQLJSONValue(stored: shared, .shared) else { return shared }
    do {
      let read = try GraphQLJSONValue(stored: __SharedFields(throughReader: given, .shared), .shared)
      guard let place = given.firstDifference(from: read, at: "") else { return shared }
      let type = given["__typename"]?.string.map { "type \"\($0)\"" } ?? "this type"
      fatalError("An object of \(type) has no value at \"\(place)\": give nil there")
    } catch {
      fatalError("No response has these values: \(error)")
    }
  }
}

extension __TypeConditions {
  /// Checks the `__typename` that is given to an initializer of a view.
  ///
  /// - Precondition: It is one of the types that have the view.
  public static func check(_ typename: String, isOneOf types: String) {
    if has(typename, types) { return }
    fatalError("\"\(typename)\" is no type of this view. Its types are: \(types)")
  }

  /// Checks the `__typename` that is given to an initializer of the view of objects to which no case applies.
  ///
  /// - Precondition: No case applies to the type.
  public static func check(_ typename: String, isNoneOf types: String) {
    if !has(typename, types) { return }
    fatalError("An object of type \"\(typename)\" has a case of its own. So have: \(types)")
  }

  private static func has(_ typename: String, _ types: String) -> Bool {
    types.split(separator: " ").contains { $0 == typename }
  }
}

extension GraphQLJSONValue {
  /// Returns the path of the first value that another value, which has the same keys, has not.
  fileprivate func firstDifference(from other: GraphQLJSONValue, at path: String) -> String? {
    switch (self, other) {
    case (.object(let object), .object(let other)):
      for (key, value) in object {
        let path = path.isEmpty ? key : path + "." + key
        if let place = value.firstDifference(from: other[key] ?? .null, at: path) { return place }
      }
      return nil
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      for (index, pair) in zip(elements, others).enumerated() {
        if let place = pair.0.firstDifference(from: pair.1, at: path + "[\(index)]") { return place }
      }
      return nil
    default: return self == other ? nil : path
    }
  }
}
