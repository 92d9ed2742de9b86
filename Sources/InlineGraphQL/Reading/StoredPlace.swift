/// Where a store has the objects of a response that it made.
package final class StoredObjects: Sendable {
  /// What the store needs to read an object of the response again.
  package let source: any AnyObject & Sendable

  /// Each object, by its offset in the response.
  let objects: [Int: StoredObject]

  /// The operation that the response answers, with what is decoded as it is.
  let origin: ResponseOrigin
  let providedBooleans: [(provider: ObjectIdentifier, value: Bool)]

  private init(
    _ source: any AnyObject & Sendable,
    _ objects: [Int: StoredObject],
    _ origin: ResponseOrigin,
    _ providedBooleans: [(provider: ObjectIdentifier, value: Bool)]
  ) {
    (self.source, self.objects, self.origin) = (source, objects, origin)
    self.providedBooleans = providedBooleans
  }

  /// Creates the objects of a response.
  ///
  /// - Parameters:
  ///   - source: What the store needs to read an object of the response again.
  ///   - objects: Each object, by its offset in the response.
  ///   - operation: The operation that the response answers.
  ///   - request: The request that the client would have sent.
  ///   - client: The client.
  package convenience init<Operation: GraphQLOperation>(
    _ source: any AnyObject & Sendable,
    _ objects: [Int: StoredObject],
    of operation: Operation,
    _ request: GraphQLRequest,
    client: GraphQLClient
  ) {
    let origin = ResponseOrigin(operation: operation, client: client)
    self.init(source, objects, origin, request.providedValues.booleans)
  }

  /// Returns other objects of the same response.
  package func replacing(_ objects: [Int: StoredObject]) -> StoredObjects {
    StoredObjects(source, objects, origin, providedBooleans)
  }
}

/// An object of a store as a response shows it.
package struct StoredObject: Hashable, Sendable {
  /// The number of the object's record.
  package let record: Int32

  /// The number of what the response's document selects of it.
  package let selections: Int32

  /// Creates an object.
  package init(record: Int32, selections: Int32) {
    (self.record, self.selections) = (record, selections)
  }
}

/// The object in a store from which a fragment was read.
@usableFromInline
package struct StoredPlace: Sendable {
  package let objects: StoredObjects
  package let object: StoredObject

  /// The Boolean arguments that the object spreads the fragment with.
  let arguments: [__BooleanVariable]
}

extension FragmentPointer {
  /// The object in a store from which the fragment was read; `nil` if the response came from no store.
  package var place: StoredPlace? { box.place }
}
