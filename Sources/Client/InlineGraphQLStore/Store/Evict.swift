import InlineGraphQL

extension GraphQLStore {
  /// Forgets what is known of an object, and of the objects in it that have no identity.
  ///
  /// Links to it stay, so readers miss its fields, and ask the service for them if their policy says so.
  ///
  /// - Parameters:
  ///   - type: The object's type in the schema.
  ///   - id: The object's `id`, or the value of its one key field.
  public func evict(_ type: String, id: String) {
    evict(type) { $0.identity(ofType: type, id: id) }
  }

  /// Forgets what is known of an object that several fields identify, as ``evict(_:id:)`` does.
  ///
  /// - Parameters:
  ///   - type: The object's type in the schema.
  ///   - key: The values of the type's key fields. An object with fewer of them is unknown, so nothing is forgotten.
  public func evict(_ type: String, key: GraphQLJSONObject) {
    evict(type) { $0.identity(ofType: type, in: key) }
  }

  private func evict(_ type: String, identity: (KeyFields) -> [UInt8]?) {
    publish { contents in
      guard let identity = identity(contents.names.keyFields),
        let record = contents.foundRecord(ofType: type, identifiedBy: identity)
      else { return }
      contents.evict(record)
    }
  }

  /// Forgets what is known of all objects of a type, as ``evict(_:id:)`` does.
  public func evictAll(_ type: String) { update { $0.evictAll(type) } }
}
