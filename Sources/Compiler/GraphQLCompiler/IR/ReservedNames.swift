/// The names that emitted code refers to from inside nested types.
struct ReservedNames {
  /// The names that no property gets: members of every object, and the first names of emitted expressions.
  var properties: Set<String> = [
    "__typename", "hashValue", "__storage", "__conditions", "__matches", "__inclusions", "__Stored",
    "InlineGraphQL", "Self", "Swift",
  ]

  /// The name of the element of `__Stored` that tells the parent type.
  static func parentTypeLabel(of typeName: String) -> String { "__on_" + typeName }

  /// The requirements of Swift's collections and of the runtime's protocols.
  static func ofConnections(_ part: ConnectionRoleIR) -> Set<String> {
    switch part {
    case .connection: ["count", "endIndex", "indices", "isEmpty", "startIndex", "underestimatedCount"]
    case .edge: []
    case .node: ["__node"]
    }
  }

  /// The names that no nested type gets.
  var types: Set<String> = [
    "Swift", "InlineGraphQL", "Data", "__Fields", "__Stored", "String", "Int", "Double", "Bool",
  ]

  /// The names that one definition refers to: the schema's namespace and the fragments it spreads.
  ///
  /// - Parameters:
  ///   - object: The definition's object.
  ///   - definition: The definition.
  ///   - fragmentNames: The Swift names of fragments.
  ///   - namespace: The schema's namespace.
  init(
    for object: MergedObject,
    of definition: SelectedDefinition,
    _ fragmentNames: FragmentNames,
    namespace: String
  ) {
    types.insert(TypePath(namespace).root)
    for fragment in object.spreads {
      let path = fragment.structPath
      if !path.isNamedAsMembers { properties.insert(path.root) }
      types.insert(path.root)
      types.insert(fragment.keyProtocol.root)
    }
    for name in object.unmaskedFragments {
      types.insert(fragmentNames.structPath(of: name).root)
    }
    if case .fragment = definition.written {
      // As in the fragment's own literal: others that spread it unmasked look for the names that its types have there.
      types.formUnion([definition.name, keyProtocol(ofFragment: definition.name)])
      properties.insert("fragment_" + definition.name)
      // Types nested in those of fragments, whose names no property can have.
      properties.formUnion(["Case", "Fields"])
    }
  }
}
