import Foundation
import InlineGraphQL

/// What a store has for a request.
package struct StoredResponse: Sendable {
  /// The text of the response, in which what is missing is null.
  package var body: Data

  /// The places in the response of which the store knows nothing; empty if it is whole.
  package var missing: [JSONPath]

  /// When the oldest of the values was written; `nil` if there are none.
  var oldest: StoreTime?

  /// Whether a value is older than it may be, or was invalidated.
  package var isStale: Bool

  /// The fields that were read or found missing, if they were noted.
  var seen: Set<FieldAddress>

  /// The record of each object, by the offset of the object in the text, if they were noted.
  var objects: [Int: RecordID]
}

extension GraphQLStore {
  /// Reads the response to a request.
  ///
  /// - Parameter request: The request.
  /// - Throws: A syntax error of the document.
  package func read(_ request: StoreRequest) throws -> StoredResponse {
    let now = now
    return try contents.withLock { contents in
      let plan = try contents.plan(request)
      contents.begin(at: now)
      return contents.read(plan, contents.record(ofRoot: plan.selections.document.kind.rawValue))
    }
  }
}

extension StoreContents {
  /// Reads the response to a request whose root object a record is.
  mutating func read(_ request: PlannedRequest, _ root: RecordID, notesSeen: Bool = false) -> StoredResponse {
    var reading = RecordReading(request, notesSeen: notesSeen)
    reading.readResponse(root, &self)
    let (missing, oldest, isStale) = (reading.missing, reading.oldest, reading.isStale)
    let (seen, objects) = (Set(reading.seen), reading.objects)
    let memory = reading.memory()
    return StoredResponse(
      body: Data(bytesNoCopy: memory.start, count: memory.count, deallocator: .free),
      missing: missing,
      oldest: oldest,
      isStale: isStale,
      seen: seen,
      objects: objects
    )
  }
}
