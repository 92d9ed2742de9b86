/// A value that services can order: a string, a number or most custom scalars, but no Boolean and no enum.
public protocol OrderedFieldValue: GraphQLInputValue {}

extension String: OrderedFieldValue {}
extension Int: OrderedFieldValue {}
extension Double: OrderedFieldValue {}

extension ModelField where Value: OrderedFieldValue {
  /// Matches models whose field is less than the value.
  public static func < (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "lt", value)
  }

  /// Matches models whose field is less than or equal to the value.
  public static func <= (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "le", value)
  }

  /// Matches models whose field is greater than the value.
  public static func > (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "gt", value)
  }

  /// Matches models whose field is greater than or equal to the value.
  public static func >= (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "ge", value)
  }

  /// Matches models whose field is less than the value; the same as `<`.
  public func lt(_ value: Value) -> ModelPredicate<M> { self < value }

  /// Matches models whose field is less than or equal to the value; the same as `<=`.
  public func le(_ value: Value) -> ModelPredicate<M> { self <= value }

  /// Matches models whose field is greater than the value; the same as `>`.
  public func gt(_ value: Value) -> ModelPredicate<M> { self > value }

  /// Matches models whose field is greater than or equal to the value; the same as `>=`.
  public func ge(_ value: Value) -> ModelPredicate<M> { self >= value }

  /// Matches models whose field is at least `start` and at most `end`.
  public func between(start: Value, end: Value) -> ModelPredicate<M> { ModelPredicate(name, "between", [start, end]) }
}
