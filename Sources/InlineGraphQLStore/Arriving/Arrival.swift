import InlineGraphQL

/// The responses that are arriving in parts.
struct Arrivals {
  typealias ID = Int

  private var arrivals: [ID: Arrival] = [:]
  private var lastID = 0

  /// How many are arriving.
  var count: Int { arrivals.count }

  /// Returns a number for a response.
  mutating func makeID() -> ID {
    lastID += 1
    return lastID
  }

  subscript(id: ID) -> Arrival? {
    get { arrivals[id] }
    set { arrivals[id] = newValue }
  }

  mutating func remove(_ id: ID) -> Arrival? { arrivals.removeValue(forKey: id) }

  /// Returns whether a response to a request is arriving.
  func contains(_ request: PlannedRequest) -> Bool {
    !arrivals.isEmpty && arrivals.values.contains { $0.request.isSame(as: request) }
  }
}

/// What has arrived of a response.
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

  /// How often the store had been cleared when the response began. What comes later is of somebody who has gone.
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
