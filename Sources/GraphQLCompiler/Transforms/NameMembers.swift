/// Gives the properties and nested types of an object their Swift names, recursively.
///
/// A property is named as the response key, a nested type `<SchemaType>_<responseKey>`. Only where such a name would be
/// there twice in one type, or hide a name that emitted code refers to, it gets a number.
///
/// - Parameters:
///   - object: The object.
///   - reserved: The names that nested types would hide.
func nameMembers(of object: ObjectIR, reserving reserved: ReservedNames) -> ObjectIR {
  var result = object
  result.nameMembers(reserving: reserved)
  return result
}

extension ObjectIR {
  fileprivate mutating func nameMembers(reserving reserved: ReservedNames) {
    var names = nameProperties(reserving: reserved)
    names.reserve(reserved.types)
    for index in selections.indices { nameType(ofObjectAt: index, reserving: reserved, &names) }
  }

  // What is large stays out of the functions that recurse: unoptimised code has it on the stack at each level.

  private mutating func nameType(
    ofObjectAt index: Int,
    reserving reserved: ReservedNames,
    _ names: inout DistinctNames
  ) {
    guard case .linkedField(var field) = selections[index] else { return }
    field.object.nameMembers(reserving: reserved)
    field.object.swiftName = names.take(field.object.typeName + "_" + field.responseKey)
    selections[index] = .linkedField(field)
  }

  /// - Returns: The names that are left.
  private mutating func nameProperties(reserving reserved: ReservedNames) -> DistinctNames {
    var names = DistinctNames(taken: reserved.properties)
    if let connectionPart { names.reserve(ReservedNames.ofConnections(connectionPart)) }
    // First, as the fragments' key protocols ask for these very names.
    for index in selections.indices {
      guard case .fragmentSpread(var spread) = selections[index] else { continue }
      spread.propertyName = names.take("fragment_" + spread.name)
      selections[index] = .fragmentSpread(spread)
    }
    for index in selections.indices {
      switch selections[index] {
      case .scalarField(var field):
        if field.isTypename { continue }
        field.propertyName = names.take(field.responseKey)
        if field.deprecationReason != nil { field.storedName = names.take("_" + field.responseKey) }
        selections[index] = .scalarField(field)
      case .linkedField(var field):
        field.propertyName = names.take(field.responseKey)
        if field.deprecationReason != nil { field.storedName = names.take("_" + field.responseKey) }
        selections[index] = .linkedField(field)
      case .fragmentSpread, .inlineFragment:
        continue
      }
    }
    return names
  }
}

/// The names that emitted code refers to from inside of nested types.
struct ReservedNames {
  /// What a property must not be named: members of every object, and what emitted expressions begin with.
  var properties: Set<String> = [
    "__typename", "hashValue", "__storage", "__conditions", "__matches", "__presences", "__Stored",
    "InlineGraphQL", "Self", "Swift",
  ]

  /// What Swift's collections and our protocols ask for.
  static func ofConnections(_ part: ConnectionPartIR) -> Set<String> {
    switch part {
    case .connection: ["count", "endIndex", "indices", "isEmpty", "startIndex", "underestimatedCount"]
    case .edge: []
    case .node: ["__node"]
    }
  }

  /// What a nested type must not be named.
  var types: Set<String> = ["Swift", "InlineGraphQL", "Data", "__Fields", "__Stored"]

  /// The names that one definition refers to: the schema's namespace and the fragments it spreads.
  ///
  /// - Parameters:
  ///   - definition: The definition, merged.
  ///   - fragmentNames: How Swift code names fragments.
  ///   - namespace: The schema's namespace.
  init(in definition: DefinitionIR, _ fragmentNames: FragmentNames, namespace: String) {
    types.insert(SwiftName.root(of: namespace))
    for fragment in definition.object.spreads {
      let root = SwiftName.root(of: fragment.swiftName)
      if !SwiftName.isNamedAsMembers(root) { properties.insert(root) }
      types.insert(root)
      types.insert(SwiftName.root(of: fragment.keyProtocol))
    }
    for name in definition.object.unmaskedFragments {
      types.insert(SwiftName.root(of: fragmentNames.swiftName(of: name)))
    }
    if case .fragment(let fragment) = definition {
      types.insert(SwiftName.root(of: fragmentNames.swiftName(of: fragment.name)))
      // Types that are nested in those of fragments; properties cannot be named like them.
      properties.formUnion(["Case", "Fields"])
    }
  }
}

extension ObjectIR {
  /// The fragments spread anywhere in the object, each once, in the order of reading.
  var spreads: [FragmentSpreadIR] {
    var spreads: [FragmentSpreadIR] = []
    var seen: Set<String> = []
    appendSpreads(to: &spreads, seen: &seen)
    return spreads
  }

  private func appendSpreads(to spreads: inout [FragmentSpreadIR], seen: inout Set<String>) {
    for selection in selections {
      switch selection {
      case .fragmentSpread(let spread):
        if seen.insert(spread.name).inserted { spreads.append(spread) }
      case .linkedField(let field):
        field.object.appendSpreads(to: &spreads, seen: &seen)
      case .scalarField, .inlineFragment:
        continue
      }
    }
  }
}
