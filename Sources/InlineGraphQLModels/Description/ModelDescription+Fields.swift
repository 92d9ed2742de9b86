extension ModelDescription {
  /// A field that requests select.
  public enum Field: Sendable {
    /// A field without selections: a scalar, an enum, or a list of these.
    case value(StaticString)

    /// An embedded object, with the text of what is selected of it.
    case object(StaticString, selecting: StaticString)

    /// A model that this one belongs to, or has one of.
    case reference(StaticString, to: @Sendable () -> any Model.Type)

    /// Models of which this one has many.
    case list(ManyAssociation)

    /// Models of which this one has many.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - model: Their type, in a closure, since two models may have each other.
    ///   - foreignKey: The fields of the other model that hold this one's key, in order; empty if they are not known or
    ///     cannot be asked for.
    ///   - query: The root field that lists them by the first of these, if there is one; it is asked rather than the
    ///     other model's list, since it does not look at models of others.
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
  /// Models of which another one has many.
  public struct ManyAssociation: Sendable {
    let name: StaticString
    let model: @Sendable () -> any Model.Type
    let foreignKey: [StaticString]
    let query: StaticString?
  }
}
