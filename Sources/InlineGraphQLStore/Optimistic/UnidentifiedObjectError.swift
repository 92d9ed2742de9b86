import InlineGraphQL

/// The error for an optimistic response, or for data of a fragment that is written, with an object that does not say which
/// one it is.
public struct UnidentifiedObjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The object's place in the response.
  public var path: JSONPath

  /// The object's type in the schema.
  public var type: String

  /// The fields that identify objects of the type.
  public var keyFields: [String]

  /// What is missing, and what to write.
  public var description: String {
    let fields = keyFields.map { "\"\($0)\"" }.joined(separator: " and ")
    return
      "What is written does not have \(fields) of the \(type) at \"\(path)\", so the store cannot know which \(type) it is. Select \(fields) in the mutation or the fragment, and give \(keyFields.count == 1 ? "it a value" : "them values")."
  }
}

extension StoreContents {
  /// Checks that the objects of an optimistic response have the fields that identify them.
  mutating func checkIdentities(in data: GraphQLJSONValue, of request: PlannedRequest) throws(UnidentifiedObjectError) {
    try checkIdentities(in: data, request.selections.root, [])
  }

  /// Checks that the objects in a value have the fields that identify them.
  mutating func checkIdentities(
    in value: GraphQLJSONValue,
    _ group: SelectionGroup,
    _ path: [JSONPath.Component]
  ) throws(UnidentifiedObjectError) {
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() { try checkIdentities(in: element, group, path + [.index(index)]) }
    case .object(let object):
      guard case .string(let name)? = object[group.typenameKey ?? "__typename"] else { break }
      let type = names.types.number(of: name.utf8)
      let shape = group.shape(for: type, &names)
      for index in shape.keyFields ?? [] where object[shape.fields[index].field.responseKey] ?? .null == .null {
        throw UnidentifiedObjectError(path: JSONPath(path), type: name, keyFields: names.keyFields[name] ?? ["id"])
      }
      for field in shape.fields {
        guard let inner = field.group, let value = object[field.field.responseKey] else { continue }
        try checkIdentities(in: value, inner, path + [.key(field.field.responseKey)])
      }
    default: break
    }
  }
}
