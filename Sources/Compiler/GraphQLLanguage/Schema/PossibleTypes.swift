import OrderedCollections

extension Schema {
  /// Returns the possible types of a type, in the order of the source (section 5.5.2.3).
  ///
  /// - Parameter typeName: An object type, whose only possible type is itself, or an interface or union. Other types
  ///   have no possible types.
  package func possibleTypes(of typeName: String) -> OrderedSet<String> {
    guard let entry = entry(of: typeName) else { return [] }
    switch entry.kind {
    case .object: return [typeName]
    case .union:
      return parsed.withLock { parsed in
        if let members = parsed.members[typeName] { return members }
        let members = OrderedSet(entry.members)
        parsed.members[typeName] = members
        return members
      }
    case .interface:
      return parsed.withLock { parsed in
        let implementers = parsed.implementers ?? index.implementers()
        parsed.implementers = implementers
        return implementers[typeName] ?? []
      }
    case .scalar, .enum, .inputObject: return []
    }
  }

  /// Returns whether every value of a type is a value of another: the types are the same, the first implements the
  /// second, or the first is a member of the second.
  ///
  /// - Parameters:
  ///   - typeName: The narrower type.
  ///   - parentName: The wider type.
  package func isSubtype(_ typeName: String, of parentName: String) -> Bool {
    if typeName == parentName { return true }
    guard let parent = entry(of: parentName), let type = entry(of: typeName) else { return false }
    switch parent.kind {
    case .interface: return type.interfaces.contains(parentName)
    case .union: return possibleTypes(of: parentName).contains(typeName)
    case .scalar, .object, .enum, .inputObject: return false
    }
  }

  /// Returns whether two types have a possible type in common.
  ///
  /// - Parameters:
  ///   - typeName: An object, interface or union.
  ///   - otherName: Another object, interface or union.
  package func doTypesOverlap(_ typeName: String, _ otherName: String) -> Bool {
    if typeName == otherName { return true }
    let (few, many) = possibleTypesBySize(typeName, otherName)
    return few.contains(where: many.contains)
  }

  /// Returns the possible types that two types have in common.
  package func commonTypes(_ typeName: String, _ otherName: String) -> Set<String> {
    let (few, many) = possibleTypesBySize(typeName, otherName)
    return Set(few.lazy.filter(many.contains))
  }

  /// Returns the possible types of two types, the smaller set first.
  private func possibleTypesBySize(
    _ typeName: String,
    _ otherName: String
  ) -> (few: OrderedSet<String>, many: OrderedSet<String>) {
    let (types, others) = (possibleTypes(of: typeName), possibleTypes(of: otherName))
    return types.count <= others.count ? (types, others) : (others, types)
  }

  private func entry(of typeName: String) -> SchemaIndex.TypeEntry? {
    builtIns?.index.type(named: typeName) ?? index.type(named: typeName)
  }
}

extension SchemaIndex {
  /// Returns the object types that implement each interface, in the order of the source.
  fileprivate func implementers() -> [String: OrderedSet<String>] {
    var implementers: [String: OrderedSet<String>] = [:]
    for type in types where type.kind == .object {
      for interface in type.interfaces {
        implementers[interface, default: []].append(type.name)
      }
    }
    return implementers
  }
}
