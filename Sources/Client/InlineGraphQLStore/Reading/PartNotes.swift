import InlineGraphQL

/// The notes of a reading about the deferred parts and streamed lists in its text.
struct PartNotes {
  /// Whether a response to the request is on its way, so that it may bring what is not there.
  let isArriving: Bool

  /// Where the objects of parts are of which the store lacks something, and where the first such thing is.
  private var lacking: [DeferredPart: (path: JSONPath, missing: JSONPath)] = [:]
  private var lists: [Int: IncrementalResponse.Part] = [:]

  /// The errors of fields in parts, which may be the reason why there is no part.
  private(set) var errors: [DeferredPart: [GraphQLError]] = [:]

  init(isArriving: Bool) { self.isArriving = isArriving }

  mutating func noteMissing(_ missing: JSONPath, in part: DeferredPart, ofObjectAt path: JSONPath) {
    if lacking[part] == nil { lacking[part] = (path, missing) }
  }

  mutating func note(_ error: GraphQLError, in part: DeferredPart) { errors[part, default: []].append(error) }

  /// Notes that a streamed list lacks its elements from an index on.
  mutating func noteMissing(_ missing: JSONPath, inListAt offset: Int) {
    let state = isArriving ? IncrementalResponse.Part.State.pending : .failed([.missing(missing)])
    note(state, ofListAt: offset, missing.parent)
  }

  /// Notes that the elements of a streamed list failed from an index on.
  mutating func note(_ error: GraphQLError, ofListAt offset: Int, _ path: JSONPath) {
    var errors = [error]
    if case .failed(let known)? = lists[offset]?.state { errors = known + errors }
    note(.failed(errors), ofListAt: offset, path)
  }

  private mutating func note(_ state: IncrementalResponse.Part.State, ofListAt offset: Int, _ path: JSONPath) {
    lists[offset] = IncrementalResponse.Part(path: path, label: nil, state: state)
  }

  /// The parts and lists that are not there, by the offsets of their objects and lists.
  var parts: [Int: [IncrementalResponse.Part]] {
    var parts = lists.mapValues { [$0] }
    for (deferred, lacking) in lacking {
      // A part that failed lacks what else it has.
      let reasons = errors[deferred] ?? [.missing(lacking.missing)]
      let state = isArriving ? IncrementalResponse.Part.State.pending : .failed(reasons)
      let part = IncrementalResponse.Part(path: lacking.path, label: deferred.label, state: state)
      parts[deferred.offset, default: []].append(part)
    }
    // In one order, so that equal readings are equal.
    return parts.mapValues { $0.sorted { $0.label ?? "" < $1.label ?? "" } }
  }
}

extension GraphQLError {
  static func missing(_ path: JSONPath) -> GraphQLError {
    GraphQLError(message: MissingStoredDataError(missing: [path]).description, path: path)
  }
}
