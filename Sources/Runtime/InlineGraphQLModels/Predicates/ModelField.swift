/// A field of a model that predicates can compare; generated.
///
/// `Value` is the type of the field without `Optional`.
public struct ModelField<M: Model, Value: Sendable>: Sendable {
  let name: StaticString

  /// Creates a field by its name in the schema.
  public init(_ name: StaticString) { self.name = name }
}

extension ModelField where Value: GraphQLInputValue {
  /// Matches models whose field equals the value; if the value is nil, those whose field has none.
  public static func == (field: ModelField, value: Value?) -> ModelPredicate<M> {
    ModelPredicate(field.name, "eq", value)
  }

  /// Matches models whose field does not equal the value; if the value is nil, those whose field has one.
  public static func != (field: ModelField, value: Value?) -> ModelPredicate<M> {
    ModelPredicate(field.name, "ne", value)
  }

  /// Matches models whose field equals the value; the same as `==`.
  public func eq(_ value: Value?) -> ModelPredicate<M> { self == value }

  /// Matches models whose field does not equal the value; the same as `!=`.
  public func ne(_ value: Value?) -> ModelPredicate<M> { self != value }
}

extension ModelField {
  /// Matches models whose field is set or, if `exists` is false, those whose field is not.
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    ModelPredicate(name, "attributeExists", exists)
  }
}

extension ModelField where Value: GraphQLEnum {
  /// Unavailable, because services cannot tell whether an enum is set.
  @available(*, unavailable, message: "services do not support this for an enum; compare it with nil")
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    fatalError("Services do not support this for an enum.")
  }
}

/// Operators for a Boolean field, which is a predicate by itself: `post.draft`, `!post.draft`.
extension ModelField where Value == Bool {
  /// Matches models whose field is false.
  public static prefix func ! (field: ModelField) -> ModelPredicate<M> { ModelPredicate(.not((field == true).node)) }

  /// Matches models whose field is true and that the predicate matches.
  public static func && (field: ModelField, other: ModelPredicate<M>) -> ModelPredicate<M> { (field == true) && other }

  /// Matches models that the predicate matches and whose field is true.
  public static func && (other: ModelPredicate<M>, field: ModelField) -> ModelPredicate<M> { other && (field == true) }

  /// Matches models whose field is true or that the predicate matches.
  public static func || (field: ModelField, other: ModelPredicate<M>) -> ModelPredicate<M> { (field == true) || other }

  /// Matches models that the predicate matches or whose field is true.
  public static func || (other: ModelPredicate<M>, field: ModelField) -> ModelPredicate<M> { other || (field == true) }
}
