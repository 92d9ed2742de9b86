import Foundation
import InlineGraphQL

/// A queued mutation as it is on the disk.
struct StoredMutation: Sendable, Equatable {
  /// The number of the mutation. Later ones have higher numbers.
  var id: Int

  var name: String

  /// The key; `nil` if it is sent in parallel with all others.
  var key: String?

  var queuedAt: Date

  /// The values of the variables, a JSON object. It is kept as text because numbers may have more digits than a Double.
  var variables: String

  /// The data that the mutation is expected to have, a JSON object.
  var optimistic: String?

  /// How often it was sent in vain.
  var attempts = 0

  /// Whether it was sent, and no answer is known.
  var isSent = false
}

/// A line of a journal: what became of a mutation.
enum JournalRecord: Equatable {
  case queued(StoredMutation)
  /// It is about to be sent.
  case sent(Int)
  /// It was sent in vain, and will be sent again.
  case waiting(Int)
  /// It was answered, or nobody wants it any more.
  case ended(Int)
}

extension JournalRecord {
  var json: GraphQLJSONObject {
    switch self {
    case .queued(let mutation):
      var object: GraphQLJSONObject = ["queued": .int(mutation.id), "mutation": .string(mutation.name)]
      if let key = mutation.key { object["key"] = .string(key) }
      object["queuedAt"] = .double(mutation.queuedAt.timeIntervalSinceReferenceDate)
      object["variables"] = .string(mutation.variables)
      if let optimistic = mutation.optimistic { object["optimistic"] = .string(optimistic) }
      if mutation.attempts > 0 { object["attempts"] = .int(mutation.attempts) }
      if mutation.isSent { object["isSent"] = true }
      return object
    case .sent(let id): return ["sent": .int(id)]
    case .waiting(let id): return ["waiting": .int(id)]
    case .ended(let id): return ["ended": .int(id)]
    }
  }

  /// Reads a record; `nil` if the object is none.
  init?(_ json: GraphQLJSONValue) {
    guard case .object(let object) = json, case (let name, .int(let id))? = object.members.first else { return nil }
    switch name {
    case "queued":
      guard case .string(let mutation)? = object["mutation"], case .string(let variables)? = object["variables"],
        let queuedAt = object["queuedAt"]?.double
      else { return nil }
      self = .queued(
        StoredMutation(
          id: id,
          name: mutation,
          key: object["key"]?.string,
          queuedAt: Date(timeIntervalSinceReferenceDate: queuedAt),
          variables: variables,
          optimistic: object["optimistic"]?.string,
          attempts: object["attempts"]?.double.flatMap { Int(exactly: $0) } ?? 0,
          isSent: object["isSent"] == .bool(true)
        )
      )
    case "sent": self = .sent(id)
    case "waiting": self = .waiting(id)
    case "ended": self = .ended(id)
    default: return nil
    }
  }
}
