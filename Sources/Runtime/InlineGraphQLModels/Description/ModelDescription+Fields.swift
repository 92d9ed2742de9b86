extension ModelDescription {
  /// A field that requests select.
  public enum Field: Sendable {
    /// A scalar, an enum, or a list of these.
    case value(StaticString)

    /// An embedded object, with the text of its selection set.
    case object(StaticString, selecting: StaticString)

    /// A model of a belongs-to or has-one association.
    case reference(StaticString, to: @Sendable () -> any Model.Type)

    /// The models of a has-many association.
    case list(ManyAssociation)

    /// Creates the field of a has-many association.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - model: The type of the models, in a closure because two models may refer to each other.
    ///   - foreignKey: The fields of the other model that hold this one's key, in order. Empty if they are unknown or
    ///     if filters cannot compare them.
    ///   - query: The root field that lists the models by the first field of `foreignKey`, if the API has one. Lists
    ///     prefer it to the other model's list, because it does not scan the models of other parents.
    public static func list(
      _ name: StaticString,
      of model: @escaping @Sendable () -> any Model.Type,
      foreignKey: [StaticString] = [],
      query: StaticString? = nil
    ) -> Field {
      .list(ManyAssociation(name: name, model: model, foreignKey: foreignKey, query: query))
    }
  }
}

extension ModelDescription.Field {
  /// A has-many association.
  public struct ManyAssociation: Sendable {
    let name: StaticString
    let model: @Sendable () -> any Model.Type
    let foreignKey: [StaticString]
    let query: StaticString?
  }
}
