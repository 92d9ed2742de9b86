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
    /// The elements of a list from there on, which have not arrived. It is no error of the server.
    case awaitedElements
  }

  /// The steps from the field's value to the place of the error.
  var steps: [Step]

  /// The error as the server wrote it, without `path` and `locations`: these are true for one document only.
  var members: GraphQLJSONObject

  /// Notes that a list's elements from an index on have not arrived.
  ///
  /// - Parameter arrived: How many elements of the service's list have arrived. An update may have added others.
  static func awaitedElements(from index: Int, arrived: Int) -> FieldError {
    FieldError(steps: [.index(index), .awaitedElements], members: ["arrived": .int(arrived)])
  }

  /// Whether it notes that elements of a list have not arrived.
  var isOfAwaitedElements: Bool { steps.last == .awaitedElements }
}
