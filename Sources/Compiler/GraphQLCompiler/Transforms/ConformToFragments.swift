import GraphQLLanguage
import GraphQLValidation

/// Finds the protocols of unmasked fragments that a document's generated types conform to, and makes the protocols of
/// its own fragments.
///
/// Before:
///
/// ```graphql
/// query Q { hero { ...Card @relay(mask: false) height } }
/// fragment Card on Character { name friends { name } }
/// ```
///
/// After, with the protocols:
///
/// ```graphql
/// query Q {
///   hero { # Card.Data.Fields
///     name
///     friends { name } # Card.Data.Character_friends.Fields
///     height
///   }
/// }
/// ```
///
/// The transform compares a type with the fragment's own type: fields, objects and views. The type conforms if it has
/// every property that the fragment's type has, and no less certainly. That holds wherever the fragment is spread
/// without a condition, except for selections that the fragment alone ties to a variable, and for types whose name in the
/// fragment is that of something that the definition refers to.
struct FragmentConformer {
  /// The facts about a fragment that its protocols depend on.
  struct Fragment {
    var name: String
    /// The path of the fragment's struct.
    var structPath: TypePath
    var accessLevel: AccessLevel
    /// Whether it has the protocols. If not, nothing conforms to them either.
    var hasFields: Bool
    /// The properties and views of its types, by their paths, and the protocols made of them.
    var generatedTypes: [TypePath: GeneratedType]
    /// The names that its types refer to.
    var names: ReservedNames
    var conformances: FragmentConformancesIR = [:]
    var fieldsProtocols: [TypePath: FieldsProtocolIR] = [:]
    var isFinished = false
  }

  private let schema: Schema
  private let names: FragmentNames
  private let accessLevel: AccessLevel
  private var fragments: [String: Fragment] = [:]

  /// - Parameters:
  ///   - definitions: The definitions of the document, and the fragments that it spreads unmasked.
  ///   - names: The Swift names of fragments.
  ///   - context: The schema, and facts about the code around the literal.
  init(_ definitions: [NarrowedDefinition], _ names: FragmentNames, in context: CompilationContext) {
    schema = context.schema
    self.names = names
    accessLevel = context.accessLevel
    for fragment in definitions {
      guard case .fragment = fragment.written else { continue }
      self.fragments[fragment.name] = Fragment(
        name: fragment.name,
        structPath: names.structPath(of: fragment.name),
        accessLevel: names.accessLevel(of: fragment.name) ?? accessLevel,
        hasFields: context.fragmentsWithFields?.contains(fragment.name) ?? true,
        generatedTypes: fragment.object.generatedTypes(in: schema),
        names: fragment.names
      )
    }
  }

  /// Returns a definition with its conformances, and a fragment with its protocols.
  mutating func conform(_ definition: NarrowedDefinition) -> DefinitionIR {
    switch definition.written {
    case .operation(let operation):
      let generatedTypes = definition.hasUnmaskedFragments ? definition.object.generatedTypes(in: schema) : [:]
      return .operation(
        OperationIR(
          written: operation,
          sent: definition.sent,
          name: definition.name,
          object: definition.object,
          missingFields: definition.missingFields,
          conformances: conformances(of: generatedTypes, referringTo: definition.names)
        )
      )
    case .fragment(let fragment):
      finish(definition.name)
      return .fragment(
        FragmentIR(
          written: fragment,
          sent: definition.sent,
          name: definition.name,
          object: definition.object,
          missingFields: definition.missingFields,
          conformances: fragments[definition.name]?.conformances ?? [:],
          fieldsProtocols: fragments[definition.name]?.fieldsProtocols ?? [:]
        )
      )
    }
  }

  private mutating func finish(_ name: String) {
    guard let fragment = fragments[name], !fragment.isFinished else { return }
    fragments[name]?.isFinished = true
    var conformances = conformances(of: fragment.generatedTypes, referringTo: fragment.names)
    for type in fragment.generatedTypes.values where !type.isOther && fragment.hasFields {
      let fieldsProtocol = fieldsProtocol(of: type, in: name, refining: &conformances[type.path, default: []])
      fragments[name]?.fieldsProtocols[type.path] = fieldsProtocol
    }
    fragments[name]?.conformances = conformances
  }

  private mutating func conformances(
    of generatedTypes: [TypePath: GeneratedType],
    referringTo names: ReservedNames
  ) -> FragmentConformancesIR {
    guard generatedTypes.values.contains(where: { !$0.unmaskedFragments.isEmpty }) else { return [:] }
    var result: FragmentConformancesIR = [:]
    var seen: Set<[TypePath]> = []
    var search = ConformanceSearch(generatedTypes, referringTo: names)
    for (path, type) in generatedTypes.sorted(by: { $0.key.description < $1.key.description }) {
      for name in type.unmaskedFragments {
        finish(name)
        guard let fragment = fragments[name], fragment.hasFields else { continue }
        // A view with narrower views shares them with the enclosing view.
        if type.fragmentsAround.contains(name), fragment.generatedTypes[.data]?.cases.isEmpty != true { continue }
        for (path, conformance) in search.conformances(of: path, to: fragment) ?? []
        where seen.insert([path, conformance.protocolPath]).inserted {
          result[path, default: []].append(conformance)
        }
      }
    }
    for (path, conformances) in result { result[path] = withoutImplied(conformances, of: generatedTypes[path]) }
    return result
  }

  /// Removes protocols that others refine, and names the witnesses.
  private func withoutImplied(
    _ conformances: [FragmentConformanceIR],
    of type: GeneratedType?
  ) -> [FragmentConformanceIR] {
    let implied = Set(conformances.flatMap { fragments[$0.fragment]?.fieldsProtocols[$0.path]?.refined ?? [] })
    var result = conformances.filter { !$0.witnesses.isEmpty || !implied.contains($0.protocolPath) }
    let cases = type?.cases.map(\.caseName) ?? []
    var names = DistinctNames(taken: (type?.memberNames ?? []).union(cases).union(namesOfParts))
    for index in result.indices {
      for witness in result[index].witnesses.indices {
        result[index].witnesses[witness].name = names.take(result[index].witnesses[witness].name)
      }
    }
    return result
  }

  /// Returns the protocol of a fragment's type.
  ///
  /// - Parameter conformances: The conformances of the type. Those that the protocol refines are removed.
  private func fieldsProtocol(
    of type: GeneratedType,
    in name: String,
    refining conformances: inout [FragmentConformanceIR]
  ) -> FieldsProtocolIR {
    var fieldsProtocol = FieldsProtocolIR(path: type.path)
    var inherited: Set<String> = []
    let accessLevel = fragments[name]?.accessLevel ?? accessLevel
    conformances.removeAll { conformance in
      guard conformance.witnesses.isEmpty, let refined = fragments[conformance.fragment],
        refined.accessLevel.covers(accessLevel)
      else { return false }
      fieldsProtocol.refined.append(conformance.protocolPath)
      inherited.formUnion(refined.generatedTypes[conformance.path]?.memberNames ?? [])
      return true
    }
    for property in type.properties {
      switch property.selection {
      case .fragmentSpread(let spread):
        if inherited.contains(spread.propertyName) { continue }
        if (names.accessLevel(of: spread.name) ?? accessLevel).covers(accessLevel) {
          fieldsProtocol.keys.append(spread.keyProtocol(isOptional: property.isOptional))
        } else {
          fieldsProtocol.properties.append(property)
        }
      case .scalarField(let field):
        if !inherited.contains(field.propertyName) { fieldsProtocol.properties.append(property) }
      case .linkedField(let field, _):
        if let object = property.object { fieldsProtocol.add(object, isInherited: inherited.contains(object.name)) }
        if !inherited.contains(field.propertyName) { fieldsProtocol.properties.append(property) }
      case .typename:
        continue
      }
    }
    for key in type.properties.deferredKeys where !inherited.contains("fragment_" + key.fragment) {
      guard (names.accessLevel(of: key.fragment) ?? accessLevel).covers(accessLevel) else { continue }
      fieldsProtocol.keys.append(key.keyProtocol)
    }
    for narrower in type.cases {
      let view = AssociatedTypeIR(name: narrower.typeName, path: narrower.path)
      fieldsProtocol.add(view, isInherited: inherited.contains(view.name))
      if !inherited.contains(narrower.accessorName) { fieldsProtocol.cases.append(narrower) }
    }
    fieldsProtocol.enumCases = type.isEnum ? type.cases.filter(\.isEnumCase) : nil
    return fieldsProtocol
  }
}

extension FieldsProtocolIR {
  fileprivate mutating func add(_ type: AssociatedTypeIR, isInherited: Bool) {
    if isInherited { narrowedTypes.append(type) } else { associatedTypes.append(type) }
  }
}

extension NamedSpread {
  /// Returns the protocol of objects that spread the fragment, always or on a condition.
  func keyProtocol(isOptional: Bool) -> TypePath {
    isOptional ? structPath.nesting("OptionalKey") : keyProtocol
  }
}

/// The names of members of every type, which no member of the document gets.
private let namesOfParts: Set<String> = [
  "__other", "__storage", "__typename", "__parentType", "__conditions", "__matches", "__inclusions", "__Stored",
]

extension GeneratedType {
  /// The names of the type's members for the document.
  fileprivate var memberNames: Set<String> {
    var names: Set<String> = []
    for property in properties { names.formUnion([property.name, property.object?.name ?? property.name]) }
    for key in properties.deferredKeys { names.insert("fragment_" + key.fragment) }
    for narrower in cases { names.formUnion([narrower.accessorName, narrower.typeName]) }
    return names
  }
}
