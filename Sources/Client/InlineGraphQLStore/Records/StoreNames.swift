/// The numbers that a store gives to names, and which fields identify objects.
struct StoreNames {
  var types = ByteStringTable()
  var fields = FieldKeys()

  var keyFields = KeyFields()

  /// The types that root fields find by their arguments, and the arguments by the types' key fields, as the program gave them.
  var fieldPolicies: [String: (types: [Int32], keyArguments: [String: String])] = [:]

  /// The object types of interfaces and unions, as far as documents have conditions on them.
  private var possibleTypes: [String: Set<String>] = [:]

  /// Adds the object types that meet conditions of a document.
  mutating func add(_ types: [String: Set<String>]) { possibleTypes.merge(types) { $0.union($1) } }

  /// Returns the object types of an interface or a union, or an object type itself.
  func possibleTypes(of type: String) -> [String] { possibleTypes[type].map { $0.sorted() } ?? [type] }

  /// Returns the name of a type; `nil` if it is unknown.
  func name(ofType type: Int32) -> String? { type < 0 ? nil : String(decoding: types[type], as: UTF8.self) }
}
