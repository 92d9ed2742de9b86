import GraphQLLanguage

/// A model, or an object that models embed, as it becomes a Swift struct.
struct ModelIR {
  /// A property of the struct: one for each field, but for the foreign keys that references stand for.
  struct Property {
    /// What a property holds.
    enum Kind {
      /// A scalar, an enum, or a list of these.
      case value
      /// An embedded object, or a list of these, with what is selected of it.
      case object(selection: String)
      /// Another model, and the fields of this one that hold its key; none where it is the other that has them.
      case reference(foreignKey: [String])
      /// Other models; their fields that hold this one's key, and the root field that lists them by the first of these.
      case list(foreignKey: [String], query: String?)
    }

    let field: ModelSchema.Field
    let kind: Kind
    let description: String?
    /// The name in Swift.
    let name: String
    /// Whether it is part of the key.
    let isKey: Bool
    /// Whether inputs have it, or its foreign key.
    let isWritten: Bool
    /// Whether filters have it, or its foreign key.
    let isFilterable: Bool
  }

  /// A field of the key.
  struct KeyField {
    let name: String
    let type: TypeReference
  }

  /// A query that lists the models by a key.
  struct Index {
    let query: ModelSchema.KeyQuery
    /// The name in Swift.
    let name: String
    /// The name of the type of its first field.
    let partitionType: String
  }

  let name: String
  let description: String?
  /// In the order in which they are selected and read.
  let properties: [Property]
  let key: [KeyField]
  let indexes: [Index]
  let rootFields: ModelSchema.RootFields
  /// The types of filters and conditions; `nil` for those with the name that most models have.
  var filterType: String?
  var conditionType: String?
}

extension ModelIR.Property {
  /// Whether it is a ``Kind/list(foreignKey:query:)``.
  var isList: Bool { if case .list = kind { true } else { false } }

  /// Whether only the service sets it.
  var isSetByService: Bool { field.origin == .timestamp && !isKey }

  /// The type of what it holds. What only the service sets is not there before an object is created.
  var type: TypeReference { isSetByService ? field.type.nullable : field.type }
}
