/// The effect of an object's required fields if they are null.
struct MissingFieldsIR: Sendable {
  /// Whether one makes the object null.
  var makeNull = false

  /// Whether one makes reading the definition fail.
  var fail = false
}
