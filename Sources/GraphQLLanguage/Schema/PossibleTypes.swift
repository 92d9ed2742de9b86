import OrderedCollections

extension Schema {
  /// The object types that may stand where a type is asked for, in the order of the source (section 5.5.2.3).
  ///
  /// - Parameter typeName: an object, which gives itself, or an interface or union. Any other gives none.
  public func possibleTypes(of typeName: String) -> OrderedSet<String> {
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

  /// Whether values of a type may always stand where another is asked for: the type itself, an object or interface that
  /// implements it, or a member of it.
  ///
  /// - Parameters:
  ///   - typeName: the narrower type.
  ///   - parentName: the wider type.
  public func isSubtype(_ typeName: String, of parentName: String) -> Bool {
    if typeName == parentName { return true }
    guard let parent = entry(of: parentName), let type = entry(of: typeName) else { return false }
    switch parent.kind {
    case .interface: return type.interfaces.contains(parentName)
    case .union: return possibleTypes(of: parentName).contains(typeName)
    case .scalar, .object, .enum, .inputObject: return false
    }
  }

  /// Whether some object may be of both types.
  ///
  /// - Parameters:
  ///   - typeName: an object, interface or union.
  ///   - otherName: another.
  public func doTypesOverlap(_ typeName: String, _ otherName: String) -> Bool {
    if typeName == otherName { return true }
    let (few, many) = possibleTypesBySize(typeName, otherName)
    return few.contains(where: many.contains)
  }

  /// The object types that may stand where either of two types is asked for.
  package func commonTypes(_ typeName: String, _ otherName: String) -> Set<String> {
    let (few, many) = possibleTypesBySize(typeName, otherName)
    return Set(few.lazy.filter(many.contains))
  }

  /// The possible types of two types, the fewer first.
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
  /// The objects that implement each interface, in the order of the source.
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
