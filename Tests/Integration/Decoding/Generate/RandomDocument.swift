import GraphQLLanguage
import SeededRandomness

/// A document with `@required`, `@catch` and `@throwOnFieldError` at random places, the same for the same seed.
///
/// Each object selects a field once, so that no two selections disagree. The names of its definitions tell nothing.
struct RandomDocument {
  private let schema: Schema
  private var generator: SeededRandom
  private var fragments: [String: [String]] = [:]
  private(set) var text = ""

  init(of schema: Schema, seed: UInt64, operations: Int) {
    self.schema = schema
    generator = SeededRandom(seed: seed)
    let types = schema.typeNames.filter { fields(of: $0) != nil && !$0.hasPrefix("__") && $0 != "Query" }.sorted()
    for index in 0..<operations {
      for type in types {
        let name = "\(type)\(index)"
        text += "fragment \(name) on \(type)\(handling()) \(selectionSet(of: type, depth: 1, atLeast: 0))\n"
        fragments[type, default: []].append(name)
      }
      text += "query Q\(index)($a: Boolean!)\(handling()) \(selectionSet(of: "Query", depth: 0, atLeast: 0))\n"
    }
  }

  private func fields(of type: String) -> [FieldDefinition]? {
    switch schema.type(named: type) {
    case .object(let type)?: Array(type.fields.values)
    case .interface(let type)?: Array(type.fields.values)
    default: nil
    }
  }

  private mutating func handling() -> String {
    ["", "", "", " @catch", " @catch(to: NULL)", " @throwOnFieldError"].randomElement(using: &generator)!
  }

  /// - Parameter severity: The least severe action that fields may have, because the object itself is required.
  private mutating func selectionSet(of type: String, depth: Int, atLeast severity: Int) -> String {
    var selections: [String] = []
    for field in fields(of: type) ?? [] where Int.random(in: 0..<10, using: &generator) < 7 {
      let inner = field.type.namedType.value
      let isObject = fields(of: inner) != nil
      if isObject, depth > 3 { continue }
      var text = Bool.random(using: &generator) ? field.name.value : "\(field.name.value)2: \(field.name.value)"
      var innerSeverity = 0
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2:
        innerSeverity = Int.random(in: severity...2, using: &generator)
        let throwing = schema.throwingAction(of: field, on: type)
        text += " @required(action: \(["NONE", "LOG", throwing][innerSeverity]))"
      case 3: text += " @catch"
      case 4: text += " @catch(to: NULL)"
      default: break
      }
      if Int.random(in: 0..<10, using: &generator) == 0 { text += " @include(if: $a)" }
      if isObject { text += " " + selectionSet(of: inner, depth: depth + 1, atLeast: innerSeverity) }
      selections.append(text)
    }
    if depth < 3, Int.random(in: 0..<5, using: &generator) == 0 {
      let target = Bool.random(using: &generator) ? " @catch" : " @catch(to: NULL)"
      selections.append(
        "... @alias(as: \"part\")\(target) \(selectionSet(of: type, depth: depth + 2, atLeast: 0))"
      )
    }
    // Few, because fragments spread others in turn.
    if let fragment = fragments[type]?.suffix(3).randomElement(using: &generator),
      Int.random(in: 0..<4, using: &generator) == 0
    {
      selections.append("...\(fragment)")
    }
    // Every operation uses its variable.
    if depth == 0 { selections.append("switched: thing @include(if: $a) { title }") }
    if selections.isEmpty { selections = ["__typename"] }
    return "{ " + selections.shuffled(using: &generator).joined(separator: " ") + " }"
  }
}
