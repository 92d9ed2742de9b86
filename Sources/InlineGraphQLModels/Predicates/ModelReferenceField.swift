/// A reference of a model to another one, for predicates; generated.
///
/// Predicates ask for the fields that hold the other model's key.
public struct ModelReferenceField<M: Model, Other: Model>: Sendable {
  let foreignKey: [StaticString]

  /// Creates the reference whose key those fields hold.
  public init(_ foreignKey: StaticString...) { self.foreignKey = foreignKey }

  /// Holds where the reference is to the model with that key.
  public static func == (field: Self, key: ModelIdentifier<Other>) -> ModelPredicate<M> {
    ModelPredicate(field.foreignKey, equal: key.values.all)
  }

  /// Holds where the reference is to another model, or to none.
  public static func != (field: Self, key: ModelIdentifier<Other>) -> ModelPredicate<M> {
    guard let column = field.foreignKey.first, field.foreignKey.count == 1 else { return !(field == key) }
    return ModelPredicate(column, "ne", key.values.first)
  }

  /// Holds where the reference is to that model.
  public static func == (field: Self, model: Other) -> ModelPredicate<M> { field == model.__identifier }

  /// Holds where the reference is to another model, or to none.
  public static func != (field: Self, model: Other) -> ModelPredicate<M> { field != model.__identifier }

  /// Holds where the reference is to the model of that identifier.
  public static func == (field: Self, id: String) -> ModelPredicate<M> { field == ModelIdentifier(id) }

  /// Holds where the reference is to another model, or to none.
  public static func != (field: Self, id: String) -> ModelPredicate<M> { field != ModelIdentifier(id) }

  /// Holds where the reference is to the model of that identifier; the same as `==`.
  public func eq(_ id: String) -> ModelPredicate<M> { self == id }

  /// Holds where the reference is to another model, or to none; the same as `!=`.
  public func ne(_ id: String) -> ModelPredicate<M> { self != id }

  /// Holds where the reference has been set, or where it has not.
  public func attributeExists(_ exists: Bool = true) -> ModelPredicate<M> {
    ModelPredicate(foreignKey[0], "attributeExists", exists)
  }
}
