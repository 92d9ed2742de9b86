import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Returns the value of a field before completion: `ResolveFieldValue` of section 6.4.2.
  func resolveFieldValue(
    _ fieldSet: FieldSet,
    of object: ResolvedValue,
    arguments: GraphQLJSONObject,
    path: ExecutionPath
  ) async throws(FieldError) -> ResolvedValue {
    if fieldSet.name.utf8.starts(with: "__".utf8) || fieldSet.parentType.utf8.starts(with: "__".utf8) {
      return resolveIntrospection(fieldSet, of: object, arguments: arguments)
    }
    guard let resolver = request.schema.resolvers.resolver(of: fieldSet.name, on: fieldSet.parentType) else {
      if let value = object.member(fieldSet.name) { return value }
      if let sample = try sample(of: fieldSet, in: object, arguments: arguments, path: path) { return sample }
      return try missingValue(of: fieldSet, in: object)
    }
    let input = ResolverInput(
      parent: object,
      arguments: arguments,
      parentType: fieldSet.parentType,
      fieldName: fieldSet.name,
      responsePath: path
    )
    do {
      return try await resolver(input)
    } catch {
      throw FieldError(error)
    }
  }

  /// Returns null for a field for which the parent has no value.
  ///
  /// - Throws: An error if a value could not have been there, or if the field is one that people do not write.
  private func missingValue(of fieldSet: FieldSet, in object: ResolvedValue) throws(FieldError) -> ResolvedValue {
    let coordinate = "\(fieldSet.parentType).\(fieldSet.name)"
    switch object {
    case .json(.object), .fields:
      if fieldSet.name == "id", fieldSet.definition.type.isNonNull {
        throw FieldError(
          "Cannot return null for non-nullable field \(coordinate). The compiler adds \"id\" to the selection of every "
            + "object that has one. Give the object a member \"id\", add Resolver(\"\(coordinate)\"), or fill what is "
            + "missing with InProcessTransport(samples:)."
        )
      }
      return .null
    case .json(.null):
      return .null
    case .object(let object, type: _):
      let parent = "whose parent is a Swift value (\(Swift.type(of: object)))"
      throw FieldError("There is no resolver for \"\(coordinate)\", \(parent). Add Resolver(\"\(coordinate)\").")
    case .json, .list, .failure:
      let parent = "whose parent is no object but \(inspect(object))"
      throw FieldError("There is no resolver for \"\(coordinate)\", \(parent). Add Resolver(\"\(coordinate)\").")
    }
  }
}

extension ResolvedValue {
  /// Returns the member of plain data or of an object with a name; `nil` if there is none.
  fileprivate func member(_ name: String) -> ResolvedValue? {
    switch self {
    case .json(.object(let members)): members[name].map { .json($0) }
    case .fields(let fields): fields[name]
    case .json, .list, .object, .failure: nil
    }
  }
}
