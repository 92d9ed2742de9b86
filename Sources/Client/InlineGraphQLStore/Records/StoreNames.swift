/// The numbers that a store gives to names, and which fields identify objects.
struct StoreNames {
  var types = ByteStringTable()
  var fields = FieldKeys()

  var keyFields = KeyFields()

  /// The types that root fields find by their arguments, and the arguments by the types' key fields, as the program gave them.
  var fieldPolicies: [String: (types: [Int32], keyArguments: [String: String])] = [:]

  /// Returns the name of a type; `nil` if it is unknown.
  func name(ofType type: Int32) -> String? { type < 0 ? nil : String(decoding: types[type], as: UTF8.self) }
}
