extension Schema {
  /// Whether every object of a type meets a type condition, so that the condition can be left out: all possible types of
  /// `parent` are possible types of `condition`.
  ///
  /// An interface without implementations meets only the conditions that its definition names.
  public func conditionAlwaysHolds(_ condition: String, on parent: String) -> Bool {
    if condition == parent || isSubtype(parent, of: condition) { return true }
    let objects = possibleTypes(of: parent)
    return !objects.isEmpty && objects.isSubset(of: possibleTypes(of: condition))
  }
}
