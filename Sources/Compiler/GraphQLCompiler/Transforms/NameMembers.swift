/// Gives the properties and nested types of an object their Swift names, recursively.
///
/// A property has the response key as its name, and a nested type is `<SchemaType>_<responseKey>`, in the schema's case of
/// names. A name gets a number only if it would appear twice in one type, or hide a name that emitted code refers to.
///
/// Before:
///
/// ```graphql
/// { hero { hashValue friends { name } } ...Menu }
/// ```
///
/// After, with the names of properties and types:
///
/// ```graphql
/// { # Data
///   hero { # hero: Character_hero
///     hashValue # hashValue_2
///     friends { name } # friends: [Character_friends]
///   }
///   ...Menu # fragment_Menu
/// }
/// ```
///
/// - Parameters:
///   - object: The object.
///   - swiftNames: How names are written.
///   - reserved: The names that nested types would hide.
func nameMembers(
  of object: BubbledObject,
  in swiftNames: SwiftNames,
  reserving reserved: ReservedNames
) -> NamedObject {
  NamedObject(object.object, named: "Data", in: swiftNames, reserving: reserved)
}

extension NamedObject {
  fileprivate init(
    _ object: MergedObject,
    named swiftName: String,
    in swiftNames: SwiftNames,
    reserving reserved: ReservedNames
  ) {
    self.init(
      position: object.position,
      hasSeveralTypes: object.hasSeveralTypes,
      connectionRole: object.connectionRole,
      swiftName: swiftName,
      swiftNames: swiftNames,
      selections: [],
      narrowings: object.narrowings,
      unmaskedSpreads: object.unmaskedSpreads
    )
    var names = DistinctNames(taken: reserved.properties)
    names.reserve([ReservedNames.parentTypeLabel(of: object.position.typeName)])
    if let connectionRole { names.reserve(ReservedNames.ofConnections(connectionRole)) }
    // First, because the fragments' key protocols require exactly these names.
    var spreads = namedSpreads(of: object, &names)[...]
    var fields = namedFields(of: object, in: swiftNames, &names)[...]
    names.reserve(reserved.types)
    selections.reserveCapacity(object.selections.count)
    for selection in object.selections {
      switch selection {
      case .typename: selections.append(.typename)
      case .scalarField: selections.append(.scalarField(fields.removeFirst()))
      case .linkedField(_, let inner):
        selections.append(linked(fields.removeFirst(), of: inner, in: swiftNames, &names, reserving: reserved))
      case .fragmentSpread: selections.append(.fragmentSpread(spreads.removeFirst()))
      }
    }
  }
}

// Large values stay out of the functions that recurse, because unoptimized code keeps them on the stack at each level.

private func linked(
  _ field: NamedField,
  of object: MergedObject,
  in swiftNames: SwiftNames,
  _ names: inout DistinctNames,
  reserving reserved: ReservedNames
) -> NamedObject.Named {
  let name =
    if field.selected.isOfSameObject {
      names.take(field.responseKey.upperFirst)
    } else {
      names.take(swiftNames.type(object.position.typeName) + "_" + swiftNames.property(field.responseKey))
    }
  return .linkedField(field, of: NamedObject(object, named: name, in: swiftNames, reserving: reserved))
}

private func namedSpreads(of object: MergedObject, _ names: inout DistinctNames) -> [NamedSpread] {
  var spreads: [NamedSpread] = []
  for case .fragmentSpread(let spread) in object.selections {
    let name = "fragment_" + spread.name
    spreads.append(NamedSpread(selected: spread, propertyName: name, storedName: names.take(name)))
  }
  for case .linkedField(let field, _) in object.selections {
    if let fragment = field.deferral?.fragment { names.reserve(["fragment_" + fragment]) }
  }
  return spreads
}

private func namedFields(
  of object: MergedObject,
  in swiftNames: SwiftNames,
  _ names: inout DistinctNames
) -> [NamedField] {
  var fields: [NamedField] = []
  fields.reserveCapacity(object.selections.count)
  for selection in object.selections {
    switch selection {
    case .scalarField(let field), .linkedField(let field, _):
      // The name of a fragment is written for Swift.
      let name = field.isOfSameObject ? field.responseKey : swiftNames.property(field.responseKey)
      let propertyName = names.take(name)
      let storedName = field.deprecationReason.map { _ in names.take("_" + name) }
      fields.append(NamedField(selected: field, propertyName: propertyName, storedName: storedName))
    case .typename, .fragmentSpread:
      continue
    }
  }
  return fields
}
