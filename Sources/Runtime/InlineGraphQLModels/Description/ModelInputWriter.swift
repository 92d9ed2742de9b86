/// A writer of the input of a mutation that creates or updates a model.
///
/// An input that creates a model leaves out nil values. An input that updates one has null for them, which removes the
/// stored value. Both leave out unknown values, such as a reference that the response did not have.
public struct ModelInputWriter: ~Copyable {
  var object: JSONObjectWriter
  let isUpdate: Bool

  /// Writes a field.
  public mutating func write(_ key: StaticString, _ value: some GraphQLInputValue) {
    object.write(key, value)
  }

  /// Writes a field that may be nil.
  public mutating func write(_ key: StaticString, _ value: (some GraphQLInputValue)?) {
    if let value {
      object.write(key, value)
    } else if isUpdate {
      object.write(key) { $0.writeNull() }
    }
  }
}

/// The value of the variable `$input`.
struct ModelInput: GraphQLInputValue {
  let isUpdate: Bool
  let write: @Sendable (inout ModelInputWriter) -> Void

  func write(to writer: inout JSONWriter) {
    writer.writeObject { object in
      var input = ModelInputWriter(object: object, isUpdate: isUpdate)
      write(&input)
      object = input.object
    }
  }
}
