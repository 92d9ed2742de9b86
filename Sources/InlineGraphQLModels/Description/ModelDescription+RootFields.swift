extension ModelDescription {
  /// The fields of the API's root types that are about a model; nil where the API has none.
  public struct RootFields: Sendable {
    /// The query for one model by its key.
    public let get: StaticString?
    /// The query for all models.
    public let list: StaticString?
    /// The mutation that creates a model.
    public let create: StaticString?
    /// The mutation that changes a model.
    public let update: StaticString?
    /// The mutation that deletes a model.
    public let delete: StaticString?
    /// The subscription to models that are created.
    public let onCreate: StaticString?
    /// The subscription to models that are changed.
    public let onUpdate: StaticString?
    /// The subscription to models that are deleted.
    public let onDelete: StaticString?

    /// Creates a list of fields.
    public init(
      get: StaticString? = nil,
      list: StaticString? = nil,
      create: StaticString? = nil,
      update: StaticString? = nil,
      delete: StaticString? = nil,
      onCreate: StaticString? = nil,
      onUpdate: StaticString? = nil,
      onDelete: StaticString? = nil
    ) {
      self.get = get
      self.list = list
      self.create = create
      self.update = update
      self.delete = delete
      self.onCreate = onCreate
      self.onUpdate = onUpdate
      self.onDelete = onDelete
    }
  }
}
