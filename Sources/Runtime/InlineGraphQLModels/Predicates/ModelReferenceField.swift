/// A reference of a model to another one, for predicates; generated.
///
/// Predicates compare the fields that hold the other model's key.
public struct ModelReferenceField<M: Model, Other: Model>: Sendable {
  let foreignKey: [StaticString]

  /// Creates a reference from the fields that hold its key.
  public init(_ foreignKey: StaticString...) { self.foreignKey = foreignKey }

  /// Matches models that refer to the model with the key.
  public static func == (field: Self, key: ModelIdentifier<Other>) -> ModelPredicate<M> {
    ModelPredicate(field.foreignKey, equal: key.values.all)
  }

  /// Matches models that refer to another model or to none.
  public static func != (field: Self, key: ModelIdentifier<Other>) -> ModelPredicate<M> {
    guard let column = field.foreignKey.first, field.foreignKey.count == 1 else { return !(field == key) }
    return ModelPredicate(column, "ne", key.values.first)
  }

  /// Matches models that refer to the model.
  public static func == (field: Self, model: Other) -> ModelPredicate<M> { field == model.__identifier }

  /// Matches models that refer to another model or to none.
  public static func != (field: Self, model: Other) -> ModelPredicate<M> { field != model.__identifier }

  /// Matches models that refer to the model with the identifier.
  public static func == (field: Self, id: String) -> ModelPredicate<M> { field == ModelIdentifier(id) }

  /// Matches models that refer to another model or to none.
  public static func != (field: Self, id: String) -> ModelPredicate<M> { field != ModelIdentifier(id) }

  /// Matches models that refer to the model with the identifier; the same as `==`.
  public func eq(_ id: String) -> ModelPredicate<M> { self == id }

  /// Matches models that refer to another model or to none; the same as `!=`.
  public func ne(_ id: String) -> ModelPredicate<M> { self != id }

  /// Matches models whose reference is set or, if `exists` is false, those whose reference is not.
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    ModelPredicate(foreignKey[0], "attributeExists", exists)
  }
}
