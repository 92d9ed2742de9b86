// Emitted initializers of models call these.
extension __ResponseReader {
  /// Reads the member `key`, a list of models.
  ///
  /// - Parameters:
  ///   - type: The type of the models in the list.
  ///   - key: The field's name.
  ///   - parent: The key of the model that has the field.
  /// - Returns: A list that is not loaded if there is no such member; nil if the member is null.
  /// - Throws: ``ResponseDecodingError`` if the member is something else.
  @inlinable
  public mutating func readModels<Parent: Model, Element: Model>(
    _ type: Element.Type,
    _ key: StaticString,
    of parent: ModelIdentifier<Parent>,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> ModelList<Element>? {
    let source = ListSource<Element>.parent(ListParent(model: Parent.self, key: parent.values, field: key))
    guard try find(key, in: &object) else { return ModelList(page: nil, source: source, origin: origin) }
    return readNull() ? nil : try ModelList(from: &self, source: source)
  }

  /// Reads the member `key`, the model of a belongs-to or has-one association.
  ///
  /// - Returns: A reference without a known key if there is no such member.
  /// - Throws: ``ResponseDecodingError`` if the member is neither a model, nor the key of one, nor null.
  @inlinable
  public mutating func readReference<M: Model>(
    _ type: M.Type,
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> LazyReference<M> {
    guard try find(key, in: &object) else { return LazyReference(storage: .unknown) }
    return try LazyReference(from: &self)
  }
}
