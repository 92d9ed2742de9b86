/// The values of a fragment's arguments at a spread.
package struct FragmentArguments {
  /// The values by name, as GraphQL text; `nil` for an argument without a value.
  package private(set) var values: [String: String?] = [:]

  /// The suffix of the fragment's name. Equal values have the same suffix in every process.
  package private(set) var suffix = ""

  /// The variables that the operation gets for its optional ones.
  package private(set) var defaulted: [DefaultedVariable] = []

  /// Creates the arguments of a fragment that takes none.
  package init() {}

  /// Creates arguments from the values of a spread and, for the others, the default values.
  ///
  /// - Parameter optional: The variables of the operation that a request may leave out. One is sent as another variable where
  ///   the argument has a default value, which is then that variable's.
  package init(_ given: [String: String], for definitions: [FragmentArgument], optional: OptionalVariables = .none) {
    if definitions.isEmpty { return }
    var text = ""
    for definition in definitions {
      var value = given[definition.name] ?? definition.defaultValue?.text
      if let given = given[definition.name], let defaultValue = definition.defaultValue,
        let variable = optional.defaulted(given, defaultValue)
      {
        value = "$" + variable.name
        defaulted.append(variable)
      }
      values.updateValue(value, forKey: definition.name)
      text += "\(definition.name):\(value ?? "")\n"
    }
    suffix = "_" + checksum(of: text)
  }

  /// Whether the text of the fragment has nothing to replace.
  var isEmpty: Bool { values.isEmpty }

  /// Sends a variable under another name.
  mutating func rename(_ variable: String, to name: String) { values[variable] = "$" + name }
}

/// Returns a checksum of a text that is part of a name, FNV-1a. It is the same in every process.
func checksum(of text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return String(hash, radix: 36)
}
