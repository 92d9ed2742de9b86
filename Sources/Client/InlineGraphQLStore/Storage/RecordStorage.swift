/// Where the records of a store outlive its memory, such as a file.
///
/// A store calls it without its lock held, but for single records that an update, an invalidation or an object without identity
/// asks for. It calls what changes records from one queue.
package protocol RecordStorage: AnyObject, Sendable {
  /// The times that were saved last when the storage was opened.
  var times: SavedTimes { get }

  /// Returns the records that the storage has of some.
  ///
  /// - Throws: What kept it from reading.
  func load(_ keys: [RecordKey]) throws -> [RecordKey: SavedRecord]

  /// Returns whether the storage has a record whose key begins with some bytes.
  ///
  /// - Throws: What kept it from reading.
  func hasRecord(withKeyPrefix prefix: [UInt8]) throws -> Bool

  /// Changes records, all of them or none.
  ///
  /// - Parameters:
  ///   - changes: What is known of records since the last time. The rest of what the storage has of them stays.
  ///   - times: The store's times.
  /// - Returns: How many records were removed to make room.
  /// - Throws: What kept it from writing.
  func save(_ changes: [RecordKey: SavedRecord], times: SavedTimes) throws -> Int

  /// Removes all records, and leaves nothing of what was in them.
  ///
  /// - Throws: What kept it from that.
  func removeAll() throws
}
