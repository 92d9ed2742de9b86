import Foundation
import InlineGraphQL

package struct StoredResponse: Sendable {
  /// The text of the response, in which what is missing is null.
  package var body: Data

  /// The places in the response of which the store knows nothing; empty if it is whole.
  package var missing: [JSONPath]

  /// Where these would be in the store.
  var missingFields: Set<FieldAddress>

  /// The places in deferred parts and streamed lists that the store does not have yet, because a response is on its way.
  package var pending: [JSONPath]

  /// The deferred parts and streamed lists that are not there.
  var parts: PartNotes

  var age: Duration

  /// Whether a value is older than it may be, or was invalidated.
  package var isStale: Bool

  /// Each object, by its offset in the text, if they were noted.
  var objects: ObjectsByOffset

  var plan: PlannedRequest

  /// The store's number of removals.
  var removals: UInt32
}

extension StoreContents {
  /// Reads the response to a request, or some selections of one object alone.
  ///
  /// - Parameters:
  ///   - withErrors: Whether the text is that of a response, or that of the object alone.
  ///   - watcher: The watcher that waits for changes of the fields from then on, and retains them.
  ///   - needed: The records that must be loaded before are added to it; `nil` if none are loaded.
  mutating func read(
    _ request: PlannedRequest,
    of object: (record: RecordID, group: SelectionGroup)?,
    withErrors: Bool = true,
    notesObjects: Bool,
    for watcher: Int?,
    _ needed: inout NeededRecords?
  ) -> StoredResponse {
    let operation =
      object.map { .init(request: request, group: $0.group, record: $0.record, isFragment: true) }
      ?? operation(request)
    var reading = RecordReading(
      request,
      output: ByteBuffer(capacity: max(1024, request.lastSize)),
      notesObjects: notesObjects,
      seen: watcher.map { SeenFields(watchers.mergedFields(of: $0, for: request)) },
      root: object == nil ? operation.record : nil,
      isArriving: arrivals.values.contains { $0.isSame(as: request) },
      needed: needed
    )
    if withErrors {
      reading.readResponse(operation.record, operation.group, &self)
    } else {
      reading.readObject(operation.record, operation.group, &self)
    }
    let (missing, oldest, isStale) = (reading.missing, reading.oldest, reading.isStale)
    let (seen, objects) = (reading.seen, reading.objects)
    let (pending, parts) = (reading.pending, reading.parts)
    if let watcher, let seen {
      watchers.watch(seen, of: request, watcher)
      retain(operation, for: watcher)
    }
    needed = reading.needed
    let text = reading.text().memory()
    request.lastSize = text.count + text.count / 8
    request.lastObjectCount = objects.count
    return StoredResponse(
      body: Data(bytesNoCopy: text.start, count: text.count, deallocator: .free),
      missing: missing.map { $0.path },
      missingFields: Set(missing.lazy.map { $0.address }),
      pending: pending,
      parts: parts,
      age: .milliseconds(Int(table.time - min(oldest ?? table.time, table.time)) * 10),
      isStale: isStale,
      objects: objects,
      plan: request,
      removals: table.removals
    )
  }
}
