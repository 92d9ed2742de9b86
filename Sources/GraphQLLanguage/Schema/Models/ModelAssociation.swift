extension ModelSchema {
  /// How the objects of one model belong to those of another.
  public struct Association: Hashable, Sendable {
    /// The kinds of association, seen from the model that has the field.
    public enum Kind: String, Hashable, Sendable {
      /// Any number of objects refer to this one.
      case hasMany
      /// One object belongs to this one.
      case hasOne
      /// This object belongs to another one.
      case belongsTo
    }

    /// The kind of association.
    public let kind: Kind

    /// The name of the other model; for `@manyToMany` that of the model between the two.
    public let model: String

    /// What refers from one object to the other; `nil` if it is not known, since only an API schema is there.
    public let foreignKey: ForeignKey?

    /// The field of the other model that is the same association seen from there, if there is one.
    public let inverse: String?
  }

  /// The fields of one model that hold the key of an object of another.
  public struct ForeignKey: Hashable, Sendable {
    /// Which of two associated models has the fields.
    public enum Side: Hashable, Sendable {
      /// The model with the association's field.
      case own
      /// The model that it is associated with.
      case other
    }

    /// Which model has the fields.
    public let side: Side

    /// The fields' names. With the older directives they may be in inputs only, and in no type.
    public let fields: [String]

    /// The fields of the opposite model that they hold the values of, in the same order.
    public let references: [String]

    /// The index of the model with the fields that finds its objects by them, if it has a name.
    public let index: String?
  }
}
