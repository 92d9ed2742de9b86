import GraphQLLanguage
import SeededRandomness

/// A random document with hostile names and all that the compiler knows, the same for the same seed.
///
/// Most are valid: a response key means one field with the same arguments everywhere, and has the same `@required`, `@catch`
/// and `@stream` everywhere.
struct HostileDocument {
  /// A definition, with what others need to know of it.
  struct Definition {
    var text: String
    var name: String
    var isOperation: Bool
  }

  private struct Fragment {
    var name: String
    var type: String
    /// The names of operations' variables that it reaches.
    var variables: Set<String>
    /// The Boolean argument, if it has one, and whether a spread must give it.
    var argument: (name: String, isRequired: Bool, isOfRelay: Bool)?
    var mayBeUnmasked: Bool
  }

  private let schema: Schema
  private var random: SeededRandom
  private(set) var definitions: [Definition] = []

  private var fragments: [Fragment] = []
  /// What response keys mean: a field with its arguments, and its directives.
  private var meanings: [String: (field: String, directives: String)] = [:]
  private var argumentsOfFields: [String: (text: String, variables: Set<String>)] = [:]
  private var variables: [String: String] = [:]
  private var booleans: [String]
  private var variableNames: NamePool

  // Of the current definition.
  private var used: Set<String> = []
  private var argument: String?
  private var budget = 0
  private var labels: NamePool
  private var handlesErrors = false

  // What the document has at all.
  private let action: String
  private let hasRequired, hasCatch, hasDefer: Bool

  init(of schema: Schema, seed: UInt64) {
    self.schema = schema
    random = SeededRandom(seed: seed)
    var names = NamePool(HostileNames.members.filter { $0 != "_" }, &random)
    booleans = [names.take(), names.take()]
    for name in booleans { variables[name] = "Boolean!" }
    variableNames = names
    labels = NamePool(HostileNames.members, &random)
    action = random.one(of: ["NONE", "LOG", "THROW"])
    (hasRequired, hasCatch, hasDefer) = (random.percent(35), random.percent(35), random.percent(35))
    write()
  }

  private mutating func write() {
    var names = NamePool(HostileNames.definitions, &random)
    let types = schema.typeNames.filter { schema.type(named: $0)?.isComposite == true && !$0.hasPrefix("__") }.sorted()
    for _ in 0..<Int.random(in: 2...4, using: &random) { add(fragmentNamed: names.take(), on: random.one(of: types)) }
    for _ in 0..<Int.random(in: 1...2, using: &random) { add(operationNamed: names.take()) }
  }

  private mutating func begin() {
    (used, argument, budget, handlesErrors) = ([], nil, 25, false)
    labels = NamePool(HostileNames.members, &random)
  }

  private mutating func add(fragmentNamed name: String, on type: String) {
    begin()
    var (header, directives) = ("fragment \(name)", "")
    var fragment = Fragment(name: name, type: type, variables: [], argument: nil, mayBeUnmasked: true)
    if random.percent(25) {
      let argument = variableNames.take()
      let (hasDefault, isOfRelay) = (random.percent(50), random.percent(50))
      fragment.argument = (argument, !hasDefault, isOfRelay)
      if isOfRelay {
        let type = hasDefault ? "\"Boolean\", defaultValue: true" : "\"Boolean!\""
        directives += " @argumentDefinitions(\(argument): {type: \(type)})"
      } else {
        header += "($\(argument): Boolean\(hasDefault ? " = false" : "!"))"
      }
      self.argument = argument
      fragment.mayBeUnmasked = false
    }
    let handling = errorHandling()
    if !handling.isEmpty { fragment.mayBeUnmasked = false }
    if random.percent(10) { directives += " @relay(plural: true)" }
    var selections = selectionSet(of: type, depth: 0)
    if let argument, !selections.contains("$\(argument))") {
      selections = "{ __typename @skip(if: $\(argument)) " + selections.dropFirst(2)
    }
    fragment.variables = used
    fragments.append(fragment)
    let text = "\(header) on \(type)\(directives)\(handling) \(selections)"
    definitions.append(Definition(text: text, name: name, isOperation: false))
  }

  private mutating func add(operationNamed name: String) {
    begin()
    let kind = random.percent(15) ? OperationDefinition.Kind.mutation : .query
    let handling = errorHandling()
    let selections = selectionSet(of: schema.rootTypeName(for: kind)!, depth: 0)
    let list = used.sorted().map { "$\($0): \(variables[$0]!)" }.joined(separator: ", ")
    let text = "\(kind.rawValue) \(name)\(list.isEmpty ? "" : "(\(list))")\(handling) \(selections)"
    definitions.append(Definition(text: text, name: name, isOperation: true))
  }

  private mutating func errorHandling() -> String {
    guard hasCatch, random.percent(30) else { return "" }
    return random.one(of: [" @catch", " @catch(to: NULL)", " @throwOnFieldError"])
  }

  // MARK: Selections

  /// - Parameter isAbstract: Whether it is in an inline fragment that may not match, so that no field can be required.
  private mutating func selectionSet(of type: String, depth: Int, isAbstract: Bool = false) -> String {
    var selections: [String] = []
    for _ in 0..<Int.random(in: 1...(depth == 0 ? 6 : 4), using: &random) where budget > 0 {
      budget -= 1
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<62: if let field = field(of: type, depth: depth, isAbstract: isAbstract) { selections.append(field) }
      case 62..<82: selections.append(inlineFragment(in: type, depth: depth, isAbstract: isAbstract))
      default: if let spread = spread(in: type) { selections.append(spread) }
      }
    }
    if selections.isEmpty { selections = [leaf(of: type) ?? "__typename"] }
    return "{ " + selections.joined(separator: " ") + " }"
  }

  private mutating func leaf(of type: String) -> String? {
    let fields = (schema.type(named: type)?.fields?.values).map(Array.init) ?? []
    let leaves = fields.filter { schema.type(named: $0.type.namedType.value)?.isLeaf == true }
    return leaves.randomElement(using: &random).flatMap { selection(of: $0, in: type, depth: 9) }
  }

  private mutating func field(of type: String, depth: Int, isAbstract: Bool) -> String? {
    let fields = (schema.type(named: type)?.fields?.values).map(Array.init) ?? []
    guard let field = fields.randomElement(using: &random), !random.percent(4) else {
      let key = random.one(of: HostileNames.members)
      guard random.percent(30), meanings[key] == nil else { return "__typename" }
      meanings[key] = ("__typename", "")
      return "\(key): __typename"
    }
    return selection(of: field, in: type, depth: depth, isAbstract: isAbstract)
  }

  private mutating func selection(
    of field: FieldDefinition,
    in type: String,
    depth: Int,
    isAbstract: Bool = true
  ) -> String? {
    let isLinked = schema.type(named: field.type.namedType.value)?.isComposite == true
    if isLinked, depth > 3 { return nil }
    var key = field.name.value
    if key != "id", random.percent(20) { key = random.one(of: HostileNames.members) }
    if let meaning = meanings[key], meaning.field != field.name.value { return nil }
    let directives = meanings[key]?.directives ?? self.directives(of: field, in: type, isAbstract: isAbstract)
    if isAbstract, directives.contains("@required") { return nil }
    if isMutation(type), directives.contains("@stream") { return nil }
    meanings[key] = (field.name.value, directives)
    var text = key == field.name.value ? key : "\(key): \(field.name.value)"
    text += arguments(of: field) + directives
    if !directives.contains("@required"), random.percent(8) { text += condition() }
    return isLinked ? text + " " + selectionSet(of: field.type.namedType.value, depth: depth + 1) : text
  }

  private mutating func directives(of field: FieldDefinition, in type: String, isAbstract: Bool) -> String {
    if hasRequired, !isAbstract, !field.type.isNonNull, random.percent(20) {
      return " @required(action: \(action == "THROW" ? schema.throwingAction(of: field, on: type) : action))"
    }
    if hasCatch, random.percent(15) { return random.one(of: [" @catch", " @catch(to: NULL)"]) }
    if hasDefer, !isMutation(type), case .list = field.type.nullable, random.percent(40) {
      return " @stream(initialCount: 1)"
    }
    return ""
  }

  /// Whether nothing can be put off in an object of the type.
  private func isMutation(_ type: String) -> Bool { schema.rootTypeName(for: .mutation) == type }

  private mutating func arguments(of field: FieldDefinition) -> String {
    if field.arguments.isEmpty { return "" }
    if argumentsOfFields[field.name.value] == nil {
      var (texts, names): ([String], Set<String>) = ([], [])
      for definition in field.arguments where definition.isRequired || random.percent(60) {
        let name = variableNames.take()
        let isNullable = !definition.type.isNonNull
        variables[name] = "\(definition.type)" + (isNullable && random.percent(20) ? " = null" : "")
        names.insert(name)
        texts.append("\(definition.name.value): $\(name)")
      }
      argumentsOfFields[field.name.value] = (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))", names)
    }
    let (text, names) = argumentsOfFields[field.name.value]!
    used.formUnion(names)
    return text
  }

  private mutating func condition() -> String {
    if let argument, random.percent(50) { return " @\(random.one(of: ["include", "skip"]))(if: $\(argument))" }
    let name = random.one(of: booleans)
    used.insert(name)
    return " @\(random.one(of: ["include", "include", "skip"]))(if: $\(name))"
  }

  private mutating func inlineFragment(in type: String, depth: Int, isAbstract: Bool) -> String {
    let others = schema.typeNames.filter { !$0.hasPrefix("__") && schema.type(named: $0)?.isComposite == true }
    let overlapping = others.filter { schema.doTypesOverlap($0, type) }.sorted()
    let condition = random.percent(65) ? random.one(of: overlapping) : nil
    let on = condition.map { " on \($0)" } ?? ""
    let directives = fragmentDirectives(ofSpread: false, in: type)
    let isAbstract =
      !directives.contains("@alias")
      && (isAbstract || directives.contains("@defer")
        || condition.map { schema.type(named: $0)?.isAbstract == true } ?? false)
    let selections = selectionSet(of: condition ?? type, depth: depth + 1, isAbstract: isAbstract)
    return "...\(on)\(directives) \(selections)"
  }

  private mutating func fragmentDirectives(ofSpread isSpread: Bool, in type: String) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: return condition()
    case 25..<45:
      let alias = " @alias(as: \"\(label())\")"
      return alias + (hasCatch && !isSpread && random.percent(25) ? " @catch" : random.percent(20) ? condition() : "")
    case 45..<55 where hasDefer && !isMutation(type):
      return " @defer(label: \"\(label())\"\(random.percent(20) ? ", if: \(boolean())" : ""))"
    default: return ""
    }
  }

  /// Returns a name for a fragment, which no field has.
  private mutating func label() -> String {
    var name = labels.take()
    while let meaning = meanings[name], !meaning.field.isEmpty { name = labels.take() }
    meanings[name] = ("", "")
    return name
  }

  private mutating func boolean() -> String {
    let name = random.one(of: booleans)
    used.insert(name)
    return "$" + name
  }

  private mutating func spread(in type: String) -> String? {
    guard let fragment = fragments.filter({ schema.doTypesOverlap($0.type, type) }).randomElement(using: &random) else {
      return nil
    }
    used.formUnion(fragment.variables)
    var text = "...\(fragment.name)"
    if let (name, isRequired, isOfRelay) = fragment.argument {
      // Copies with other arguments have names of their own.
      if isRequired || random.percent(50) {
        let value = boolean()
        text += isOfRelay ? " @arguments(\(name): \(value))" : "(\(name): \(value))"
      }
      return text + " @alias(as: \"\(label())\")"
    }
    if fragment.mayBeUnmasked, random.percent(35) {
      text += " @relay(mask: false)"
      return random.percent(70) ? text : text + fragmentDirectives(ofSpread: true, in: type)
    }
    return text + fragmentDirectives(ofSpread: true, in: type)
  }
}
