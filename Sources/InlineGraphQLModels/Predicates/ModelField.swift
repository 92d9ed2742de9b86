/// A field of a model that predicates can ask for; generated.
///
/// `Value` is the field's type without optional.
public struct ModelField<M: Model, Value: Sendable>: Sendable {
  let name: StaticString

  /// Creates the field of that name.
  public init(_ name: StaticString) { self.name = name }
}

extension ModelField where Value: GraphQLInputValue {
  /// Holds where the field has that value, or none if it is nil.
  public static func == (field: ModelField, value: Value?) -> ModelPredicate<M> {
    ModelPredicate(field.name, "eq", value)
  }

  /// Holds where the field has another value, or any if it is nil.
  public static func != (field: ModelField, value: Value?) -> ModelPredicate<M> {
    ModelPredicate(field.name, "ne", value)
  }

  /// Holds where the field has that value, or none if it is nil; the same as `==`.
  public func eq(_ value: Value?) -> ModelPredicate<M> { self == value }

  /// Holds where the field has another value, or any if it is nil; the same as `!=`.
  public func ne(_ value: Value?) -> ModelPredicate<M> { self != value }
}

extension ModelField {
  /// Holds where the field has been set, or where it has not.
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    ModelPredicate(name, "attributeExists", exists)
  }
}

extension ModelField where Value: GraphQLEnum {
  /// Services do not ask of enums whether they have been set.
  @available(*, unavailable, message: "services cannot be asked this of an enum; compare it with nil")
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    fatalError("Services cannot be asked this of an enum.")
  }
}

/// A Boolean field is a predicate as it is: `post.draft`, `!post.draft`.
extension ModelField where Value == Bool {
  /// Holds where the field is false.
  public static prefix func ! (field: ModelField) -> ModelPredicate<M> { ModelPredicate(.not((field == true).node)) }

  /// Holds where the field is true and the other predicate holds.
  public static func && (field: ModelField, other: ModelPredicate<M>) -> ModelPredicate<M> { (field == true) && other }

  /// Holds where the predicate does and the field is true.
  public static func && (other: ModelPredicate<M>, field: ModelField) -> ModelPredicate<M> { other && (field == true) }

  /// Holds where the field is true or the other predicate holds.
  public static func || (field: ModelField, other: ModelPredicate<M>) -> ModelPredicate<M> { (field == true) || other }

  /// Holds where the predicate does or the field is true.
  public static func || (other: ModelPredicate<M>, field: ModelField) -> ModelPredicate<M> { other || (field == true) }
}
