/// The type conditions of an operation or a fragment that not every object meets.
///
/// The selections of the definition's text that have a type condition, inline fragments with `on` and fragment spreads,
/// are numbered from 0 in the order of the text.
package struct SelectionConditions: Hashable, Sendable {
  private var types: [Int: Set<String>] = [:]

  /// Reads ``__OperationNode/typeConditions`` or ``__FragmentNode/typeConditions``.
  package init(parsing text: String) {
    for condition in text.split(separator: ";") {
      let parts = condition.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let selection = Int(parts[0]) else {
        preconditionFailure("\"\(text)\" is no list of type conditions. It looks like \"0=Droid Human;3=Cat\".")
      }
      types[selection] = Set(parts[1].split(separator: " ").map(String.init))
    }
  }

  /// The object types that have a selection; `nil` if all have it, also those that the schema does not have yet.
  package subscript(selection: Int) -> Set<String>? { types[selection] }
}
