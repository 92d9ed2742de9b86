import InlineGraphQL

/// An error that a server reported for a field, or for something in its value.
struct FieldError: Hashable {
  /// A step from the field's value to the place of the error.
  enum Step: Hashable {
    case index(Int)
    /// A field of the object that is null because that field failed.
    case field(FieldID)
    /// One of several fields. Types decide which, and what is null has none.
    case uncertainField
  }

  /// The steps from the field's value to the place of the error.
  var steps: [Step]

  /// The error as the server wrote it, without `path` and `locations`: these are true for one document only.
  var members: GraphQLJSONObject

  /// Whether a field inside the value failed, so that the value is what it is only where this field is selected.
  var isOfInnerField: Bool {
    steps.contains { step in
      if case .index = step { false } else { true }
    }
  }
}
