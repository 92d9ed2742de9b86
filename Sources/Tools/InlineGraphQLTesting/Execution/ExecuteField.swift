import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Executes the fields of an object one after another: `ExecuteCollectedFields` of section 6.3.
  func executeFields(
    _ fields: SelectedFields,
    of object: ResolvedValue,
    on objectType: ObjectType,
    path: ExecutionPath?
  ) async throws(FieldError) -> GraphQLJSONValue {
    var members: [(String, GraphQLJSONValue)] = []
    members.reserveCapacity(fields.fieldSets.count)
    for fieldSet in fields.fieldSets {
      let path = ExecutionPath(path, .key(fieldSet.responseKey))
      members.append((fieldSet.responseKey, try await executeField(fieldSet, of: object, on: objectType, path: path)))
    }
    for fragment in fields.deferred { laterParts.append(.fragment(fragment, of: object, on: objectType, path: path)) }
    return .object(GraphQLJSONObject(members))
  }

  /// Executes one field: `ExecuteField` of section 6.4.
  private func executeField(
    _ fieldSet: FieldSet,
    of object: ResolvedValue,
    on objectType: ObjectType,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    try await nullIfFailed(fieldSet, type: fieldSet.definition.type, path: path) { () throws(FieldError) in
      let field = fieldSet.fields[0]
      let arguments = try coerceArgumentValues(fieldSet.definition.arguments, field.arguments, of: field.range)
      let value = try await resolveFieldValue(fieldSet, of: object, arguments: arguments, path: path)
      return try await completeValue(value, as: fieldSet.definition.type, fieldSet, path: path)
    }
  }

  /// Executes a field or an element of a list. If that fails, reports the error and returns null if the type is nullable,
  /// else throws the error to the parent (section 6.4.4).
  func nullIfFailed(
    _ fieldSet: FieldSet,
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
      let error = error.located(at: fieldSet.ranges, path)
      if type.isNonNull { throw error }
      errors.append(error)
      return .null
    }
  }
}
