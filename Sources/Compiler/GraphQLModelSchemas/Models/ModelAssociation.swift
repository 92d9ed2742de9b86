import GraphQLLanguage

extension ModelSchema {
  /// An association between the objects of two models.
  package struct Association: Hashable, Sendable {
    /// The kinds of association, from the perspective of the model with the field.
    package enum Kind: String, Hashable, Sendable {
      /// Any number of objects refer to this one.
      case hasMany
      /// One object belongs to this one.
      case hasOne
      /// This object belongs to another one.
      case belongsTo
    }

    /// The kind of association.
    package let kind: Kind

    /// The name of the other model. For `@manyToMany` it is the join model.
    package let model: String

    /// The fields that refer from one object to the other; `nil` if an API's schema does not show them.
    package let foreignKey: ForeignKey?

    /// The field of the other model that is the opposite side of the association, if there is one.
    package let inverse: String?
  }

  /// The fields of one model that hold the key of an object of another.
  package struct ForeignKey: Hashable, Sendable {
    /// The sides of an association.
    package enum Side: Hashable, Sendable {
      /// The model with the association's field.
      case own
      /// The other model.
      case other
    }

    /// The model that has the fields.
    package let side: Side

    /// The fields' names. With the older directives, the fields may exist only in inputs.
    package let fields: [String]

    /// The fields of the opposite model whose values they hold, in the same order.
    package let references: [String]

    /// The index that finds the objects by these fields, if it has a name.
    package let index: String?
  }
}
