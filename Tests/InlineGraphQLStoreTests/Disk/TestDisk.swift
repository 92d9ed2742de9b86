import Foundation
import GraphQLCLibrary
import Testing

@testable import InlineGraphQLStore

#if SQLite
  import InlineGraphQLSQLite
#endif

/// Something on which stores are opened again and again.
enum TestDisk: CaseIterable, Sendable {
  case memory
  #if SQLite
    case file
  #endif
}

/// A store that is closed and opened again.
final class ReopenedStore {
  private let disk: TestDisk
  private let records = MemoryRecords()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let releasedCapacity: Int
  private(set) var store: GraphQLStore!

  init(_ disk: TestDisk, releasedCapacity: Int = 10) throws {
    (self.disk, self.releasedCapacity) = (disk, releasedCapacity)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try open()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Closes the store and opens what the disk has.
  func reopen() async throws {
    try await store.flush()
    store = nil
    try open()
  }

  private func open() throws {
    switch disk {
    case .memory:
      records.open()
      store = GraphQLStore(storage: records, keyFields: keyFields, releasedCapacity: releasedCapacity)
    #if SQLite
      case .file:
        store = try GraphQLStore(
          file: folder.appendingPathComponent("store.sqlite"),
          keyFields: keyFields,
          releasedCapacity: releasedCapacity
        )
    #endif
    }
  }
}

/// Records that stay as long as the test.
final class MemoryRecords: RecordStorage {
  private let state = Locked(
    (
      records: [RecordKey: [UInt8]](), times: SavedTimes(), opened: SavedTimes(), loads: [Int](),
      fails: false
    )
  )

  struct Failure: Error {}

  var times: SavedTimes { state.withLock { $0.opened } }

  /// How many records each load has asked for.
  var loads: [Int] {
    get { state.withLock { $0.loads } }
    set { state.withLock { $0.loads = newValue } }
  }

  /// Whether all that is asked of it fails.
  var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }

  func open() { state.withLock { $0.opened = $0.times } }

  /// Has the clock put back before the store is opened again, which is as if all had been later.
  func putClockBack(by hundredths: AbsoluteTime) {
    state.withLock { state in
      for (key, sealed) in state.records {
        let (header, fields) = try! SavedRecord(sealed: sealed, for: key)!.parts()
        var moved = header
        if moved.validSince > 0 { moved.validSince += hundredths }
        var record = SavedRecord(moved)
        for field in fields {
          var content = SavedBytes(field.content)
          let time = try! content.number()
          record.append(field.key) { bytes in
            bytes.append(number: time + hundredths)
            bytes.append(contentsOf: content.rest)
          }
        }
        state.records[key] = record.sealed(for: key)
      }
      if state.times.validSince > 0 { state.times.validSince += hundredths }
      state.times.last += hundredths
    }
  }

  /// Replaces a text in all records by another of the same size.
  func replace(_ old: String, with new: String) { edit { $0.replace(Array(old.utf8), with: Array(new.utf8)) } }

  /// Changes all records, and seals them again.
  func edit(_ change: (inout [UInt8]) -> Void) {
    state.withLock { state in
      for (key, sealed) in state.records {
        var bytes = SavedRecord(sealed: sealed, for: key)!.bytes
        change(&bytes)
        state.records[key] = SavedRecord(bytes: bytes).sealed(for: key)
      }
    }
  }

  func load(_ keys: [RecordKey]) throws -> [RecordKey: SavedRecord] {
    try state.withLock { state in
      if state.fails { throw Failure() }
      state.loads.append(keys.count)
      var found: [RecordKey: SavedRecord] = [:]
      for key in keys { found[key] = state.records[key].map { SavedRecord(sealed: $0, for: key)! } }
      return found
    }
  }

  func keys(withPrefix prefix: [UInt8], limit: Int?) throws -> [RecordKey] {
    try state.withLock { state in
      if state.fails { throw Failure() }
      return Array(state.records.keys.filter { $0.bytes.starts(with: prefix) }.prefix(limit ?? .max))
    }
  }

  func save(_ changes: [RecordKey: SavedRecord], times: SavedTimes) throws -> Int {
    try state.withLock { state in
      if state.fails { throw Failure() }
      for (key, change) in changes {
        let old = state.records[key].map { SavedRecord(sealed: $0, for: key)! }
        state.records[key] = change.applied(to: old).sealed(for: key)
      }
      state.times = times
      return 0
    }
  }

  func removeAll() throws {
    try state.withLock { state in
      if state.fails { throw Failure() }
      (state.records, state.times) = ([:], SavedTimes())
    }
  }
}
