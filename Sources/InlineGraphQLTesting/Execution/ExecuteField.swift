import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Executes the fields of an object one after another: `ExecuteGroupedFieldSet` of section 6.3.
  func executeFields(
    _ fields: SelectedFields,
    of object: ResolvedValue,
    on objectType: ObjectType,
    path: ExecutionPath?
  ) async throws(FieldError) -> GraphQLJSONValue {
    var members: [(String, GraphQLJSONValue)] = []
    members.reserveCapacity(fields.groups.count)
    for group in fields.groups {
      let path = ExecutionPath(path, .key(group.responseKey))
      members.append((group.responseKey, try await executeField(group, of: object, on: objectType, path: path)))
    }
    for fragment in fields.deferred { laterParts.append(.fragment(fragment, of: object, on: objectType, path: path)) }
    return .object(GraphQLJSONObject(members))
  }

  /// Executes one field: `ExecuteField` of section 6.4.
  private func executeField(
    _ group: FieldGroup,
    of object: ResolvedValue,
    on objectType: ObjectType,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    try await nullIfFailed(group, type: group.definition.type, path: path) { () throws(FieldError) in
      let field = group.fields[0]
      let arguments = try coerceArgumentValues(group.definition.arguments, field.arguments, of: field.range)
      let value = try await resolveFieldValue(group, of: object, arguments: arguments, path: path)
      return try await completeValue(value, as: group.definition.type, group, path: path)
    }
  }

  /// Executes a field or an element of a list. If that fails, reports the error and returns null if the type is nullable,
  /// else throws the error to the parent (section 6.4.4).
  func nullIfFailed(
    _ group: FieldGroup,
    type: TypeReference,
    path: ExecutionPath,
    _ execute: () async throws(FieldError) -> GraphQLJSONValue
  ) async throws(FieldError) -> GraphQLJSONValue {
    guard countValue() else { return .null }
    let count = laterParts.count
    do {
      return try await execute()
    } catch {
      // There is no object or list any more that later parts could be put into.
      laterParts.removeLast(laterParts.count - count)
      let error = error.located(at: group.ranges, path)
      if type.isNonNull { throw error }
      errors.append(error)
      return .null
    }
  }
}
