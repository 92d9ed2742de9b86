import GraphQLLanguage
import GraphQLModelSchemas

/// The Swift struct of a model, or of an object that models embed.
struct ModelIR {
  /// A property of the struct. Each field has one, except the foreign keys that references replace.
  struct Property {
    /// The kind of a property's value.
    enum Kind {
      /// A scalar, an enum, or a list of these.
      case value
      /// An embedded object, or a list of these, with its selections.
      case object(selection: String)
      /// Another model, and the fields of this one that hold its key; none if the other model holds this one's key.
      case reference(foreignKey: [String])
      /// Other models, their fields that hold this one's key, and the root field that lists them by the first of these.
      case list(foreignKey: [String], query: String?)
    }

    let field: ModelSchema.Field
    let kind: Kind
    let description: String?
    /// The Swift name.
    let name: String
    /// Whether it belongs to the key.
    let isKey: Bool
    /// Whether inputs have it or its foreign key.
    let isWritten: Bool
    /// Whether filters have it or its foreign key.
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
    /// The Swift name.
    let name: String
    /// The name of the type of its first field.
    let partitionType: String
  }

  let name: String
  let description: String?
  /// The properties, in the order in which they are selected and read.
  let properties: [Property]
  let key: [KeyField]
  let indexes: [Index]
  let rootFields: ModelSchema.RootFields
  /// The types of filters and conditions; `nil` for types with their usual names.
  var filterType: String?
  var conditionType: String?
}

extension ModelIR.Property {
  /// Whether it is a ``Kind/list(foreignKey:query:)``.
  var isList: Bool { if case .list = kind { true } else { false } }

  /// Whether only the service sets the value.
  var isSetByService: Bool { field.origin == .timestamp && !isKey }

  /// The type of the value. A value that only the service sets is absent before an object is created.
  var type: TypeReference { isSetByService ? field.type.nullable : field.type }
}
