/// Where a store has the objects of a response that it made.
package final class StoredObjects: Sendable {
  /// The store.
  package let store: any AnyObject & Sendable

  /// The number of the record of each object, by the object's offset in the response.
  let records: [Int: Int32]

  /// The values of the variables, a JSON object in UTF-8.
  package let variables: [UInt8]

  /// Creates the objects of a response.
  package init(store: any AnyObject & Sendable, records: [Int: Int32], variables: [UInt8]) {
    (self.store, self.records, self.variables) = (store, records, variables)
  }
}

/// The object in a store from which a fragment was read.
@usableFromInline
package struct StoredPlace: Sendable {
  package let objects: StoredObjects

  /// The number of the object's record.
  package let record: Int32
}

extension FragmentPointer {
  /// The object in a store from which the fragment was read; `nil` if the response came from no store.
  package var place: StoredPlace? { box.place }
}
