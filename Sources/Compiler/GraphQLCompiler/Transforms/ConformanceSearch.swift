/// Compares the types of a definition with those of a fragment.
///
/// Before, for `fragment Card on Character { name friends { name } }`:
///
/// ```graphql
/// hero { name friends { id name } height }
/// ```
///
/// After, with the conformances:
///
/// ```graphql
/// hero { # has what Card.Data requires
///   name
///   friends { id name } # has what Card.Data.Character_friends requires
///   height
/// }
/// ```
struct ConformanceSearch {
  typealias Conformance = (path: TypePath, conformance: FragmentConformanceIR)

  private let generatedTypes: [TypePath: GeneratedType]
  /// The names that the types refer to. A protocol that declares a type with one of them would hide it.
  private let names: ReservedNames
  /// The properties of the types visited so far, by their keys.
  private var properties: [TypePath: [String: ViewPropertyIR]] = [:]

  /// The types compared so far, with the protocols that they conform to.
  private var found: [Conformance] = []
  private var visited: Set<[TypePath]> = []

  init(_ generatedTypes: [TypePath: GeneratedType], referringTo names: ReservedNames) {
    self.generatedTypes = generatedTypes
    self.names = names
  }

  /// Returns the protocols that a type and the types of its objects and views conform to, if it has a fragment's
  /// selections.
  mutating func conformances(of path: TypePath, to fragment: FragmentConformer.Fragment) -> [Conformance]? {
    (found, visited) = ([], [])
    return conforms(path, to: .data, of: fragment) ? found : nil
  }

  /// Returns whether a type has all properties and views of a fragment's type.
  private mutating func conforms(
    _ path: TypePath,
    to wantedPath: TypePath,
    of fragment: FragmentConformer.Fragment
  ) -> Bool {
    guard visited.insert([path, wantedPath]).inserted else { return true }
    guard let type = generatedTypes[path], let wanted = fragment.generatedTypes[wantedPath],
      let fields = fragment.fieldsProtocols[wantedPath]
    else { return false }
    var conformance = FragmentConformanceIR(
      fragment: fragment.name,
      path: wantedPath,
      protocolPath: wantedPath.within(fragment.structPath).nesting("Fields")
    )
    let own = properties[path] ?? Dictionary(type.properties.map { ($0.key, $0) }) { first, _ in first }
    properties[path] = own
    for property in wanted.properties {
      guard let same = own[property.key], matches(same, property, fields, of: fragment, &conformance) else {
        return false
      }
    }
    addDeferredKeys(of: wanted, fields, own, &conformance)
    for narrower in wanted.cases {
      guard matches(type, narrower, fields, of: fragment, &conformance) else { return false }
    }
    found.append((path, conformance))
    return true
  }

  /// Adds the keys of deferred fragments. It is a function of its own, so that what recurses needs less stack.
  private func addDeferredKeys(
    of wanted: GeneratedType,
    _ fields: FieldsProtocolIR,
    _ own: [String: ViewPropertyIR],
    _ conformance: inout FragmentConformanceIR
  ) {
    for key in wanted.properties.deferredKeys where fields.keys.contains(key.keyProtocol) {
      // An object that also spreads the fragment otherwise may always have it.
      guard let spread = own["..." + key.fragment], !spread.isNullable else { continue }
      conformance.add(.property(spread, isOptional: true), as: "fragment_" + key.fragment, of: key.keyProtocol)
    }
  }

  private mutating func matches(
    _ own: ViewPropertyIR,
    _ wanted: ViewPropertyIR,
    _ fields: FieldsProtocolIR,
    of fragment: FragmentConformer.Fragment,
    _ conformance: inout FragmentConformanceIR
  ) -> Bool {
    if own.isNullable, !wanted.isNullable { return false }
    if let ownObject = own.object, let object = wanted.object {
      guard conforms(ownObject.path, to: object.path, of: fragment) else { return false }
      if ownObject.name != object.name, fields.associatedTypes.contains(object) {
        if names.types.contains(object.name) { return false }
        conformance.add(.type(ownObject.path), as: object.name)
      }
    }
    if own.name == wanted.name, own.isNullable == wanted.isNullable { return true }
    let kind = WitnessIR.Kind.property(own, isOptional: wanted.isNullable)
    if fields.properties.contains(where: { $0.key == wanted.key }) {
      conformance.add(kind, as: wanted.name)
    } else if case .fragmentSpread(let spread) = own.selection {
      conformance.add(kind, as: wanted.name, of: spread.keyProtocol(isOptional: wanted.isOptional))
    }
    return true
  }

  private mutating func matches(
    _ type: GeneratedType,
    _ wanted: ViewCaseIR,
    _ fields: FieldsProtocolIR,
    of fragment: FragmentConformer.Fragment,
    _ conformance: inout FragmentConformanceIR
  ) -> Bool {
    let (path, value): (TypePath, WitnessIR.View)
    var (hasType, hasValue) = (false, false)
    if let own = type.cases.first(where: { $0.condition == wanted.condition }) {
      guard own.isOptional == wanted.isOptional, conforms(own.path, to: wanted.path, of: fragment) else { return false }
      (path, value) = (own.path, .accessor(own.accessorName))
      (hasType, hasValue) = (own.typeName == wanted.typeName, own.accessorName == wanted.accessorName)
    } else if wanted.types.map({ type.types?.isSubset(of: $0) == true }) ?? true {
      guard conforms(type.path, to: wanted.path, of: fragment) else { return false }
      (path, value) = (type.path, .itself)
    } else if wanted.isOptional, let types = wanted.types, type.types?.isDisjoint(with: types) == true {
      // No value has this type, so any type works.
      (path, value) = (wanted.path.within(fragment.structPath), .absent)
    } else {
      return false
    }
    if !hasType, fields.associatedTypes.contains(where: { $0.name == wanted.typeName }) {
      if names.types.contains(wanted.typeName) { return false }
      conformance.add(.type(path), as: wanted.typeName)
    }
    if !hasValue, fields.cases.contains(where: { $0.accessorName == wanted.accessorName }) {
      let kind = WitnessIR.Kind.view(type: path, value: value, isOptional: wanted.isOptional)
      conformance.add(kind, as: wanted.accessorName)
    }
    return true
  }
}

extension FragmentConformanceIR {
  fileprivate mutating func add(_ kind: WitnessIR.Kind, as requirement: String, of key: TypePath? = nil) {
    witnesses.append(
      WitnessIR(
        protocolPath: key ?? protocolPath,
        requirement: requirement,
        kind: kind,
        name: "__" + requirement
      )
    )
  }
}
