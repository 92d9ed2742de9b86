/// The values that a fragment's arguments have where it is spread.
struct FragmentArguments {
  /// The values by name, as text of the document; `nil` for an argument that has none.
  private(set) var values: [String: String?] = [:]

  /// What is added to the fragment's name: the same for the same values, in every process.
  private(set) var suffix = ""

  /// No arguments.
  init() {}

  /// Gives a fragment's arguments the values of a spread, or else their default values.
  init(_ given: [String: String], for definitions: [__FragmentArgument]) {
    if definitions.isEmpty { return }
    // FNV-1a, of the values in the order of their definitions.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for definition in definitions {
      let value = given[definition.name] ?? definition.defaultValue
      values.updateValue(value, forKey: definition.name)
      for byte in "\(definition.name):\(value ?? "")\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    suffix = "_" + String(hash, radix: 36)
  }

  /// Whether the fragment takes none.
  var isEmpty: Bool { suffix.isEmpty }
}
