/// Where a store has the objects of a response that it made.
package final class StoredObjects: Sendable {
  /// The store's own notes for reading an object of the response again.
  package let source: any AnyObject & Sendable

  /// Each object, by its offset in the response.
  let objects: ObjectsByOffset

  /// The request that the response answers.
  let request: RequestContext

  /// Creates the objects of a response.
  init(
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset,
    _ request: RequestContext
  ) {
    (self.source, self.objects, self.request) = (source, objects, request)
  }

  /// Returns objects that the store read later for the same operation.
  func replacing(_ source: any AnyObject & Sendable, _ objects: ObjectsByOffset) -> StoredObjects {
    StoredObjects(source, objects, request)
  }
}

/// An object of a store as a response shows it.
package struct StoredObject: Hashable, Sendable {
  /// The number of the object's record.
  package let record: Int32

  /// The number of what the response's document selects of it.
  package let selections: Int32

  package init(record: Int32, selections: Int32) {
    (self.record, self.selections) = (record, selections)
  }
}

/// The objects of a store that a response shows, by their offsets in it.
package struct ObjectsByOffset: Sendable {
  // Two arrays, because a response has many objects and few are asked for.
  private var offsets: [Int] = []
  private var objects: [StoredObject] = []

  /// Creates no objects, with room for some.
  package init(capacity: Int = 0) {
    offsets.reserveCapacity(capacity)
    objects.reserveCapacity(capacity)
  }

  /// The number of objects.
  package var count: Int { objects.count }

  /// Adds an object after those that are there.
  package mutating func append(_ object: StoredObject, at offset: Int) {
    offsets.append(offset)
    objects.append(object)
  }

  /// Removes the objects from an offset on.
  package mutating func remove(from offset: Int) {
    while let last = offsets.last, last >= offset {
      offsets.removeLast()
      objects.removeLast()
    }
  }

  /// Returns the object at an offset; `nil` if there is none.
  ///
  /// - Parameter position: Where the last object was found. The next often is near.
  func object(at offset: Int, near position: inout Int) -> StoredObject? {
    var range = offsets.indices
    if range.contains(position) {
      let isBefore = offset < offsets[position]
      for distance in 0..<16 {
        let index = isBefore ? position - distance : position + distance
        guard range.contains(index) else { break }
        if offsets[index] == offset {
          position = index
          return objects[index]
        }
      }
    }
    while let first = range.first {
      let middle = first + range.count / 2
      if offsets[middle] == offset {
        position = middle
        return objects[middle]
      }
      range = offsets[middle] < offset ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }
}

/// The object in a store from which a fragment was read.
@usableFromInline
package struct StoredOrigin: Sendable {
  package let objects: StoredObjects
  package let object: StoredObject

  /// The Boolean arguments that the object spreads the fragment with.
  let arguments: [__BooleanVariable]
}

extension FragmentPointer {
  /// The object in a store from which the fragment was read; `nil` if the response came from no store.
  package var storedOrigin: StoredOrigin? { box.storedOrigin }
}
