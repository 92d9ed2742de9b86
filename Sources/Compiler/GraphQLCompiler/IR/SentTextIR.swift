/// The texts of an operation or a fragment for requests and for the runtime.
struct SentTextIR: Sendable {
  /// The text of the definition in requests.
  var text: String

  /// The text with the fields that only the client has and the directives for stores; `nil` if there are none.
  var whole: String?

  /// The type conditions in the whole text that not every object meets, in the order of the text.
  var typeConditions: [TypeConditionIR]
}

/// A type condition that not every object meets.
struct TypeConditionIR: Sendable, Hashable {
  /// The number of its selection among those of the definition that have a type condition, from 0.
  var selection: Int

  /// The object types that meet it, in alphabetical order.
  var types: [String]
}
