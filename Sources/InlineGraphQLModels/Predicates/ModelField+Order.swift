/// Values that services compare: strings, numbers and most custom scalars, but not Booleans and enums.
public protocol OrderedFieldValue: GraphQLInputValue {}

extension String: OrderedFieldValue {}
extension Int: OrderedFieldValue {}
extension Double: OrderedFieldValue {}

extension ModelField where Value: OrderedFieldValue {
  /// Holds where the field is less.
  public static func < (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "lt", value)
  }

  /// Holds where the field is less or equal.
  public static func <= (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "le", value)
  }

  /// Holds where the field is greater.
  public static func > (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "gt", value)
  }

  /// Holds where the field is greater or equal.
  public static func >= (field: ModelField, value: Value) -> ModelPredicate<M> {
    ModelPredicate(field.name, "ge", value)
  }

  /// Holds where the field is less; the same as `<`.
  public func lt(_ value: Value) -> ModelPredicate<M> { self < value }

  /// Holds where the field is less or equal; the same as `<=`.
  public func le(_ value: Value) -> ModelPredicate<M> { self <= value }

  /// Holds where the field is greater; the same as `>`.
  public func gt(_ value: Value) -> ModelPredicate<M> { self > value }

  /// Holds where the field is greater or equal; the same as `>=`.
  public func ge(_ value: Value) -> ModelPredicate<M> { self >= value }

  /// Holds where the field is neither less than the one nor greater than the other.
  public func between(start: Value, end: Value) -> ModelPredicate<M> { ModelPredicate(name, "between", [start, end]) }
}
