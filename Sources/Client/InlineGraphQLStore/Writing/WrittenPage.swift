/// A page of a connection or list that a response had.
struct WrittenPage {
  /// The object with the connection or list.
  let owner: RecordID

  /// The field of that object that has all pages.
  let connection: FieldID

  let field: PlannedField
  let page: RecordID

  /// The selections on the page.
  let group: SelectionGroup

  /// Whether the page is an object, and neither a list nor null.
  let isObject: Bool

  var change = Change()

  /// The new part of a page.
  struct Change {
    /// Whether it is a page that was not there before, or one that changed in another way than to grow.
    var isWhole = true

    /// Whether what it has beside its edges is new.
    var hasFields = true

    var firstEdge = 0

    /// Returns both changes of a page as one.
    func union(_ other: Change) -> Change {
      Change(
        isWhole: isWhole || other.isWhole,
        hasFields: hasFields || other.hasFields,
        firstEdge: min(firstEdge, other.firstEdge)
      )
    }
  }
}
