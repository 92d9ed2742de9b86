import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLStore
import SeededRandomness

/// An operation with the values of its variables.
struct RandomOperation: CustomStringConvertible {
  /// The document that is executed, a query.
  var text: String
  /// The document with marks where the store finds objects.
  var markedText: String
  /// What precedes its selections.
  var head: String
  var variables: GraphQLJSONObject
  /// What the store is told that it is. It has another root object for each.
  var kind = OperationDefinition.Kind.query

  var sentText: String { text.replacing("query Q", with: "\(kind.rawValue) Q", maxReplacements: 1) }

  /// The text that the store reads, which tells the key fields.
  var storedText: String {
    let keys = keyFields.map { "\($0.key): \"\($0.value.joined(separator: " "))\"" }.joined(separator: ", ")
    let sent = markedText.replacing("query Q", with: "\(kind.rawValue) Q", maxReplacements: 1)
    let change = sent.count - markedText.count
    return sent.prefix(head.count + change) + " @__keyFields(\(keys))" + sent.dropFirst(head.count + change)
  }

  var description: String { "\(sentText) \(GraphQLJSONValue.object(variables))" }
}

extension StoreRequest {
  init(_ operation: RandomOperation, _ schema: Schema) {
    self.init(
      SentDocument(text: operation.storedText, operationName: "Q"),
      variables: Data(GraphQLJSONValue.object(operation.variables).description.utf8),
      conditions: { try! selectionConditions(of: operation.text, schema) }
    )
  }
}

extension RandomGraph {
  /// Returns the response of a server with the graph.
  func execute(_ operation: RandomOperation) async -> GraphQLJSONValue {
    await schema.execute(operation.text, operationName: "Q", variables: .object(operation.variables))
  }
}

/// Makes random operations over a schema. As in what is sent, each object's `__typename` is selected, and its `id`.
struct RandomOperations {
  let schema: Schema
  /// Whether some objects come without what identifies them.
  private let omitsIdentities: Bool
  private var random: SeededRandom
  private var aliases = 0
  private var fragments: [String] = []
  private var definitions: [String: String] = [:]
  private var values: [(String, GraphQLJSONValue)] = []
  private let defersParts: Bool
  private var labels = 0
  private var lists: Set<String> = []

  init(_ schema: Schema, omitsIdentities: Bool = false, seed: UInt64, defersParts: Bool = false) {
    (self.schema, self.omitsIdentities, self.defersParts) = (schema, omitsIdentities, defersParts)
    random = SeededRandom(seed: seed)
  }

  mutating func next() -> RandomOperation {
    (aliases, fragments, definitions, values, lists) = (0, [], [:], [], [])
    let depth = Int.random(in: 1...4, using: &random)
    let root = selectionSet(on: schema.rootType(for: .query)!.name, depth: depth)
    let header = definitions.sorted { $0.key < $1.key }.map { "$\($0.key): \($0.value)" }.joined(separator: ", ")
    let head = header.isEmpty ? "query Q" : "query Q(\(header))"
    let text = (["\(head) \(root)"] + fragments).joined(separator: "\n")
    return RandomOperation(
      text: text.replacing(/\ @__lookup\([^)]*\)/, with: ""),
      markedText: text,
      head: head,
      variables: GraphQLJSONObject(values),
      kind: chance(8) ? (chance(2) ? .mutation : .subscription) : .query
    )
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func selectionSet(on type: String, depth: Int) -> String {
    var selections = (0..<Int.random(in: 1...5, using: &random)).map { _ in selection(on: type, depth: depth) }
    if type != schema.rootType(for: .query)!.name { selections.insert("__typename", at: 0) }
    if omitsIdentities, chance(3) { return "{ \(selections.joined(separator: " ")) }" }
    for key in [keyField(of: type)] where schema.type(named: type)?.fields?[key] != nil {
      selections.append(chance(4) ? "key: \(key)" : key)
    }
    // As in what is sent, identities of objects of abstract types are no part of what is deferred.
    if defersParts, schema.type(named: type)?.fields?[keyField(of: type)] == nil {
      for possible in schema.possibleTypes(of: type) {
        let key = keyField(of: possible)
        guard schema.type(named: possible)?.fields?[key] != nil else { continue }
        selections.append("... on \(possible) { \(key) }")
      }
    }
    return "{ \(selections.joined(separator: " ")) }"
  }

  private func keyField(of type: String) -> String { keyFields[type]?[0] ?? "id" }

  private mutating func selection(on type: String, depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return (chance(2) ? "kind: " : "") + "__typename" + directives()
    case 1 where depth > 0:
      let condition = overlappingType(type)
      let index = fragments.count
      fragments.append("")
      let inner = selectionSet(on: condition, depth: depth - 1)
      fragments[index] = "fragment F\(index) on \(condition) \(inner)"
      return "...F\(index)" + directives() + deferral()
    case 2 where depth > 0:
      let condition = overlappingType(type)
      return "... on \(condition)\(directives())\(deferral()) \(selectionSet(on: condition, depth: depth - 1))"
    case 3 where depth > 0: return "...\(directives())\(deferral()) \(selectionSet(on: type, depth: depth - 1))"
    default: return field(on: type, depth: depth)
    }
  }

  private mutating func field(on type: String, depth: Int) -> String {
    let fields = schema.type(named: type)?.fields.map { Array($0.values) } ?? []
    let possible = fields.filter { depth > 0 || schema.type(named: $0.type.namedType.value)?.isLeaf == true }
    guard let field = possible.randomElement(using: &random) else { return "__typename" }
    // A list that two fields have would be streamed twice.
    if defersParts, case .list = field.type.nullable, !lists.insert(field.name.value).inserted { return "__typename" }
    let lookup = type == schema.rootType(for: .query)!.name ? TestLookup.of(field.name.value, schema) : nil
    var mark = ""
    let arguments = field.arguments.compactMap { argument -> String? in
      if let lookup, argument.name.value == lookup.argument {
        let value = keyValue(of: argument.type, lookup)
        mark = lookup.mark(value)
        return "\(argument.name.value): \(value)"
      }
      if !argument.isRequired, chance(2) { return nil }
      return "\(argument.name.value): \(value(of: argument.type, depth: 2))"
    }
    var text = field.name.value
    if !arguments.isEmpty { text += "(\(arguments.joined(separator: ", ")))" }
    text += mark + directives()
    if defersParts, case .list = field.type.nullable, chance(2) {
      text += " @stream(initialCount: \(Int.random(in: 0...2, using: &random)))"
    }
    if !arguments.isEmpty || chance(4) {
      aliases += 1
      text = "a\(aliases): \(text)"
    }
    let inner = field.type.namedType.value
    if schema.type(named: inner)?.isComposite == true { text += " " + selectionSet(on: inner, depth: depth - 1) }
    return text
  }

  /// Returns a literal or a variable with the keys of objects.
  private mutating func keyValue(of type: TypeReference, _ lookup: TestLookup) -> String {
    let keys = (0..<(lookup.isOfList ? Int.random(in: 0...3, using: &random) : 1)).map { _ in
      lookup.keys.randomElement(using: &random)!
    }
    let texts = keys.map { "\"\($0)\"" }
    let literal = lookup.isOfList ? "[\(texts.joined(separator: ", "))]" : texts[0]
    if chance(2) { return literal }
    let name = "v\(definitions.count)"
    definitions[name] = chance(4) ? "\(type) = \(literal)" : type.description
    if definitions[name] == type.description {
      values.append((name, lookup.isOfList ? .array(keys.map { .string($0) }) : .string(keys[0])))
    }
    return "$\(name)"
  }

  private mutating func directives() -> String {
    guard chance(6) else { return "" }
    let name = chance(2) ? "skip" : "include"
    if chance(2) { return " @\(name)(if: \(chance(2)))" }
    let variable = "b\(Int.random(in: 0..<3, using: &random))"
    if definitions[variable] == nil {
      let isDefault = chance(3)
      definitions[variable] = isDefault ? "Boolean! = \(chance(2))" : "Boolean!"
      if !isDefault { values.append((variable, .bool(chance(2)))) }
    }
    return " @\(name)(if: $\(variable))"
  }

  private mutating func deferral() -> String {
    guard defersParts, chance(2) else { return "" }
    labels += 1
    let condition = chance(4) ? ", if: \(chance(2))" : ""
    return " @defer(label: \"part\(labels)\"\(condition))"
  }

  private mutating func overlappingType(_ type: String) -> String {
    let types = schema.typeNames.filter { name in
      schema.type(named: name)?.isComposite == true && schema.doTypesOverlap(name, type)
    }
    return types.sorted().randomElement(using: &random) ?? type
  }

  /// Returns a literal or a variable.
  private mutating func value(of type: TypeReference, depth: Int) -> String {
    if chance(3) {
      let name = "v\(definitions.count)"
      if !type.isNonNull, chance(3) {
        definitions[name] = type.description
      } else if chance(4) {
        definitions[name] = "\(type) = \(literal(of: type, depth: depth, allowsVariables: false))"
      } else {
        definitions[name] = type.description
        values.append((name, json(of: type, depth: depth)))
      }
      return "$\(name)"
    }
    return literal(of: type, depth: depth, allowsVariables: true)
  }

  private mutating func literal(of type: TypeReference, depth: Int, allowsVariables: Bool) -> String {
    if !type.isNonNull, depth <= 0 || chance(6) { return "null" }
    switch type.nullable {
    case .list(let element, _):
      let elements = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        literal(of: element, depth: depth - 1, allowsVariables: allowsVariables)
      }
      return "[\(elements.joined(separator: ", "))]"
    case .nonNull(let wrapped, _): return literal(of: wrapped, depth: depth, allowsVariables: allowsVariables)
    case .named(let name):
      switch schema.type(named: name.value) {
      case .enum(let type): return type.values.keys.randomElement(using: &random)!
      case .inputObject(let type):
        var fields = type.fields.values.filter { field in field.isRequired || Bool.random(using: &random) }
        fields.shuffle(using: &random)
        let texts = fields.map { field in
          let text =
            allowsVariables
            ? value(of: field.type, depth: depth - 1)
            : literal(of: field.type, depth: depth - 1, allowsVariables: false)
          return "\(field.name.value): \(text)"
        }
        return "{\(texts.joined(separator: ", "))}"
      default: return scalar(name.value).description
      }
    }
  }

  private mutating func json(of type: TypeReference, depth: Int) -> GraphQLJSONValue {
    if !type.isNonNull, depth <= 0 || chance(6) { return .null }
    switch type.nullable {
    case .list(let element, _):
      return .array((0..<Int.random(in: 0...2, using: &random)).map { _ in json(of: element, depth: depth - 1) })
    case .nonNull(let wrapped, _): return json(of: wrapped, depth: depth)
    case .named(let name):
      switch schema.type(named: name.value) {
      case .enum(let type): return .string(type.values.keys.randomElement(using: &random)!)
      case .inputObject(let type):
        var fields = type.fields.values.filter { field in field.isRequired || Bool.random(using: &random) }
        fields.shuffle(using: &random)
        return .object(GraphQLJSONObject(fields.map { ($0.name.value, json(of: $0.type, depth: depth - 1)) }))
      default: return scalar(name.value)
      }
    }
  }

  private mutating func scalar(_ name: String) -> GraphQLJSONValue {
    switch name {
    case "Int": .int(Int.random(in: 0...2, using: &random))
    case "Float": .double(Double(Int.random(in: 0...4, using: &random)) / 2)
    case "Boolean": .bool(Bool.random(using: &random))
    default: .string(["", "a", "é\n\""].randomElement(using: &random)!)
    }
  }
}
