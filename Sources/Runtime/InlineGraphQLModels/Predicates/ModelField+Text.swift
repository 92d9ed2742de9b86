extension ModelField where Value == String {
  /// Matches models whose field contains the text.
  public func contains(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "contains", text) }

  /// Matches models whose field does not contain the text.
  public func notContains(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "notContains", text) }

  /// Matches models whose field begins with the text.
  public func beginsWith(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "beginsWith", text) }
}

/// Predicates on a list of strings.
extension ModelField where Value == [String] {
  /// Matches models whose list contains the element.
  public func contains(_ element: String) -> ModelPredicate<M> { ModelPredicate(name, "contains", element) }

  /// Matches models whose list does not contain the element.
  public func notContains(_ element: String) -> ModelPredicate<M> { ModelPredicate(name, "notContains", element) }
}
