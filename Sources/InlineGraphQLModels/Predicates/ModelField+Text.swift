extension ModelField where Value == String {
  /// Holds where the field has that text in it.
  public func contains(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "contains", text) }

  /// Holds where the field does not have that text in it.
  public func notContains(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "notContains", text) }

  /// Holds where the field begins with that text.
  public func beginsWith(_ text: String) -> ModelPredicate<M> { ModelPredicate(name, "beginsWith", text) }
}

/// A field that is a list of strings.
extension ModelField where Value == [String] {
  /// Holds where the list has that element.
  public func contains(_ element: String) -> ModelPredicate<M> { ModelPredicate(name, "contains", element) }

  /// Holds where the list does not have that element.
  public func notContains(_ element: String) -> ModelPredicate<M> { ModelPredicate(name, "notContains", element) }
}
