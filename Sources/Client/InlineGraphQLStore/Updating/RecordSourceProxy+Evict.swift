import InlineGraphQL

extension RecordSourceProxy {
  /// Forgets what is known of an object, and of the objects in it that have no identity.
  ///
  /// Links to it stay, so readers miss its fields, and ask the service for them if their policy says so. If the service has the
  /// object no more, ``delete(_:)`` makes the links null.
  ///
  /// - Precondition: It is not the root.
  public final func evict(_ record: RecordProxy) {
    precondition(!contents.pointee.table.isRoot(record.number), "The object that queries begin with cannot be evicted")
    contents.pointee.evict(record.number)
  }

  /// Forgets what is known of all objects of a type, as ``evict(_:)`` does.
  public final func evictAll(_ type: String) {
    for record in contents.pointee.identifiedObjects(ofType: type) { contents.pointee.evict(record) }
  }

  /// Forgets what is known of some objects, as ``evict(_:)`` does.
  ///
  /// ```swift
  /// store.update { records in
  ///   records.evictAll { $0.type == "Notification" && $0.getValue("isRead") == true }
  /// }
  /// ```
  ///
  /// - Parameter isEvicted: Says of each object with an identity whether it goes. What only the store's file has is loaded for it.
  /// - Throws: The error of the closure.
  public final func evictAll<Failure: Error>(
    where isEvicted: (RecordProxy) throws(Failure) -> Bool
  ) throws(Failure) {
    var evicted: [RecordID] = []
    for record in contents.pointee.identifiedObjects(ofType: nil) {
      if try isEvicted(RecordProxy(record, self)) { evicted.append(record) }
    }
    for record in evicted { contents.pointee.evict(record) }
  }
}

extension RecordProxy {
  /// Forgets the value of a field, and of the objects in it that have no identity. Readers miss it.
  public func evict(_ name: String, _ arguments: GraphQLJSONObject = [:]) {
    source.contents.pointee.evict([field(name, arguments)], of: number)
  }

  /// Forgets the values of a field with all arguments that it was read with, as ``evict(_:_:)`` does.
  ///
  /// A list with `@connection` is a field of its own: evict the record of ``getConnection(_:_:)``.
  public func evictAll(_ name: String) {
    source.contents.pointee.evict(source.contents.pointee.fields(named: name, of: number), of: number)
  }
}
