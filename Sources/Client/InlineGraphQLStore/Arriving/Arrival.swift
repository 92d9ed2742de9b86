import InlineGraphQL

/// The objects, pages and lists of a response that have arrived.
struct Arrival {
  /// An object that has arrived.
  struct Object {
    let record: RecordID
    let type: Int32
    let group: SelectionGroup
    /// The store's number of removals then.
    let removals: UInt32
  }

  let request: PlannedRequest

  /// Where the request is retained.
  let retention: Int

  /// How often the store had been cleared when the response began. If it was cleared since, the rest belongs to a user who has
  /// gone.
  let clearCount: Int

  /// The objects, by their paths in the data.
  var objects: [JSONPath: Object] = [:]

  /// The pages of connections and lists.
  var pages: [JSONPath: WrittenPage] = [:]

  /// The lists whose elements are still coming, with the number of those that have arrived.
  var lists: [JSONPath: Int] = [:]

  /// Whether an object lacks key fields that the store was given for its type.
  var lacksKeyFields = false

  /// The places of parts that were announced and have not arrived.
  var announced: Set<JSONPath> = []

  init(_ request: PlannedRequest, retention: Int, clearCount: Int) {
    (self.request, self.retention, self.clearCount) = (request, retention, clearCount)
  }
}
