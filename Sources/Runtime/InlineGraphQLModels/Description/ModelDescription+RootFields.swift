extension ModelDescription {
  /// The root fields of the API that are about a model; nil if the API does not have the field.
  public struct RootFields: Sendable {
    /// The query for one model by its key.
    public let get: StaticString?
    /// The query for all models.
    public let list: StaticString?
    /// The mutation that creates a model.
    public let create: StaticString?
    /// The mutation that updates a model.
    public let update: StaticString?
    /// The mutation that deletes a model.
    public let delete: StaticString?
    /// The subscription to created models.
    public let onCreate: StaticString?
    /// The subscription to updated models.
    public let onUpdate: StaticString?
    /// The subscription to deleted models.
    public let onDelete: StaticString?

    /// Creates the root fields of a model.
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
