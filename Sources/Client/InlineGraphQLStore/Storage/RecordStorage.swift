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

  /// Returns the keys of the storage that begin with some bytes.
  ///
  /// - Parameters:
  ///   - prefix: The bytes, at least one, of which the last is below 255.
  ///   - limit: How many keys are wanted; `nil` if all are.
  /// - Throws: An error if it cannot read.
  func keys(withPrefix prefix: [UInt8], limit: Int?) throws -> [RecordKey]

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
