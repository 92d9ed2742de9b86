import Foundation
import InlineGraphQL

/// What a store has for a request.
package struct StoredResponse: Sendable {
  /// The text of the response, in which what is missing is null.
  package var body: Data

  /// The places in the response of which the store knows nothing; empty if it is whole.
  package var missing: [JSONPath]

  /// The age of the oldest value; zero if there are none.
  var age: Duration

  /// Whether a value is older than it may be, or was invalidated.
  package var isStale: Bool

  /// The fields that were read or found missing, if they were noted.
  var seen: [FieldAddress]

  /// The record of each object, by the offset of the object in the text, if they were noted.
  var objects: [Int: RecordID]
}

extension GraphQLStore {
  /// Reads the response to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - notesObjects: Whether to note the records of objects.
  /// - Throws: A syntax error of the document.
  package func read(_ request: StoreRequest, notesObjects: Bool = false) throws -> StoredResponse {
    try read(request, at: nil, notesObjects: notesObjects, watcher: nil)
  }

  /// Reads the response to a request for a watcher, which then waits for changes of what was read.
  func read(_ request: StoreRequest, for watcher: Int) throws -> StoredResponse {
    try read(request, at: nil, notesObjects: true, watcher: watcher)
  }

  /// Reads an object for a watcher, which then waits for changes of what was read.
  func read(_ request: StoreRequest, at record: RecordID, for watcher: Int) throws -> StoredResponse {
    try read(request, at: record, notesObjects: true, watcher: watcher)
  }

  private func read(
    _ request: StoreRequest,
    at record: RecordID?,
    notesObjects: Bool,
    watcher: Int?
  ) throws -> StoredResponse {
    let now = now
    return try contents.withLock { contents in
      let plan = try contents.plan(request)
      contents.begin(at: now)
      let root = record ?? contents.record(ofRoot: plan.selections.document.kind.rawValue)
      let stored = contents.read(
        plan,
        root,
        isObject: record != nil,
        notesObjects: notesObjects,
        notesSeen: watcher != nil
      )
      if let watcher { contents.watchers.watch(Set(stored.seen), watcher) }
      return stored
    }
  }
}

extension StoreContents {
  /// Reads the response to a request whose root object a record is, or that object alone.
  mutating func read(
    _ request: PlannedRequest,
    _ root: RecordID,
    isObject: Bool,
    notesObjects: Bool,
    notesSeen: Bool
  ) -> StoredResponse {
    var reading = RecordReading(request, notesObjects: notesObjects, notesSeen: notesSeen)
    if isObject { reading.readData(root, &self) } else { reading.readResponse(root, &self) }
    let (missing, oldest, isStale) = (reading.missing, reading.oldest, reading.isStale)
    let (seen, objects) = (reading.seen, reading.objects)
    let memory = reading.memory()
    return StoredResponse(
      body: Data(bytesNoCopy: memory.start, count: memory.count, deallocator: .free),
      missing: missing,
      age: .milliseconds(Int(time - min(oldest ?? time, time)) * 10),
      isStale: isStale,
      seen: seen,
      objects: objects
    )
  }
}
