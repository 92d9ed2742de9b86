import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Converts a resolved value to the field's type: `CompleteValue` of section 6.4.3.
  func completeValue(
    _ value: ResolvedValue,
    as type: TypeReference,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    if case .failure(let error) = value { throw FieldError(error) }
    switch type {
    case .nonNull(let wrapped, _):
      let completed = try await completeValue(value, as: wrapped, fieldSet, path: path)
      if completed == .null {
        throw FieldError("Cannot return null for non-nullable field \(fieldSet.parentType).\(fieldSet.name).")
      }
      return completed
    case .list(let element, _):
      if case .json(.null) = value { return .null }
      return try await completeList(value, of: element, fieldSet, path: path)
    case .named(let name):
      if case .json(.null) = value { return .null }
      switch fieldSet.namedType {
      case .scalar(let type):
        return try completeScalar(value, as: type)
      case .enum(let type):
        return try completeEnum(value, as: type)
      case .object(let type):
        if let typeName = value.typeName, typeName != type.name {
          throw FieldError("Expected value of type \"\(type.name)\" but got: \(inspect(value)).")
        }
        return try await completeObject(value, as: type, fieldSet, path: path)
      case .interface, .union:
        let type = try await resolveAbstractType(name.value, of: value, fieldSet, path: path)
        return try await completeObject(value, as: type, fieldSet, path: path)
      case .inputObject, nil:
        throw FieldError(
          "\"\(name.value)\" is no type that the field \"\(fieldSet.parentType).\(fieldSet.name)\" can have."
        )
      }
    }
  }

  private func completeList(
    _ value: ResolvedValue,
    of elementType: TypeReference,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    let elements: [ResolvedValue]
    switch value {
    case .list(let list): elements = list
    case .json(.array(let list)): elements = list.map { .json($0) }
    default:
      let field = "\(fieldSet.parentType).\(fieldSet.name)"
      throw FieldError("Expected Iterable, but did not find one for field \"\(field)\".")
    }
    let first = try stream(elements, of: elementType, fieldSet, path: path)
    var completed: [GraphQLJSONValue] = []
    completed.reserveCapacity(first.count)
    for (index, element) in first.enumerated() {
      let path = ExecutionPath(path, .index(index))
      completed.append(try await completeElement(element, as: elementType, fieldSet, path: path))
    }
    return .array(completed)
  }

  /// Completes an element of a list.
  func completeElement(
    _ element: ResolvedValue,
    as type: TypeReference,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    try await nullIfFailed(fieldSet, type: type, path: path) { () throws(FieldError) in
      try await completeValue(element, as: type, fieldSet, path: path)
    }
  }

  private func completeScalar(_ value: ResolvedValue, as type: ScalarType) throws(FieldError) -> GraphQLJSONValue {
    guard let json = value.json else {
      throw FieldError("\(type.name) cannot represent value: \(inspect(value))")
    }
    switch serializeScalar(json, as: type.name) {
    case .success(let value): return value
    case .failure(let problem): throw FieldError(problem.message)
    }
  }

  private func completeEnum(_ value: ResolvedValue, as type: EnumType) throws(FieldError) -> GraphQLJSONValue {
    guard case .string(let name)? = value.json, type.values[name] != nil else {
      throw FieldError("Enum \"\(type.name)\" cannot represent value: \(inspect(value))")
    }
    return .string(name)
  }

  private func completeObject(
    _ value: ResolvedValue,
    as type: ObjectType,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> GraphQLJSONValue {
    guard path.depth < ExecutionPath.maximumDepth else {
      throw FieldError("The response is nested more than \(ExecutionPath.maximumDepth) levels deep.")
    }
    let fields = try collectSubfields(of: fieldSet, on: type.name)
    return try await executeFields(fields, of: value, on: type, path: path)
  }

  /// Returns the object type of a value whose field has an abstract type: `ResolveAbstractType` of section 6.4.3.
  private func resolveAbstractType(
    _ abstractType: String,
    of value: ResolvedValue,
    _ fieldSet: FieldSet,
    path: ExecutionPath
  ) async throws(FieldError) -> ObjectType {
    var resolved = value.typeName
    if let resolveType = request.schema.resolvers.types[abstractType] {
      do {
        resolved = try await resolveType(value) ?? resolved
      } catch {
        throw FieldError(error)
      }
    }
    if resolved == nil { resolved = try sampleType(of: abstractType, for: value, path: path) }
    guard let resolved else {
      throw FieldError(
        "Abstract type \"\(abstractType)\" must resolve to an Object type at runtime for field "
          + "\"\(fieldSet.parentType).\(fieldSet.name)\". Either the value should have a member \"__typename\" or there "
          + "should be a Resolver(typeOf: \"\(abstractType)\")."
      )
    }
    guard let type = schema.type(named: resolved) else {
      throw FieldError(
        "Abstract type \"\(abstractType)\" was resolved to a type \"\(resolved)\" that does not exist inside the schema."
      )
    }
    guard case .object(let objectType) = type else {
      throw FieldError("Abstract type \"\(abstractType)\" was resolved to a non-object type \"\(resolved)\".")
    }
    guard schema.possibleTypes(of: abstractType).contains(resolved) else {
      throw FieldError("Runtime Object type \"\(resolved)\" is not a possible type for \"\(abstractType)\".")
    }
    return objectType
  }
}
