import GraphQLLanguage
import InlineGraphQL

/// A store without any care for time or memory, which asks the schema itself what a document means.
struct ObviousStore {
  /// What is known of a field.
  indirect enum Fact: Equatable {
    case leaf(GraphQLJSONValue)
    case null
    case object(String)
    case list([Fact])
  }

  let schema: Schema
  private(set) var facts: [String: [String: Fact]] = [:]
  private(set) var types: [String: String] = [:]
  private var identified: Set<String> = []

  init(_ schema: Schema) { self.schema = schema }

  /// Writes the data of a response.
  mutating func write(_ data: GraphQLJSONValue, to operation: ReadOperation) {
    types[operation.rootEntity] = schema.rootType(for: .query)!.name
    write(data, operation.root, as: operation.rootEntity, operation)
  }

  private mutating func write(
    _ object: GraphQLJSONValue,
    _ sets: [SelectionSet],
    as entity: String,
    _ operation: ReadOperation
  ) {
    guard case .object(let members) = object else { return }
    let selected = operation.collect(sets, on: types[entity]!, schema)
    // If a field has two aliases, the last of them counts.
    for (key, value) in members {
      guard let fields = selected.first(where: { $0.key == key })?.fields else { continue }
      let name = operation.fieldKey(fields[0])
      let inner = fields.compactMap(\.selectionSet)
      let known = facts[entity]?[name]
      facts[entity, default: [:]][name] = write(value, inner, at: "\(entity).\(name)", insteadOf: known, operation)
    }
  }

  private mutating func write(
    _ value: GraphQLJSONValue,
    _ sets: [SelectionSet],
    at place: String,
    insteadOf known: Fact?,
    _ operation: ReadOperation
  ) -> Fact {
    switch value {
    case .null: return .null
    case _ where sets.isEmpty: return .leaf(value)
    case .array(let elements):
      var before: [Fact] = []
      if case .list(let facts)? = known { before = facts }
      return .list(
        elements.enumerated().map { index, element in
          let known = before.indices.contains(index) ? before[index] : nil
          return write(element, sets, at: "\(place)[\(index)]", insteadOf: known, operation)
        }
      )
    default:
      guard case .string(let type)? = value["__typename"] else { return .null }
      var entity = place
      // Without identity it is taken for the identified object that is there.
      if case .object(let other)? = known, types[other] == type, identified.contains(other) {
        entity = other
      }
      for (key, fields) in operation.collect(sets, on: type, schema)
      where fields[0].name.value == keyFields[type]?[0] ?? "id" {
        guard case .string(let id)? = value[key] else { continue }
        entity = "\(type):\(id)"
        identified.insert(entity)
      }
      types[entity] = type
      facts[entity, default: [:]].merge([:]) { $1 }
      write(value, sets, as: entity, operation)
      return .object(entity)
    }
  }

  /// Forgets all facts that none of some operations selects, and all entities that none reaches.
  mutating func keep(_ operations: [ReadOperation]) {
    var kept: [String: [String: Fact]] = ["query": [:], "mutation": [:], "subscription": [:]]
    func visit(_ fact: Fact, _ sets: [SelectionSet], _ operation: ReadOperation) {
      switch fact {
      case .leaf, .null: break
      case .list(let elements): for element in elements { visit(element, sets, operation) }
      case .object(let entity): visit(entity, sets, operation)
      }
    }
    func visit(_ entity: String, _ sets: [SelectionSet], _ operation: ReadOperation) {
      kept[entity, default: [:]].merge([:]) { $1 }
      for (_, fields) in operation.collect(sets, on: types[entity] ?? "Query", schema) {
        let key = operation.fieldKey(fields[0])
        guard let fact = facts[entity]?[key] else {
          for case let found? in found(by: fields[0], of: entity, operation) ?? [] {
            visit(found, fields.compactMap(\.selectionSet), operation)
          }
          continue
        }
        kept[entity]![key] = fact
        visit(fact, fields.compactMap(\.selectionSet), operation)
      }
    }
    for operation in operations { visit(operation.rootEntity, operation.root, operation) }
    facts = kept
    types = types.filter { kept[$0.key] != nil }
  }

  /// Returns the places of an operation's response of which nothing is known.
  func missing(of operation: ReadOperation) -> [String] {
    missing(operation.root, of: operation.rootEntity, at: "", operation)
  }

  private func missing(
    _ sets: [SelectionSet],
    of entity: String,
    at path: String,
    _ operation: ReadOperation
  ) -> [String] {
    operation.collect(sets, on: types[entity] ?? "Query", schema).flatMap { key, fields in
      let path = path.isEmpty ? key : "\(path).\(key)"
      guard let fact = facts[entity]?[operation.fieldKey(fields[0])] else {
        guard let found = found(by: fields[0], of: entity, operation) else { return [path] }
        return found.enumerated().flatMap { index, found -> [String] in
          let path = TestLookup.of(fields[0].name.value, schema)!.isOfList ? "\(path)[\(index)]" : path
          return found.map { missing(fields.compactMap(\.selectionSet), of: $0, at: path, operation) } ?? [path]
        }
      }
      return missing(fact, fields.compactMap(\.selectionSet), at: path, operation)
    }
  }

  /// Returns the objects that a root field finds by its argument, of which nothing is known; `nil` if there are none.
  private func found(by field: Field, of entity: String, _ operation: ReadOperation) -> [String?]? {
    guard entity == operation.rootEntity, let lookup = TestLookup.of(field.name.value, schema),
      let value = operation.argument(lookup.argument, of: field)
    else { return nil }
    func object(_ key: GraphQLJSONValue) -> String? {
      guard case .string(let key) = key else { return nil }
      return lookup.types.map { "\($0):\(key)" }.first { types[$0] != nil }
    }
    guard case .array(let keys) = value else { return object(value).map { [$0] } }
    let found = keys.map(object)
    return found.isEmpty || found.contains { $0 != nil } ? found : nil
  }

  private func missing(
    _ fact: Fact,
    _ sets: [SelectionSet],
    at path: String,
    _ operation: ReadOperation
  ) -> [String] {
    switch fact {
    case .leaf, .null: []
    case .list(let elements):
      elements.enumerated().flatMap { missing($1, sets, at: "\(path)[\($0)]", operation) }
    case .object(let entity): missing(sets, of: entity, at: path, operation)
    }
  }
}

/// A parsed operation with the values of its variables.
struct ReadOperation {
  let variables: GraphQLJSONObject
  let root: [SelectionSet]
  /// The root object, as the store knows it.
  let rootEntity: String
  private var fragments: [String: FragmentDefinition] = [:]

  init(_ operation: RandomOperation) throws {
    rootEntity = operation.kind.rawValue
    let document = try Document(parsing: Source(operation.text))
    var values = operation.variables
    var root: [SelectionSet] = []
    for definition in document.definitions {
      switch definition {
      case .fragment(let fragment): fragments[fragment.name.value] = fragment
      case .operation(let operation):
        root = [operation.selectionSet]
        for variable in operation.variables where values[variable.name.value] == nil {
          if let value = variable.defaultValue { values[variable.name.value] = Self.value(value, [:]) }
        }
      default: break
      }
    }
    (self.root, variables) = (root, values)
  }

  /// Groups the fields of an object by their response keys, as the specification says.
  func collect(_ sets: [SelectionSet], on type: String, _ schema: Schema) -> [(key: String, fields: [Field])] {
    var grouped: [(key: String, fields: [Field])] = []
    func collect(_ set: SelectionSet) {
      for selection in set.selections {
        switch selection {
        case .field(let field) where includes(field.directives):
          if let index = grouped.firstIndex(where: { $0.key == field.responseKey.value }) {
            grouped[index].fields.append(field)
          } else {
            grouped.append((field.responseKey.value, [field]))
          }
        case .inlineFragment(let fragment) where includes(fragment.directives):
          if fragment.typeCondition.map({ schema.possibleTypes(of: $0.value).contains(type) }) ?? true {
            collect(fragment.selectionSet)
          }
        case .fragmentSpread(let spread) where includes(spread.directives):
          guard let fragment = fragments[spread.name.value] else { continue }
          if schema.possibleTypes(of: fragment.typeCondition.value).contains(type) { collect(fragment.selectionSet) }
        default: break
        }
      }
    }
    for set in sets { collect(set) }
    return grouped
  }

  /// Returns the value of a field's argument; `nil` if it has none.
  func argument(_ name: String, of field: Field) -> GraphQLJSONValue? {
    field.arguments.first { $0.name.value == name }.flatMap { Self.value($0.value, variables) }
  }

  /// Returns a field's name with the values of its arguments.
  func fieldKey(_ field: Field) -> String {
    let arguments = field.arguments.compactMap { argument in
      Self.value(argument.value, variables).map { (argument.name.value, $0) }
    }
    return "\(field.name.value)\(sorted(.object(GraphQLJSONObject(arguments))))"
  }

  private func includes(_ directives: [Directive]) -> Bool {
    directives.allSatisfy { directive in
      guard let value = directive.arguments.first.flatMap({ Self.value($0.value, variables) }) else { return true }
      return value == .bool(directive.name.value == "include")
    }
  }

  private static func value(_ value: Value, _ variables: GraphQLJSONObject) -> GraphQLJSONValue? {
    switch value.kind {
    case .variable(let name): variables[name]
    case .int(let text): .int(Int(text)!)
    case .float(let text): number(Double(text)!)
    case .string(let text): .string(text.value)
    case .boolean(let value): .bool(value)
    case .null: .null
    case .enum(let name): .string(name)
    case .list(let elements): .array(elements.map { Self.value($0, variables) ?? .null })
    case .object(let fields):
      .object(
        GraphQLJSONObject(
          fields.compactMap { field in Self.value(field.value, variables).map { (field.name.value, $0) } }
        )
      )
    }
  }
}

private func number(_ value: Double) -> GraphQLJSONValue { Int(exactly: value).map { .int($0) } ?? .double(value) }
