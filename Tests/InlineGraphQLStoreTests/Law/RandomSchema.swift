import SeededRandomness

/// Makes a random schema of every kind of type. Its objects are identified by `id`, or by their places.
struct RandomSchema {
  private var random: SeededRandom
  private let objects: [String]
  private let interfaces: [String]
  private let unions: [String]
  private let enums: [String]
  private let inputs: [String]
  private(set) var sdl = "scalar Any\n"

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func names(_ prefix: String, _ range: ClosedRange<Int>) -> [String] {
      (0..<Int.random(in: range, using: &random)).map { "\(prefix)\($0)" }
    }
    (objects, interfaces, unions) = (names("O", 2...6), names("I", 0...3), names("U", 0...2))
    (enums, inputs) = (names("E", 1...2), names("In", 1...3))
    self.random = random
    add()
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func add() {
    for name in enums { sdl += "enum \(name) { \(name)_A \(name)_B \(name)_C }\n" }
    for (index, name) in inputs.enumerated() { sdl += "input \(name) { \(inputFields(upTo: index)) }\n" }
    var fields: [String: String] = [:]
    for name in interfaces {
      fields[name] = outputFields("\(name.lowercased())", 1...2)
      sdl += "interface \(name) { \(fields[name]!) }\n"
    }
    for name in objects {
      let implemented = interfaces.filter { _ in chance(2) }
      let header = implemented.isEmpty ? "" : " implements " + implemented.joined(separator: " & ")
      let inherited = implemented.map { fields[$0]! }.joined(separator: ", ")
      let id = chance(3) ? "" : "id: ID!, "
      let own = outputFields("f", 2...5)
      sdl += "type \(name)\(header) { \(id)\(own)\(inherited.isEmpty ? "" : ", ")\(inherited) }\n"
    }
    for name in unions {
      let members = objects.filter { _ in chance(2) }
      sdl += "union \(name) = \((members.isEmpty ? [objects[0]] : members).joined(separator: " | "))\n"
    }
    // An interface without objects would have no values.
    for name in interfaces where !sdl.contains("implements \(name)") && !sdl.contains("& \(name)") {
      sdl += "type Only\(name) implements \(name) { \(fields[name]!) }\n"
    }
    sdl += "type Query { \(outputFields("q", 3...6)) }\n"
  }

  private mutating func outputFields(_ prefix: String, _ range: ClosedRange<Int>) -> String {
    (0..<Int.random(in: range, using: &random)).map { index in
      let arguments = (0..<max(0, Int.random(in: -3...2, using: &random))).map {
        "a\($0): \(inputType(upTo: inputs.count))"
      }
      let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "\(prefix)\(index)\(list): \(outputType())"
    }.joined(separator: ", ")
  }

  private mutating func outputType() -> String {
    let leaves = ["Int", "Float", "String", "Boolean", "ID", "Any"] + enums
    let name =
      chance(2) ? leaves.randomElement(using: &random)! : (objects + interfaces + unions).randomElement(using: &random)!
    return wrapped(name)
  }

  private mutating func inputFields(upTo count: Int) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { index in
      let value = chance(4) ? "i\(index): Int = \(index)" : "i\(index): \(inputType(upTo: count))"
      return value
    }.joined(separator: ", ")
  }

  private mutating func inputType(upTo count: Int) -> String {
    wrapped((["Int", "Float", "String", "Boolean"] + enums + inputs.prefix(count)).randomElement(using: &random)!)
  }

  private mutating func wrapped(_ name: String) -> String {
    var type = name
    for _ in 0..<max(0, Int.random(in: -3...2, using: &random)) { type = "[\(type)\(chance(3) ? "!" : "")]" }
    return chance(4) ? type + "!" : type
  }
}
