import InlineGraphQL

extension RecordSourceProxy {
  /// Writes the data of a fragment, as a response would.
  ///
  /// ```swift
  /// try store.update { records in
  ///   try records.write(HeroCard_hero.Data(name: "Luke", appearsIn: [.jedi]), of: HeroCard_hero.self, at: key)
  /// }
  /// ```
  ///
  /// `#graphql("…", memberwiseInitializers: true)` gives the fragment's types initializers.
  ///
  /// - Parameters:
  ///   - data: The data. The objects in it need the fields that identify them: select `id` in the fragment.
  ///   - fragment: The fragment.
  ///   - pointer: The fragment's data in a value that came from the store. Its object is written, with the arguments of its
  ///     spread.
  /// - Throws: ``UnknownObjectError`` if the value did not come from the store, or if the object has since gone;
  ///   ``UnidentifiedObjectError``; the error of a value that cannot be written.
  public final func write<Fragment: GraphQLFragment>(
    _ data: Fragment.Data,
    of fragment: Fragment.Type,
    at pointer: FragmentPointer
  ) throws {
    let (origin, source, group) = try place(of: fragment, at: pointer)
    let object = try data.encoded(origin.dynamicTypes)
    try check(object, group, origin.object.record)
    let text = Array(object.description.utf8)
    try text.withUnsafeBufferPointer { text in
      var writing = ResponseWriting(text, to: source.plan)
      try writing.writeObject(to: origin.object.record, group, &contents.pointee)
    }
  }

  /// Returns where a fragment was read, and what it selects there.
  final func place<Fragment: GraphQLFragment>(
    of fragment: Fragment.Type,
    at pointer: FragmentPointer
  ) throws -> (StoredOrigin, StoredSource, SelectionGroup) {
    guard let (origin, source) = place(of: pointer) else { throw UnknownObjectError(fragment: fragment.node.name) }
    let selected = source.plan.selections.numberedGroups[Int(origin.object.selections)]
    guard let group = source.plan.selections.group(of: ObjectIdentifier(fragment), in: selected) else {
      throw UnknownObjectError(fragment: fragment.node.name)
    }
    return (origin, source, group)
  }

  /// Returns where a value was read, if it was in this store and still is.
  final func place(of pointer: FragmentPointer) -> (StoredOrigin, StoredSource)? {
    guard let origin = pointer.storedOrigin, let source = origin.source,
      source.store.clock === contents.pointee.disk.clock,
      contents.pointee.table.has(origin.object.record, since: source.removals)
    else { return nil }
    return (origin, source)
  }

  /// Checks that the objects in an object say which they are.
  private func check(_ value: GraphQLJSONValue, _ group: SelectionGroup, _ record: RecordID) throws {
    let merged = group.mergedFields(for: contents.pointee.foundType(of: record), &contents.pointee.names)
    for field in merged.fields {
      guard let inner = field.group, let value = value[field.field.responseKey] else { continue }
      try contents.pointee.checkIdentities(in: value, inner, [.key(field.field.responseKey)])
    }
  }
}

/// The error for writing a fragment of an object that the store does not have.
public struct UnknownObjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the fragment.
  public var fragment: String

  /// The problem, and how to fix it.
  public var description: String {
    "The data of \(fragment) cannot be written: its object is not known to this store. Use the fragment of a value that came from the store, as those of GraphQLClient.values(of:) and of the policy .storeOnly do, while something retains it."
  }
}
