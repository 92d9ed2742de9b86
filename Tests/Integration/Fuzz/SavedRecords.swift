import Foundation
import GraphQLCLibrary
import InlineGraphQL

@testable import InlineGraphQLStore

/// A disk, on which nobody is trusted to have written.
private final class Disk: RecordStorage {
  let times: SavedTimes
  private let records: Locked<[RecordKey: SavedRecord]>

  init(_ records: [RecordKey: SavedRecord] = [:], times: SavedTimes = SavedTimes()) {
    (self.times, self.records) = (times, Locked(records))
  }

  /// All records, in the order of their keys.
  var all: [(key: RecordKey, record: SavedRecord)] {
    records.withLock { $0.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }.map { ($0, $1) } }
  }

  func load(_ keys: [RecordKey]) -> [RecordKey: SavedRecord] {
    records.withLock { records in records.filter { keys.contains($0.key) } }
  }

  func keys(withPrefix prefix: [UInt8], limit: Int?) -> [RecordKey] {
    records.withLock { $0.keys.filter { $0.bytes.starts(with: prefix) }.prefix(limit ?? .max).map { $0 } }
  }

  func save(_ changes: [RecordKey: SavedRecord], times: SavedTimes) -> Int {
    records.withLock { records in
      for (key, change) in changes { records[key] = change.applied(to: records[key]) }
    }
    return 0
  }

  func removeAll() { records.withLock { $0 = [:] } }
}

/// The records of a response, which are changed and read again.
struct MutatedRecords {
  private let request: StoreRequest
  private let response: [UInt8]
  private let records: [(key: RecordKey, record: SavedRecord)]
  /// What a store answers after the response.
  private let expected: [UInt8]

  init(of response: [UInt8], to request: StoreRequest) throws {
    (self.request, self.response) = (request, response)
    let disk = Disk()
    let store = GraphQLStore(storage: disk)
    try store.write(Data(response), to: request)
    expected = Array(try store.read(request).body)
    try wait { try await store.flush() }
    records = disk.all
  }

  /// Changes records, and reads them. They end no program, and what a service answers after them is stored as it would be
  /// without them.
  ///
  /// - Parameter edits: The number of a record, a place in it, two bytes of its key or record, how many bytes are replaced, how
  ///   many there are instead, and those.
  func check(_ edits: [UInt8]) {
    let disk = Disk(edited(by: edits), times: SavedTimes(validSince: 0, last: UInt64(edits.first ?? 0) << 56))
    let store = GraphQLStore(storage: disk)
    if let read = try? store.read(request), (try? GraphQLJSONValue(parsing: read.body)) == nil {
      fatalError("\(String(decoding: read.body, as: UTF8.self).debugDescription) is read, which is not JSON")
    }
    do {
      try store.write(Data(response), to: request)
      expectEqual(Array(try store.read(request).body), expected)
      try wait { try await store.flush() }
      expectEqual(Array(try GraphQLStore(storage: disk).read(request).body), expected)
    } catch {
      fatalError("The response is refused after the records: \(error)")
    }
  }

  private func edited(by edits: [UInt8]) -> [RecordKey: SavedRecord] {
    var changed = records.map { (key: $0.key.bytes, record: $0.record.bytes) }
    var rest = edits[...]
    while rest.count >= 5 {
      let head = Array(rest.prefix(5))
      rest = rest.dropFirst(5)
      let (index, new) = (Int(head[0] >> 1) % changed.count, rest.prefix(Int(head[4])))
      rest = rest.dropFirst(new.count)
      let place = Int(head[1]) << 8 | Int(head[2])
      func edit(_ bytes: inout [UInt8]) {
        let start = place % (bytes.count + 1)
        bytes.replaceSubrange(start..<min(start + Int(head[3]), bytes.count), with: new)
      }
      if head[0] & 1 == 0 { edit(&changed[index].record) } else { edit(&changed[index].key) }
    }
    return Dictionary(changed.map { (RecordKey($0.key), SavedRecord(bytes: $0.record)) }) { $1 }
  }
}
