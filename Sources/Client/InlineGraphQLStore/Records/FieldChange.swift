/// The effect of a change of a field, for the observers.
struct FieldChange {
  enum Kind {
    case added, written, removed
    /// The field is `__typename`, which stands for what is known of the record as a whole.
    case typeSet, deletionSet
    case errorAdded
  }

  let kind: Kind

  /// The index of the field; of no meaning for `__typename`, which has none.
  var index = 0

  /// Whether the value is another.
  var isChanged = true

  /// Whether readers are told: a value that was invalidated is news even if it is equal.
  var isNews = true

  /// Whether the field had errors, which are gone.
  var hadErrors = false
}
