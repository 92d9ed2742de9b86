import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

/// An object of sample data among resolved values. Its fields are samples, too.
private struct SampleObject: Sendable {
  let seed: SampleSeed
}

extension Execution {
  /// Returns the name and the arguments of a field. Fields of one object with the same key are the same field, whatever
  /// their response keys.
  func storageKey(of field: FieldSet) -> String {
    let arguments = try? coerceArgumentValues(
      field.definition.arguments,
      field.fields[0].arguments,
      of: field.ranges[0]
    )
    return storageKey(of: field, arguments ?? GraphQLJSONObject())
  }

  private func storageKey(of field: FieldSet, _ arguments: GraphQLJSONObject) -> String {
    arguments.isEmpty ? field.name : field.name + GraphQLJSONValue.object(arguments).description
  }

  /// Returns the sample of a field for which its parent has no value; `nil` if the schema has no samples.
  func sample(
    of field: FieldSet,
    in object: ResolvedValue,
    arguments: GraphQLJSONObject,
    path: ExecutionPath
  ) throws(FieldError) -> ResolvedValue? {
    guard let values = request.schema.samples, object.canHaveMembers else { return nil }
    let parent: SampleSeed
    if let object = object.object(as: SampleObject.self) {
      parent = object.seed
    } else {
      parent = try seed(at: path.parent, values)
    }
    let seed = parent.appending(storageKey(of: field, arguments))
    // Null has no meaning where only an error may be the reason for it.
    let type = schema.semanticType(of: field.definition, on: field.parentType)
    return sample(of: field, as: type, values, seed, at: seed, 0)
  }

  /// - Parameters:
  ///   - list: The seed of the list that has the value, or of the value itself.
  ///   - index: The value's index in that list, or 0.
  private func sample(
    of field: FieldSet,
    as type: TypeReference,
    _ values: SampleValues,
    _ seed: SampleSeed,
    at list: SampleSeed,
    _ index: Int
  ) -> ResolvedValue {
    if !type.isNonNull, values.isNull(seed) { return .null }
    if case .list(let element, _) = type.nullable {
      return .list(
        (0..<values.listLength).map { index in
          sample(of: field, as: element, values, seed.appending(index), at: seed, index)
        }
      )
    }
    guard field.namedType?.isComposite == true else { return .json(values.leaf(field, seed)) }
    let types = schema.objectTypes(of: type.namedType.value)
    if types.isEmpty { return .null }
    return .object(SampleObject(seed: seed), type: list.choice(of: types, at: index))
  }

  /// Returns an object type that has all fields of a value; `nil` if there is none or the schema has no samples.
  func sampleType(of abstractType: String, for value: ResolvedValue, path: ExecutionPath) throws(FieldError) -> String?
  {
    guard let values = request.schema.samples else { return nil }
    let fields: [String] =
      switch value {
      case .json(.object(let object)): object.keys
      case .fields(let fields): Array(fields.keys)
      default: []
      }
    let types = schema.objectTypes(of: abstractType).filter { type in
      fields.allSatisfy { schema.field(named: $0, on: type) != nil }
    }
    if types.isEmpty { return nil }
    guard case .index(let index) = path.element else { return try seed(at: path, values).choice(of: types) }
    return try seed(at: path.parent, values).choice(of: types, at: index)
  }

  private func seed(at path: ExecutionPath?, _ values: SampleValues) throws(FieldError) -> SampleSeed {
    var seed = values.root(try rootType().name)
    for element in path?.elements ?? [] {
      switch element {
      case .key(let name): seed = seed.appending(name)
      case .index(let index): seed = seed.appending(index)
      }
    }
    return seed
  }
}

extension ResolvedValue {
  /// Whether this is an object, of whatever kind.
  fileprivate var canHaveMembers: Bool {
    switch self {
    case .json(.object), .json(.null), .fields, .object: true
    case .json, .list, .failure: false
    }
  }
}
