import GraphQLLanguage
import InlineGraphQL
import SeededRandomness

/// A generator of random documents for a schema. The same seed gives the same documents.
struct RandomDocuments {
  let schema: Schema
  private var random: SeededRandom
  private var aliases = 0
  private var fragments: [String] = []
  private var variables: [String: (type: String, value: GraphQLJSONValue?)] = [:]

  init(schema: Schema, seed: UInt64) {
    self.schema = schema
    random = SeededRandom(seed: seed)
  }

  /// Returns a request with a query, its fragments and its variables.
  mutating func next(world: String) -> Request {
    aliases = 0
    fragments = []
    variables = [:]
    let depth = Int.random(in: 1...4, using: &random)
    let selectionSet = selectionSet(on: schema.rootType(for: .query)!.name, depth: depth)
    let definitions = variables.sorted { $0.key < $1.key }.map { "$\($0.key): \($0.value.type)" }
    let header = definitions.isEmpty ? "query Q" : "query Q(\(definitions.joined(separator: ", ")))"
    let given = variables.sorted { $0.key < $1.key }.compactMap { name, variable in variable.value.map { (name, $0) } }
    return Request(
      world: world,
      document: ([header + " " + selectionSet] + fragments).joined(separator: "\n"),
      variables: .object(GraphQLJSONObject(given))
    )
  }

  private mutating func selectionSet(on typeName: String, depth: Int) -> String {
    var selections = (0..<Int.random(in: 1...5, using: &random)).map { _ in selection(on: typeName, depth: depth) }
    if selections.allSatisfy({ $0.hasPrefix("...") }) { selections.append("__typename") }
    return "{ \(selections.joined(separator: " ")) }"
  }

  private mutating func selection(on typeName: String, depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return "__typename" + directives()
    case 1 where depth > 0:
      let condition = overlappingType(typeName)
      let name = "F\(fragments.count)"
      // Reserved before the selections, which may add fragments of their own.
      let index = fragments.count
      fragments.append("")
      fragments[index] = "fragment \(name) on \(condition) \(selectionSet(on: condition, depth: depth - 1))"
      return "...\(name)" + directives()
    case 2 where depth > 0:
      let condition = overlappingType(typeName)
      return "... on \(condition)\(directives()) \(selectionSet(on: condition, depth: depth - 1))"
    case 3 where depth > 0:
      return "...\(directives()) \(selectionSet(on: typeName, depth: depth - 1))"
    default:
      return field(on: typeName, depth: depth)
    }
  }

  private mutating func field(on typeName: String, depth: Int) -> String {
    let fields = schema.type(named: typeName)?.fields.map { Array($0.values) } ?? []
    let possible = fields.filter { depth > 0 || schema.type(named: $0.type.namedType.value)?.isLeaf == true }
    guard let field = possible.randomElement(using: &random) else { return "__typename" }
    let arguments = arguments(of: field)
    var text = field.name.value + arguments + directives()
    // Fields with the same response key need the same arguments and the same type everywhere.
    if !arguments.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      aliases += 1
      text = "a\(aliases): \(text)"
    }
    let type = field.type.namedType.value
    if schema.type(named: type)?.isComposite == true { text += " " + selectionSet(on: type, depth: depth - 1) }
    return text
  }

  private mutating func arguments(of field: FieldDefinition) -> String {
    let given = field.arguments.compactMap { argument -> String? in
      if !argument.isRequired, Bool.random(using: &random) { return nil }
      return "\(argument.name.value): \(argumentValue(argument))"
    }
    return given.isEmpty ? "" : "(\(given.joined(separator: ", ")))"
  }

  private mutating func argumentValue(_ argument: InputValueDefinition) -> String {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return literal(of: argument.type, depth: 2) }
    let name = "v\(variables.count)"
    let isOmitted = !argument.type.isNonNull && Int.random(in: 0..<3, using: &random) == 0
    variables[name] = (
      argument.type.description, isOmitted ? nil : json(of: argument.type, depth: 2)
    )
    return "$\(name)"
  }

  private mutating func directives() -> String {
    guard Int.random(in: 0..<6, using: &random) == 0 else { return "" }
    let name = Bool.random(using: &random) ? "skip" : "include"
    guard Bool.random(using: &random) else { return " @\(name)(if: \(Bool.random(using: &random)))" }
    let variable = "b\(Int.random(in: 0..<3, using: &random))"
    if variables[variable] == nil { variables[variable] = ("Boolean!", .bool(Bool.random(using: &random))) }
    return " @\(name)(if: $\(variable))"
  }

  /// Returns a type whose fragments may be spread on another type.
  private mutating func overlappingType(_ typeName: String) -> String {
    let types = schema.typeNames.filter { name in
      schema.type(named: name)?.isComposite == true && schema.doTypesOverlap(name, typeName)
    }
    return types.randomElement(using: &random) ?? typeName
  }

  private mutating func literal(of type: TypeReference, depth: Int) -> String {
    if !type.isNonNull, depth <= 0 || Int.random(in: 0..<6, using: &random) == 0 { return "null" }
    switch type.nullable {
    case .list(let element, _):
      let elements = (0..<Int.random(in: 0...2, using: &random)).map { _ in literal(of: element, depth: depth - 1) }
      return "[\(elements.joined(separator: ", "))]"
    case .nonNull(let wrapped, _):
      return literal(of: wrapped, depth: depth)
    case .named(let name):
      switch schema.type(named: name.value) {
      case .enum(let type):
        return type.values.keys.randomElement(using: &random)!
      case .inputObject(let type):
        let fields = inputFields(of: type).map { field in
          "\(field.name.value): \(literal(of: nonNull(field, type), depth: depth - 1))"
        }
        return "{\(fields.joined(separator: ", "))}"
      default:
        return scalar(name.value).description
      }
    }
  }

  private mutating func json(of type: TypeReference, depth: Int) -> GraphQLJSONValue {
    if !type.isNonNull, depth <= 0 || Int.random(in: 0..<6, using: &random) == 0 { return .null }
    switch type.nullable {
    case .list(let element, _):
      return .array((0..<Int.random(in: 0...2, using: &random)).map { _ in json(of: element, depth: depth - 1) })
    case .nonNull(let wrapped, _):
      return json(of: wrapped, depth: depth)
    case .named(let name):
      // Sometimes a value that is not of the type.
      if Int.random(in: 0..<20, using: &random) == 0 { return scalar("") }
      switch schema.type(named: name.value) {
      case .enum(let type):
        return .string(type.values.keys.randomElement(using: &random)!)
      case .inputObject(let type):
        return .object(
          GraphQLJSONObject(
            inputFields(of: type).map { ($0.name.value, json(of: nonNull($0, type), depth: depth - 1)) }
          )
        )
      default:
        return scalar(name.value)
      }
    }
  }

  private mutating func inputFields(of type: InputObjectType) -> [InputValueDefinition] {
    if type.isOneOf { return [type.fields.values.randomElement(using: &random)!] }
    return type.fields.values.filter { $0.isRequired || Bool.random(using: &random) }
  }

  /// Returns the type of an input field. The only field of a `@oneOf` value must not be null.
  private func nonNull(_ field: InputValueDefinition, _ type: InputObjectType) -> TypeReference {
    type.isOneOf ? .nonNull(field.type, range: .none) : field.type
  }

  private mutating func scalar(_ name: String) -> GraphQLJSONValue {
    switch name {
    case "Int": .int(Int.random(in: -100...100, using: &random))
    case "Float": .double(Double(Int.random(in: -100...100, using: &random)) / 8)
    case "Boolean": .bool(Bool.random(using: &random))
    case "String", "ID": .string(["", "a", "1000", "é😀\n\""].randomElement(using: &random)!)
    default: [1, 2.5, "x", true, [1, "y"]].randomElement(using: &random)!
    }
  }
}
