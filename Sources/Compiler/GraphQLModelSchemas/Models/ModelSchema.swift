import GraphQLLanguage

/// The models of a schema: what AWS AppSync stores, by which keys, and how the models are associated.
///
/// Only a schema without errors has models. See ``ExpandedSchema/models``.
package struct ModelSchema: Hashable, Sendable {
  /// The models, in the order of the schema.
  package let models: [Model]

  private let indices: [String: Int]

  /// Creates a model schema.
  package init(models: [Model]) {
    self.models = models
    indices = Dictionary(models.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Returns a model by its name.
  package func model(named name: String) -> Model? {
    indices[name].map { models[$0] }
  }

  /// A type whose objects the service stores.
  package struct Model: Hashable, Sendable {
    /// The type's name.
    package let name: String

    /// The fields of the API's type: the declared ones in order, followed by those that the service adds.
    package let fields: [Field]

    /// The key that identifies objects.
    package let primaryKey: Key

    /// The other keys by which objects can be listed.
    package let indexes: [Index]

    /// The model's fields of the root types.
    package let rootFields: RootFields

    /// The fields in which the service records when an object was created and last changed.
    package let timestamps: Timestamps

    /// The inputs that the API accepts for the model; `nil` if the schema itself shows them.
    package var inputs: Inputs?

    /// Returns a field by its name.
    package func field(named name: String) -> Field? {
      fields.first { $0.name == name }
    }
  }

  /// The inputs that the API accepts for a model: the fields of its input objects and the arguments that list it.
  package struct Inputs: Hashable, Sendable {
    /// The fields of the create and update inputs.
    package var written: Set<String>
    /// The fields of the filter.
    package var filtered: Set<String>
    /// The queries that list the model by a key.
    package var keyQueries: [KeyQuery]
    /// The types of the filter and the condition; `nil` if they have their usual names.
    package var filterType: String?
    package var conditionType: String?

    /// Creates the inputs of a model.
    package init(
      written: Set<String>,
      filtered: Set<String>,
      keyQueries: [KeyQuery],
      filterType: String? = nil,
      conditionType: String? = nil
    ) {
      self.written = written
      self.filtered = filtered
      self.keyQueries = keyQueries
      self.filterType = filterType
      self.conditionType = conditionType
    }
  }

  /// A query that lists the objects with a given value in the first field of a key.
  package struct KeyQuery: Hashable, Sendable {
    /// The name of the root field.
    package var name: String
    /// The key that the query lists by.
    package var key: Key
    /// The type of the argument for the partition field.
    package var partitionType: TypeReference
    /// The type of the argument for conditions on the sort fields; `nil` if there is no such argument.
    package var conditionType: String?

    /// Creates a query that lists by a key.
    package init(name: String, key: Key, partitionType: TypeReference, conditionType: String? = nil) {
      self.name = name
      self.key = key
      self.partitionType = partitionType
      self.conditionType = conditionType
    }
  }

  /// A field of a model.
  package struct Field: Hashable, Sendable {
    /// The origin of a field.
    package enum Origin: Hashable, Sendable {
      /// The model declares it.
      case declared
      /// The `id` of a model that declares no key.
      case id
      /// The time when the object was created or last changed.
      case timestamp
      /// The foreign key of an association, which is a field of a model.
      case foreignKey(model: String, field: String)
    }

    /// The field's name.
    package let name: String

    /// The field's type in the API. Has-many associations have a connection.
    package let type: TypeReference

    /// The origin of the field.
    package let origin: Origin

    /// The association of the field, if it is one.
    package let association: Association?

    /// The value that the service stores if none is given, as text from `@default`.
    package let defaultValue: String?

    /// Creates a field.
    package init(name: String, type: TypeReference, origin: Origin, association: Association?, defaultValue: String?) {
      self.name = name
      self.type = type
      self.origin = origin
      self.association = association
      self.defaultValue = defaultValue
    }

    /// The name of the field's type, inside all wrappers.
    package var typeName: String { type.namedType.value }

    /// Whether the field is never null.
    package var isNonNull: Bool { type.isNonNull }

    /// Whether the field is a list. A connection is not a list.
    package var isList: Bool {
      if case .list = type.nullable { true } else { false }
    }
  }

  /// The fields in which the service records times. The model may declare them.
  package struct Timestamps: Hashable, Sendable {
    /// The field for the time of creation; `nil` if there is none.
    package var createdAt: String?

    /// The field for the time of the last change; `nil` if there is none.
    package var updatedAt: String?
  }

  /// The fields by which objects are found: the first by equality, the others by order.
  package struct Key: Hashable, Sendable {
    /// The fields' names, at least one.
    package let fields: [String]

    /// Creates a key.
    package init(fields: [String]) {
      self.fields = fields
    }

    /// The field that queries compare for equality.
    package var partitionField: String { fields[0] }

    /// The fields that sort the objects of a partition.
    package var sortFields: [String] { Array(fields.dropFirst()) }

    /// The argument for conditions on the sort fields; `nil` if there are no sort fields.
    package var sortArgument: String? {
      fields.count > 2 ? camelCased(sortFields) : sortFields.first
    }
  }

  /// A key, besides the primary key, by which objects can be listed.
  package struct Index: Hashable, Sendable {
    /// The index's name; `nil` if an API's schema does not show it.
    package let name: String?

    /// The key of the index.
    package let key: Key

    /// The query that lists by the index; `nil` if there is none.
    package let queryField: String?
  }

  /// The root fields of one model; `nil` or empty if there is no such field.
  package struct RootFields: Hashable, Sendable {
    /// The query that returns an object by its primary key.
    package var get: String?
    /// The query that lists objects.
    package var list: String?
    /// The mutation that creates an object.
    package var create: String?
    /// The mutation that updates an object.
    package var update: String?
    /// The mutation that deletes an object.
    package var delete: String?
    /// The subscriptions to created objects.
    package var onCreate: [String] = []
    /// The subscriptions to updated objects.
    package var onUpdate: [String] = []
    /// The subscriptions to deleted objects.
    package var onDelete: [String] = []

    /// The root fields of an embedded object: none.
    package static let empty = RootFields()
  }
}
