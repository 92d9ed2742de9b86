/// The values of a fragment's arguments at a spread.
package struct FragmentArguments {
  /// The values by name, as GraphQL text; `nil` for an argument without a value.
  package private(set) var values: [String: String?] = [:]

  /// The suffix of the fragment's name. Equal values have the same suffix in every process.
  package private(set) var suffix = ""

  /// Creates the arguments of a fragment that takes none.
  package init() {}

  /// Creates arguments from the values of a spread and, for the others, the default values.
  package init(_ given: [String: String], for definitions: [FragmentArgument]) {
    if definitions.isEmpty { return }
    // FNV-1a over the values in the order of their definitions.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for definition in definitions {
      let value = given[definition.name] ?? definition.defaultValue
      values.updateValue(value, forKey: definition.name)
      for byte in "\(definition.name):\(value ?? "")\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    suffix = "_" + String(hash, radix: 36)
  }

  /// Whether the text of the fragment has nothing to replace.
  var isEmpty: Bool { values.isEmpty }

  /// Sends a variable under another name.
  mutating func rename(_ variable: String, to name: String) { values[variable] = "$" + name }
}
