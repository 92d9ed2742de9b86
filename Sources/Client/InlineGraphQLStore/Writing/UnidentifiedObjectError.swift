import InlineGraphQL

/// The error for an object that does not say which one it is: in an optimistic response, in data of a fragment that is
/// written, or in a response to a document that does not select the key fields that a store was given.
public struct UnidentifiedObjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The object's place in the response.
  public var path: JSONPath

  /// The object's type in the schema.
  public var type: String

  /// The fields that identify objects of the type.
  public var keyFields: [String]

  /// The problem, and how to fix it.
  public var description: String {
    let fields = keyFields.map { "\"\($0)\"" }.joined(separator: " and ")
    return
      "What is written does not have \(fields) of the \(type) at \"\(path)\", so the store cannot know which \(type) it is. Select \(fields) in the operation or the fragment, and give \(keyFields.count == 1 ? "it a value" : "them values")."
  }
}

extension StoreContents {
  /// Checks that the objects of a response have the fields that identify them.
  ///
  /// - Parameter isOptimistic: Whether they must also have values. A service may have none.
  mutating func checkIdentities(
    in data: GraphQLJSONValue,
    of request: PlannedRequest,
    isOptimistic: Bool
  ) throws(UnidentifiedObjectError) {
    try checkIdentities(in: data, request.selections.root, [], isOptimistic: isOptimistic)
  }

  /// Checks that the objects in a value have the fields that identify them.
  mutating func checkIdentities(
    in value: GraphQLJSONValue,
    _ group: SelectionGroup,
    _ path: [JSONPath.Component],
    isOptimistic: Bool = true
  ) throws(UnidentifiedObjectError) {
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try checkIdentities(in: element, group, path + [.index(index)], isOptimistic: isOptimistic)
      }
    case .object(let object):
      // Roots are known without.
      let name = object[group.typenameKey ?? "__typename"]?.string
      let merged = group.mergedFields(for: name.map { names.types.number(of: $0.utf8) } ?? -1, &names)
      let lacksValue = (merged.keyFields ?? []).contains { index in
        object[merged.fields[index].field.responseKey] ?? .null == .null
      }
      if let name, merged.lacksKeyFields || isOptimistic && lacksValue {
        throw UnidentifiedObjectError(path: JSONPath(path), type: name, keyFields: names.keyFields[name])
      }
      for field in merged.fields {
        guard let inner = field.group, let value = object[field.field.responseKey] else { continue }
        try checkIdentities(
          in: value,
          inner,
          path + [.key(field.field.responseKey)],
          isOptimistic: isOptimistic
        )
      }
    default: break
    }
  }
}
