/// A place where the records of a store outlive its memory, such as a file.
///
/// A store calls it without its lock held, but for single records that an update, an invalidation or an object without identity
/// asks for. It calls what changes records from one queue.
package protocol RecordStorage: AnyObject, Sendable {
  /// The times that were saved last when the storage was opened.
  var times: SavedTimes { get }

  /// Returns the records that the storage has of some.
  ///
  /// - Throws: An error if it cannot read.
  func load(_ keys: [RecordKey]) throws -> [RecordKey: SavedRecord]

  /// Returns whether the storage has a record whose key begins with some bytes.
  ///
  /// - Throws: An error if it cannot read.
  func hasRecord(withKeyPrefix prefix: [UInt8]) throws -> Bool

  /// Changes records, all of them or none.
  ///
  /// - Parameters:
  ///   - changes: The changes of records since the last time. Other fields that the storage has of them stay.
  ///   - times: The store's times.
  /// - Returns: How many records were removed to make room.
  /// - Throws: An error if it cannot write.
  func save(_ changes: [RecordKey: SavedRecord], times: SavedTimes) throws -> Int

  /// Removes all records, and leaves nothing of what was in them.
  ///
  /// - Throws: An error if it cannot remove them.
  func removeAll() throws
}
