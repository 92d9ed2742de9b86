import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

/// Makes the sample of one operation or fragment.
struct SampleGeneration {
  /// A response position.
  struct ResponsePosition {
    var path: [JSONPath.Component] = []
    var seed: SampleSeed
    /// The position in a list, by which elements differ in their types.
    var element = (list: SampleSeed?.none, index: 0)
    var override: SampleOverride?
  }

  let execution: Execution
  let values: SampleValues
  /// The custom scalars of the values that were chosen here.
  private(set) var customScalars: [JSONPath: CustomScalar] = [:]
  private var valueCount = 0

  struct CustomScalar {
    let name: String
    let candidates: Int
  }

  init(_ request: ExecutableRequest, _ values: SampleValues) {
    execution = Execution(request)
    self.values = values
  }

  private var schema: Schema { execution.schema }

  /// Returns the object of the operation, whose selection set is on a type.
  mutating func object(on typeName: String, _ override: SampleOverride) throws -> GraphQLJSONValue {
    let selectionSet = execution.request.operation.selectionSet
    let position = ResponsePosition(seed: values.root(typeName), override: override)
    return try object(on: typeName, position) { [execution] type throws(FieldError) in
      try execution.collectFields(of: [selectionSet], on: type).fieldSets
    }
  }

  /// Returns the value of a field or of a list's element.
  private mutating func value(_ field: FieldSet, as type: TypeReference, _ position: ResponsePosition) throws
    -> GraphQLJSONValue
  {
    if case .nonNull(let type, _) = type {
      if position.override?.value == .null {
        throw SampleDataError("\"\(position.name)\" cannot be null, because its type is \"\(type)!\".")
      }
      return try present(field, as: type, position)
    }
    guard let override = position.override else {
      return values.isNull(position.seed) ? .null : try present(field, as: type, position)
    }
    guard override.value == .null else { return try present(field, as: type, position) }
    if let inside = override.inside.keys.min() {
      throw SampleDataError("\"\(position.name)\" is null, so it has no \"\(inside)\".")
    }
    return .null
  }

  /// Returns a value that is not null.
  private mutating func present(_ field: FieldSet, as type: TypeReference, _ position: ResponsePosition) throws
    -> GraphQLJSONValue
  {
    if case .list(let element, _) = type { return try list(field, of: element, position) }
    if field.namedType?.isComposite == true {
      return try object(on: type.namedType.value, position) { [execution] type throws(FieldError) in
        try execution.collectSubfields(of: field, on: type).fieldSets
      }
    }
    if position.override?.value != nil || position.override?.inside.isEmpty == false {
      return try leaf(field, position)
    }
    if case .scalar(let type)? = field.namedType, !type.isBuiltIn {
      let candidates = samplesOfCustomScalar(type.name, field, position.seed).count
      customScalars[JSONPath(position.path)] = CustomScalar(name: type.name, candidates: candidates)
    }
    return values.leaf(field, position.seed)
  }

  /// Returns the value that the caller gives for a field without subfields.
  private func leaf(_ field: FieldSet, _ position: ResponsePosition) throws -> GraphQLJSONValue {
    let value = position.override?.value
    switch field.namedType {
    case .enum(let type):
      try checkNothing(isInside: position, of: "an enum")
      guard case .string(let name)? = value, type.values[name]?.name.value.hasSameBytes(as: name) == true else {
        let name = value.map(inspect) ?? ""
        let given = value?.string ?? name
        throw SampleDataError(
          "\"\(position.name)\" cannot be \(name), which is no value of the enum \"\(type.name)\"."
            + didYouMean(suggestions(for: given, from: type.values.keys))
            + " Its values are \(listed(type.values.keys))."
        )
      }
      return .string(name)
    case .scalar(let type):
      guard type.isBuiltIn, let value else {
        if value == nil { try checkNothing(isInside: position, of: "a value of the scalar \"\(type.name)\"") }
        return value ?? .null
      }
      try checkNothing(isInside: position, of: "a value of the scalar \"\(type.name)\"")
      switch coerceScalar(value, to: type.name) {
      case .success(let value): return value
      case .failure(let problem): throw SampleDataError("\"\(position.name)\" has a wrong value: \(problem.message).")
      }
    default:
      return .null
    }
  }

  private func checkNothing(isInside position: ResponsePosition, of what: String) throws {
    guard let inside = position.override?.inside.keys.min() else { return }
    throw SampleDataError(
      "There is no \"\(position.name).\(inside)\": \"\(position.name)\" is \(what) and has no fields."
    )
  }

  private mutating func list(_ field: FieldSet, of element: TypeReference, _ position: ResponsePosition) throws
    -> GraphQLJSONValue
  {
    if let value = position.override?.value {
      guard case .array = value else {
        throw SampleDataError("\"\(position.name)\" is a list. Give an array, or \"\(position.name).length\".")
      }
    }
    var given = position.override?.opened() ?? [:]
    let length = try length(given.removeValue(forKey: "length"), of: position, given)
    try count(length)
    return .array(
      try (0..<length).map { index in
        let inner = ResponsePosition(
          path: position.path + [.index(index)],
          seed: position.seed.appending(index),
          element: (position.seed, index),
          override: given["\(index)"]
        )
        return try value(field, as: element, inner)
      }
    )
  }

  private mutating func count(_ values: Int) throws {
    valueCount += values
    if valueCount > Execution.maximumValues {
      throw SampleDataError(
        "The sample would have more than \(Execution.maximumValues) values. Give SampleData a smaller listLength."
      )
    }
  }

  /// Returns the length of a list, which has every element for which something is given.
  private func length(
    _ override: SampleOverride?,
    of position: ResponsePosition,
    _ given: [String: SampleOverride]
  ) throws -> Int {
    var length = values.listLength
    var isGiven = false
    if case .array(let elements)? = position.override?.value { (length, isGiven) = (elements.count, true) }
    if let override {
      guard case .int(let count)? = override.value, count >= 0, override.inside.isEmpty else {
        throw SampleDataError("\"\(position.name).length\" is the length of the list: give an integer of at least 0.")
      }
      (length, isGiven) = (count, true)
    }
    for key in given.keys.sorted(by: { naturalOrder($0, $1) < 0 }) {
      guard let index = Int(key), "\(index)" == key, index >= 0 else {
        throw missing(key, in: position, "a list", ["length", "0"], advice: " Elements are written by their index.")
      }
      if index >= length {
        guard !isGiven else {
          throw SampleDataError(
            "There is no \"\(position.member(key))\": \"\(position.name)\" has the length \(length)."
          )
        }
        length = index + 1
      }
    }
    return length
  }

  /// Returns an object.
  ///
  /// - Parameter fields: Returns what is selected on an object of a type.
  private mutating func object(
    on typeName: String,
    _ position: ResponsePosition,
    fields: (_ type: String) throws(FieldError) -> [FieldSet]
  ) throws -> GraphQLJSONValue {
    if let value = position.override?.value {
      guard case .object = value else {
        throw SampleDataError("\"\(position.name)\" is an object. Give an object or null, not \(inspect(value)).")
      }
    }
    let given = position.override?.opened() ?? [:]
    let type = try objectType(of: typeName, position, given, fields: fields)
    var members: [(String, GraphQLJSONValue)] = []
    for field in try fields(type) {
      let key = field.responseKey
      if field.name == "__typename" {
        if key != "__typename", given[key] != nil {
          throw SampleDataError("\"\(position.member(key))\" is the type. Give \"\(position.member("__typename"))\".")
        }
        members.append((key, .string(type)))
        continue
      }
      let inner = ResponsePosition(
        path: position.path + [.key(key)],
        seed: position.seed.appending(execution.storageKey(of: field)),
        override: given[key]
      )
      try count(1)
      // A null that the caller gives stands for an error of the service; others would have no meaning.
      let fieldType =
        given[key] == nil ? schema.semanticType(of: field.definition, on: type) : field.definition.type
      members.append((key, try value(field, as: fieldType, inner)))
    }
    return .object(GraphQLJSONObject(members))
  }

  /// Returns the type of an object, on which everything is selected that the caller gives for it.
  private func objectType(
    of typeName: String,
    _ position: ResponsePosition,
    _ given: [String: SampleOverride],
    fields: (_ type: String) throws(FieldError) -> [FieldSet]
  ) throws -> String {
    var types = schema.objectTypes(of: typeName)
    if let override = given["__typename"] {
      guard case .string(let name)? = override.value, types.contains(name) else {
        let name = override.value.map(inspect) ?? "an object"
        let given = override.value?.string ?? name
        throw SampleDataError(
          "\"\(position.member("__typename"))\" cannot be \(name), which is no possible type of \"\(typeName)\"."
            + didYouMean(suggestions(for: given, from: types)) + " Possible types are \(listed(types))."
        )
      }
      types = [name]
    }
    var suitable: [String] = []
    var all: [String] = []
    for type in types {
      let keys = try fields(type).map(\.responseKey)
      let wanted = given.keys.filter { $0 != "__typename" }
      if wanted.allSatisfy(keys.contains) { suitable.append(type) }
      for key in keys where !all.contains(key) { all.append(key) }
    }
    if suitable.isEmpty {
      let wanted = given.keys.filter { $0 != "__typename" }.sorted()
      if let key = wanted.first(where: { !all.contains($0) }) {
        throw missing(key, in: position, types.count == 1 ? "of type \"\(types[0])\"" : "a \"\(typeName)\"", all)
      }
      if types.isEmpty {
        throw SampleDataError("\"\(position.name)\" has no value: \"\(typeName)\" has no possible types.")
      }
      throw SampleDataError("No possible type of \"\(position.name)\" has all of \(listed(wanted)).")
    }
    return (position.element.list ?? position.seed).choice(of: suitable, at: position.element.index)
  }

  private func missing(
    _ key: String,
    in position: ResponsePosition,
    _ what: String,
    _ keys: [String],
    advice: String = ""
  ) -> SampleDataError {
    let object = position.path.isEmpty ? "The data" : "\"\(position.name)\", \(what),"
    return SampleDataError(
      "There is no \"\(position.member(key))\"." + didYouMean(suggestions(for: key, from: keys))
        + " \(object) has \(listed(keys)).\(advice)"
    )
  }
}

extension SampleGeneration.ResponsePosition {
  /// The path as the caller writes it.
  var name: String {
    path.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }.joined(separator: ".")
  }

  /// Returns the path of a member or an element.
  func member(_ key: String) -> String { path.isEmpty ? key : "\(name).\(key)" }
}

extension Schema {
  /// Returns the types that an object of a type may have.
  func objectTypes(of typeName: String) -> [String] {
    if case .object? = type(named: typeName) { [typeName] } else { possibleTypes(of: typeName).elements }
  }
}

/// Returns names as errors list them, at most 20.
private func listed(_ names: some Collection<String>) -> String {
  let rest = names.count - 20
  return names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}
