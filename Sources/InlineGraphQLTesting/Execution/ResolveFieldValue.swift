import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Returns the value of a field before completion: `ResolveFieldValue` of section 6.4.2.
  func resolveFieldValue(
    _ group: FieldGroup,
    of object: ResolvedValue,
    arguments: GraphQLJSONObject,
    path: ExecutionPath
  ) async throws(FieldError) -> ResolvedValue {
    if group.name.utf8.starts(with: "__".utf8) || group.parentType.utf8.starts(with: "__".utf8) {
      return resolveIntrospection(group, of: object, arguments: arguments)
    }
    guard let resolver = request.schema.resolvers.resolver(of: group.name, on: group.parentType) else {
      return try defaultValue(of: group, of: object)
    }
    let input = ResolverInput(
      parent: object,
      arguments: arguments,
      parentType: group.parentType,
      fieldName: group.name,
      responsePath: path
    )
    do {
      return try await resolver(input)
    } catch {
      throw FieldError(error)
    }
  }

  /// Returns the parent's member with the field's name.
  private func defaultValue(of group: FieldGroup, of object: ResolvedValue) throws(FieldError) -> ResolvedValue {
    let coordinate = "\(group.parentType).\(group.name)"
    switch object {
    case .json(.object(let members)):
      return .json(members[group.name] ?? .null)
    case .fields(let fields):
      return fields[group.name] ?? .null
    case .object(let object, type: _):
      let parent = "whose parent is a Swift value (\(Swift.type(of: object)))"
      throw FieldError("There is no resolver for \"\(coordinate)\", \(parent). Add Resolver(\"\(coordinate)\").")
    case .json(.null):
      return .null
    case .json, .list, .failure:
      let parent = "whose parent is no object but \(inspect(object))"
      throw FieldError("There is no resolver for \"\(coordinate)\", \(parent). Add Resolver(\"\(coordinate)\").")
    }
  }
}
