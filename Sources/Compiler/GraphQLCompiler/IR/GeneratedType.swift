import GraphQLLanguage

/// The properties and views of a generated type.
struct GeneratedType: Sendable {
  /// The path of the Swift type, beginning with `Data`.
  var path: TypePath

  /// The object types that its values may have; `nil` if unknown.
  var types: Set<String>?

  /// The selections.
  var properties: [ViewPropertyIR]

  /// The narrower views.
  var cases: [ViewCaseIR] = []

  /// Whether it is an enum.
  var isEnum = false

  /// Whether it is the view of objects that no case of an enum applies to.
  var isOther = false

  /// The names of the fragments that every value of the type spreads unmasked.
  var unmaskedFragments: [String]

  /// The names among them that also hold for the enclosing view.
  var fragmentsAround: [String] = []
}

extension ObjectIR {
  /// The properties and views of the object's generated types and of those in it, by the types' paths.
  func generatedTypes(in schema: Schema) -> [TypePath: GeneratedType] {
    var generatedTypes: [TypePath: GeneratedType] = [:]
    forEachObject { $0.appendGeneratedTypes(to: &generatedTypes, schema) }
    return generatedTypes
  }

  /// Visits the object and its nested objects without recursion.
  private func forEachObject(_ visit: (ObjectIR) -> Void) {
    var waiting = [self]
    while let object = waiting.popLast() {
      visit(object)
      for case .linkedField(_, let inner) in object.selections { waiting.append(inner) }
    }
  }

  private func appendGeneratedTypes(to generatedTypes: inout [TypePath: GeneratedType], _ schema: Schema) {
    for view in views { view.appendGeneratedTypes(to: &generatedTypes, schema) }
    if !views.isEmpty || !outerConditions.isEmpty { return }
    generatedTypes[path] = GeneratedType(
      path: path,
      types: hasSeveralTypes ? nil : Set(schema.possibleTypes(of: typeName)),
      properties: properties,
      unmaskedFragments: unmaskedFragments
    )
  }

  private var properties: [ViewPropertyIR] {
    selections.compactMap { selection in
      if case .typename = selection { return nil }
      var property = ViewPropertyIR(selection: selection, isOptional: !selection.condition.isAlways)
      if case .linkedField(_, let object) = selection {
        property.typePath = object.path
        property.typeName = object.swiftName
      }
      return property
    }
  }
}

extension ViewIR {
  fileprivate func appendGeneratedTypes(
    to generatedTypes: inout [TypePath: GeneratedType],
    _ schema: Schema,
    inside fragmentsAround: [String] = []
  ) {
    let types = self.types ?? (hasSeveralTypes ? nil : Set(schema.possibleTypes(of: typeName)))
    generatedTypes[path] = GeneratedType(
      path: path,
      types: types,
      properties: properties,
      cases: cases,
      isEnum: otherName != nil,
      unmaskedFragments: unmaskedFragments,
      fragmentsAround: fragmentsAround
    )
    if let otherName {
      let otherPath = path.nesting(otherName)
      generatedTypes[otherPath] = GeneratedType(
        path: otherPath,
        types: types.map { cases.filter(\.isEnumCase).reduce($0) { $0.subtracting($1.types ?? []) } },
        properties: properties,
        isOther: true,
        unmaskedFragments: unmaskedFragments,
        fragmentsAround: unmaskedFragments
      )
    }
    for view in inner {
      let isNarrower = cases.contains { $0.path == view.path }
      view.appendGeneratedTypes(to: &generatedTypes, schema, inside: isNarrower ? unmaskedFragments : [])
    }
  }
}
