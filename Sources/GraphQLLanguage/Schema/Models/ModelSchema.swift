/// The models of a schema: what AWS AppSync stores, how it is keyed, and how models are associated.
///
/// Only a schema without errors has one: ``Schema/models``.
public struct ModelSchema: Hashable, Sendable {
  /// The models, in the order of the schema.
  public let models: [Model]

  private let indices: [String: Int]

  /// Makes the schema of models.
  package init(models: [Model]) {
    self.models = models
    indices = Dictionary(models.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// A model by its name.
  public func model(named name: String) -> Model? {
    indices[name].map { models[$0] }
  }

  /// A type whose objects are stored.
  public struct Model: Hashable, Sendable {
    /// The type's name.
    public let name: String

    /// The fields of the API's type: those of the model, in order, and behind them those that the service adds.
    public let fields: [Field]

    /// What objects are identified by.
    public let primaryKey: Key

    /// What else objects can be listed by.
    public let indexes: [Index]

    /// The fields of the root types that are about the model.
    public let rootFields: RootFields

    /// Where the service writes when an object was created and last changed.
    public let timestamps: Timestamps

    /// What the API takes for it; `nil` where the schema itself tells.
    package var inputs: Inputs?

    /// A field by its name.
    public func field(named name: String) -> Field? {
      fields.first { $0.name == name }
    }
  }

  /// What the API takes for a model: the fields of its input objects, by name, and the arguments that it is listed by.
  package struct Inputs: Hashable, Sendable {
    /// The fields of what creates and updates it.
    package var written: Set<String>
    /// The fields of its filter.
    package var filtered: Set<String>
    /// The queries that list it by a key.
    package var keyQueries: [KeyQuery]
    /// The types that its filter and its condition have; `nil` for those with the name that most models have.
    package var filterType: String?
    package var conditionType: String?

    /// Makes what an API takes of its parts.
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

  /// A query that lists objects by a key: those that have a value in its first field.
  package struct KeyQuery: Hashable, Sendable {
    /// The name of the root field.
    package var name: String
    /// What it lists by.
    package var key: Key
    /// The type of the argument for the partition field.
    package var partitionType: TypeReference
    /// The type of the argument for conditions on the sort fields; `nil` if there is no such argument.
    package var conditionType: String?

    /// Makes a query of its parts.
    package init(name: String, key: Key, partitionType: TypeReference, conditionType: String? = nil) {
      self.name = name
      self.key = key
      self.partitionType = partitionType
      self.conditionType = conditionType
    }
  }

  /// The field of a model.
  public struct Field: Hashable, Sendable {
    /// Where a field comes from.
    public enum Origin: Hashable, Sendable {
      /// The model declares it.
      case declared
      /// The `id` of a model that declares no key.
      case id
      /// When the object was created, or last changed.
      case timestamp
      /// It refers to an object for the sake of an association: the field of a model.
      case foreignKey(model: String, field: String)
    }

    /// The field's name.
    public let name: String

    /// The type that it has in the API: that of has-many associations is a connection.
    public let type: TypeReference

    /// Where the field comes from.
    public let origin: Origin

    /// The association that the field stands for, if it is one.
    public let association: Association?

    /// What the service stores where the field is not given, as `@default` writes it.
    public let defaultValue: String?

    /// Makes a field of its parts.
    package init(name: String, type: TypeReference, origin: Origin, association: Association?, defaultValue: String?) {
      self.name = name
      self.type = type
      self.origin = origin
      self.association = association
      self.defaultValue = defaultValue
    }

    /// The name of the field's type, inside of all wrappers.
    public var typeName: String { type.namedType.value }

    /// Whether the field is never null.
    public var isNonNull: Bool { type.isNonNull }

    /// Whether the field is a list; connections are none.
    public var isList: Bool {
      if case .list = type.nullable { true } else { false }
    }
  }

  /// The fields that the service writes the time into; they may be declared ones.
  public struct Timestamps: Hashable, Sendable {
    /// When an object was created; `nil` if no field says so.
    public var createdAt: String?

    /// When it was last changed; `nil` if no field says so.
    public var updatedAt: String?
  }

  /// The fields that objects are found by: the first by equality, those behind it by order.
  public struct Key: Hashable, Sendable {
    /// The fields' names; never none.
    public let fields: [String]

    /// Makes a key of its fields.
    package init(fields: [String]) {
      self.fields = fields
    }

    /// The field that is always compared for equality.
    public var partitionField: String { fields[0] }

    /// The fields that objects of a partition are sorted by.
    public var sortFields: [String] { Array(fields.dropFirst()) }

    /// The argument that conditions on the sort fields are given in; `nil` if there are none.
    public var sortArgument: String? {
      fields.count > 2 ? camelCased(sortFields) : sortFields.first
    }
  }

  /// A key that objects can be listed by, beside the primary one.
  public struct Index: Hashable, Sendable {
    /// The index's name; `nil` if it is not known, since only an API schema is there.
    public let name: String?

    /// What it finds objects by.
    public let key: Key

    /// The field of the query root that lists by it; `nil` if there is none.
    public let queryField: String?
  }

  /// The fields of the root types that are about one model; `nil` or empty if there is no such field.
  public struct RootFields: Hashable, Sendable {
    /// Gets an object by its primary key.
    public var get: String?
    /// Lists objects.
    public var list: String?
    /// Creates an object.
    public var create: String?
    /// Changes an object.
    public var update: String?
    /// Deletes an object.
    public var delete: String?
    /// Tells what is created.
    public var onCreate: [String] = []
    /// Tells what is changed.
    public var onUpdate: [String] = []
    /// Tells what is deleted.
    public var onDelete: [String] = []

    /// Those of an object that models embed: none.
    package static let empty = RootFields()
  }
}
