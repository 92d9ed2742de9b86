import SeededRandomness

/// A random schema whose names are hostile, the same for the same seed.
///
/// A field has one type wherever there is a field of its name, so that most selections can be merged.
struct HostileSchema {
  private(set) var sdl = ""
  private var random: SeededRandom
  private var fieldTexts: [String: String] = [:]
  private var leaves: [String] = []
  private var inputs: [String] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    write()
  }

  private mutating func write() {
    var names = NamePool(HostileNames.types, &random)
    let enums = take(1...2, &names)
    let scalars = take(1...2, &names)
    inputs = take(1...3, &names)
    let interfaces = take(1...3, &names)
    let objects = take(2...4, &names)
    let unions = take(1...2, &names)
    let (query, mutation) = (names.take(), names.take())
    leaves = ["Int", "Float", "String", "Boolean", "ID"] + enums + scalars
    let composites = interfaces + objects + unions
    sdl = "schema { query: \(query) mutation: \(mutation) }\n"
    sdl += "directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION\n"
    for name in enums {
      let values = random.some(1...6, of: HostileNames.values).map { $0 + (random.percent(10) ? " @deprecated" : "") }
      sdl += "enum \(name) { \(values.joined(separator: " ")) }\n"
    }
    for name in scalars { sdl += "scalar \(name)\n" }
    for name in inputs { write(input: name) }

    var fieldNames = NamePool(HostileNames.members, &random)
    let leafFields = (0..<8).map { _ in add(field: fieldNames.take(), of: leaves) }
    let linkedFields = (0..<5).map { _ in add(field: fieldNames.take(), of: composites) }
    fieldTexts["id"] = "id: \(random.one(of: ["ID!", "ID!", "ID", "String!"]))"

    var inherited: [String: [String]] = [:]
    var ancestors: [String: [String]] = [:]
    for (index, name) in interfaces.enumerated() {
      let parents = index > 0 && random.percent(40) ? [interfaces[index - 1]] : []
      ancestors[name] = parents + parents.flatMap { ancestors[$0]! }
      var fields = random.some(1...3, of: leafFields) + random.some(0...2, of: linkedFields)
      if random.percent(40) { fields.append("id") }
      inherited[name] = fields + ancestors[name]!.flatMap { inherited[$0]! }
      sdl += "interface \(name)\(clause(ancestors[name]!)) \(body(inherited[name]!))\n"
    }
    for name in objects {
      let chosen = random.some(0...interfaces.count, of: interfaces)
      let all = interfaces.filter { one in chosen.contains { $0 == one || ancestors[$0]!.contains(one) } }
      var fields = random.some(2...5, of: leafFields) + random.some(0...3, of: linkedFields)
      if random.percent(60) { fields.append("id") }
      sdl += "type \(name)\(clause(all)) \(body(fields + all.flatMap { inherited[$0]! }))\n"
    }
    for name in unions { sdl += "union \(name) = \(random.some(1...3, of: objects).joined(separator: " | "))\n" }
    // Everything can be reached.
    let roots = composites.map { add(field: fieldNames.take(), of: [$0]) }
    sdl += "type \(query) \(body(roots + random.some(1...4, of: leafFields)))\n"
    sdl += "type \(mutation) \(body(random.some(1...2, of: roots) + random.some(1...2, of: leafFields)))\n"
  }

  private mutating func take(_ count: ClosedRange<Int>, _ names: inout NamePool) -> [String] {
    (0..<Int.random(in: count, using: &random)).map { _ in names.take() }
  }

  private func clause(_ interfaces: [String]) -> String {
    interfaces.isEmpty ? "" : " implements " + interfaces.joined(separator: " & ")
  }

  private func body(_ fields: [String]) -> String {
    "{ " + Set(fields).sorted().map { fieldTexts[$0]! }.joined(separator: " ") + " }"
  }

  private mutating func add(field name: String, of types: [String]) -> String {
    var arguments: [String] = []
    if random.percent(20) {
      for argument in random.some(1...2, of: HostileNames.members) { arguments.append(inputValue(argument)) }
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let type = wrapped(random.one(of: types))
    let isMeaningful = !type.hasSuffix("!") && random.percent(10)
    fieldTexts[name] = "\(name)\(list): \(type)" + (isMeaningful ? " @semanticNonNull" : "")
    return name
  }

  private mutating func wrapped(_ type: String) -> String {
    let wrappers = ["%", "%", "%", "%!", "%!", "[%]", "[%!]!", "[%]!", "[%!]", "[[%]]", "[[%!]!]!", "[[%!]]!"]
    return random.one(of: wrappers).replacing("%", with: type)
  }

  private mutating func inputValue(_ name: String) -> String {
    let inner = random.one(of: leaves + inputs)
    var type = wrapped(inner)
    // An input object that must hold itself has no value.
    if inputs.contains(inner), type.hasSuffix("!") { type.removeLast() }
    return "\(name): \(type)" + (!type.hasSuffix("!") && random.percent(20) ? " = null" : "")
  }

  private mutating func write(input name: String) {
    let isOneOf = random.percent(25)
    let fields = random.some(1...5, of: HostileNames.members).enumerated().map { index, field in
      isOneOf ? "\(field): \(random.one(of: index == 0 ? leaves : leaves + inputs))" : inputValue(field)
    }
    sdl += "input \(name)\(isOneOf ? " @oneOf" : "") { \(fields.joined(separator: " ")) }\n"
  }
}
