import InlineGraphQL

struct QueuedMutation: Sendable {
  var stored: StoredMutation
  var state: PendingMutation.State = .waiting
  /// How it is sent; `nil` if it cannot be.
  let outgoing: OutgoingMutation?
  let isRepeatable: Bool
  /// The task that sends it, or wakes it after a delay.
  var task: Task<Void, Never>?

  var pending: PendingMutation { PendingMutation(stored, state) }
}

/// The mutations of a queue, in lanes: one after the other within a lane, and all lanes at once.
struct MutationLanes: Sendable {
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

  var names: [Lane] { Array(lanes.keys) }

  var nextID: Int { lastID + 1 }

  static func lane(of mutation: StoredMutation) -> Lane {
    mutation.key.map { .key($0) } ?? .mutation(mutation.id)
  }

  func first(in lane: Lane) -> QueuedMutation? { lanes[lane]?.first.flatMap { mutations[$0] } }

  /// Adds a mutation behind all others.
  mutating func append(_ mutation: QueuedMutation) {
    lastID = mutation.stored.id
    mutations[mutation.stored.id] = mutation
    lanes[Self.lane(of: mutation.stored), default: []].append(mutation.stored.id)
  }

  mutating func update(_ mutation: QueuedMutation) { mutations[mutation.stored.id] = mutation }

  mutating func remove(_ id: Int) {
    guard let mutation = mutations.removeValue(forKey: id) else { return }
    let lane = Self.lane(of: mutation.stored)
    lanes[lane]?.removeAll { $0 == id }
    if lanes[lane]?.isEmpty == true { lanes[lane] = nil }
  }
}
