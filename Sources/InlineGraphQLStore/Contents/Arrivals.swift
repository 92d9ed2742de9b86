/// The requests whose responses are arriving in parts.
struct Arrivals {
  typealias ID = Int

  private var requests: [ID: PlannedRequest] = [:]
  private var lastID = 0

  /// How many are arriving.
  var count: Int { requests.count }

  /// Adds a request. Returns a number for its response.
  mutating func add(_ request: PlannedRequest) -> ID {
    lastID += 1
    requests[lastID] = request
    return lastID
  }

  mutating func remove(_ id: ID) { requests[id] = nil }

  /// Returns whether a response to a request is arriving.
  func contains(_ request: PlannedRequest) -> Bool {
    !requests.isEmpty && requests.values.contains { $0.isSame(as: request) }
  }
}
