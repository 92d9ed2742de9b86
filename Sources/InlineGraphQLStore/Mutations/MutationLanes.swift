import InlineGraphQL

/// A mutation in a queue.
struct QueuedMutation: Sendable {
  var stored: StoredMutation
  var state: PendingMutation.State = .waiting
  /// How it is sent; `nil` if it cannot be.
  let outgoing: OutgoingMutation?
  let isRepeatable: Bool
  /// What sends it, or wakes it after a delay.
  var task: Task<Void, Never>?

  var pending: PendingMutation { PendingMutation(stored, state) }
}

/// The mutations of a queue, in lanes: one after the other within a lane, and all lanes at once.
struct MutationLanes: Sendable {
  /// What is sent in order.
  enum Lane: Hashable, Sendable {
    /// The mutations with a key.
    case key(String)
    /// One without.
    case mutation(Int)
  }

  private(set) var mutations: [Int: QueuedMutation] = [:]
  private var lanes: [Lane: [Int]] = [:]
  private var lastID = 0

  /// The mutations as they are stored, in order.
  var stored: [StoredMutation] { mutations.values.map(\.stored).sorted { $0.id < $1.id } }

  /// The mutations as the app sees them, in order.
  var pending: [PendingMutation] { mutations.values.map(\.pending).sorted { $0.id < $1.id } }

  /// The names of all lanes.
  var names: [Lane] { Array(lanes.keys) }

  /// The number of the next mutation.
  var nextID: Int { lastID + 1 }

  /// Returns the lane of a mutation.
  static func lane(of mutation: StoredMutation) -> Lane {
    mutation.key.map { .key($0) } ?? .mutation(mutation.id)
  }

  /// Returns the first mutation of a lane.
  func first(in lane: Lane) -> QueuedMutation? { lanes[lane]?.first.flatMap { mutations[$0] } }

  /// Adds a mutation behind all others.
  mutating func append(_ mutation: QueuedMutation) {
    lastID = mutation.stored.id
    mutations[mutation.stored.id] = mutation
    lanes[Self.lane(of: mutation.stored), default: []].append(mutation.stored.id)
  }

  /// Changes a mutation.
  mutating func update(_ mutation: QueuedMutation) { mutations[mutation.stored.id] = mutation }

  /// Removes a mutation.
  mutating func remove(_ id: Int) {
    guard let mutation = mutations.removeValue(forKey: id) else { return }
    let lane = Self.lane(of: mutation.stored)
    lanes[lane]?.removeAll { $0 == id }
    if lanes[lane]?.isEmpty == true { lanes[lane] = nil }
  }
}
