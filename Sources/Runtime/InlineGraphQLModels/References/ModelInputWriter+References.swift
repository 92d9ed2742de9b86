import InlineGraphQL

extension ModelInputWriter {
  /// Writes the foreign key of a reference.
  ///
  /// - Parameters:
  ///   - keys: The fields that hold the other model's key, in order; nil for a field that the model writes itself.
  ///   - reference: The reference.
  public mutating func write<M: Model>(_ keys: StaticString?..., reference: LazyReference<M>) {
    switch reference.storage {
    case .unknown: break
    case .null:
      if isUpdate { for case let key? in keys { object.write(key) { $0.writeNull() } } }
    case .key, .box:
      for case (let key?, let value) in zip(keys, reference.identifier?.values.all ?? []) { object.write(key, value) }
    }
  }
}
