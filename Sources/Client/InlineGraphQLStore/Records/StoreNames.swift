/// The numbers that a store gives to names, and which fields identify objects.
struct StoreNames {
  var types = ByteStringTable()
  var fields = FieldKeys()

  var keyFields = KeyFields()

  /// Returns the name of a type; `nil` if it is unknown.
  func name(ofType type: Int32) -> String? { type < 0 ? nil : String(decoding: types[type], as: UTF8.self) }
}
