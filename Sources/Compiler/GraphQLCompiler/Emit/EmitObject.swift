extension Emitter {
  /// Writes the type of a response object, and nested in it the types of its objects.
  mutating func emit(_ object: ObjectIR) {
    if object.views.isEmpty {
      emitStruct(of: object)
    } else {
      for view in object.views { emit(view, of: object) }
    }
  }

  private mutating func emitStruct(of object: ObjectIR) {
    emitComment(object.swiftName == "Data" ? nil : object.description, parentType: object.typeName)
    let name = SwiftName.escaped(object.swiftName)
    let mirror = object.showsWhatItStores ? "" : ", Swift.CustomReflectable"
    text.open(access, "struct ", name, ": InlineGraphQL.ResponseObject", mirror, conformances(of: object))
    let outerStorage = storagePath
    storagePath = nil
    for selection in object.selections { emitProperty(of: selection, isVisible: true) }
    emitDeferredKeys(of: object.selections.map { ViewPropertyIR(selection: $0, isOptional: !$0.condition.isAlways) })
    if object.connectionRole != nil { emitConnectionMembers(of: object) }
    if context.memberwiseInitializers { emitMemberwiseInitializer(of: object) }
    if object.nestedObjectsDependOnType { outer.append(object) }
    emitTypes(in: object)
    emitFields(ofTypeAt: object.path)
    emitWitnesses(ofTypeAt: object.path)
    emitOwnKey(ofTypeAt: object.path)
    text.blank()
    emitMachinery(of: object, areVisible: true)
    if object.nestedObjectsDependOnType { outer.removeLast() }
    storagePath = outerStorage
    text.close()
  }

  /// Writes what the schema says of an object, and its type.
  mutating func emitComment(_ description: String?, parentType: String) {
    text.docComment(description)
    if description?.isEmpty == false { text.line("///") }
    text.line("/// Parent type: ", parentType)
  }

  /// Writes the type of the fields that views of an object show.
  mutating func emitFields(of object: ObjectIR, named name: String) {
    text.blank()
    text.open(
      access,
      "struct ",
      SwiftName.escaped(name),
      ": __ResponseFields",
      version,
      renaming(of: object, areVisible: false)
    )
    let outerStorage = storagePath
    storagePath = nil
    for selection in object.selections { emitProperty(of: selection, isVisible: false) }
    if object.nestedObjectsDependOnType { outer.append(object) }
    emitTypes(in: object)
    text.blank()
    emitMachinery(of: object, areVisible: false)
    if object.nestedObjectsDependOnType { outer.removeLast() }
    storagePath = outerStorage
    text.close()
  }

  /// Writes the types of the objects that an object holds.
  private mutating func emitTypes(in object: ObjectIR) {
    for case .linkedField(_, let inner) in object.selections {
      if inner.outerConditions.isEmpty {
        text.blank()
        emit(inner)
      } else {
        emitFields(of: inner, named: inner.swiftName)
      }
    }
  }

  private func conformances(of object: ObjectIR) -> String {
    conformances(
      of: object.selections.map { ViewPropertyIR(selection: $0, isOptional: !$0.condition.isAlways) },
      at: object.path
    ) + connectionConformance(object.connectionRole) + renaming(of: object, areVisible: true)
  }

  private func renaming(of object: ObjectIR, areVisible: Bool) -> String {
    renaming(members(of: object, areVisible: areVisible))
  }

  /// Returns the conformance of a type some of whose stored properties are not named as the response's members.
  package func renaming(_ members: [(property: String, key: String)]) -> String {
    members.contains { $0.property != $0.key } ? ", __RenamedMembers" : ""
  }

  /// Writes the response's names of the stored properties that are not named so.
  package mutating func emitResponseKeys(_ members: [(property: String, key: String)]) {
    let renamed = members.filter { $0.property != $0.key }
    if renamed.isEmpty { return }
    let keys = renamed.map { "\"\($0.property)\": \"\($0.key)\"" }.joined(separator: ", ")
    text.line(access, "static var __responseKeys: [\(types.string): \(types.string)] { [", keys, "] }")
  }

  /// Returns the text after the first protocol in the conformances of an object's type.
  func conformances(of properties: [ViewPropertyIR], at path: TypePath) -> String {
    var list = version
    if isIncomplete { list += ", __IncompleteObject" }
    if properties.contains(where: \.isIdentity) { list += ", Swift.Identifiable" }
    for property in properties {
      guard case .fragmentSpread(let spread) = property.selection else { continue }
      list += ", "
      list += spread.keyProtocol(isOptional: property.isOptional).swift
    }
    for key in properties.deferredKeys { list += ", " + key.keyProtocol.swift }
    if let name = fragmentName(at: path) { list += ", " + keyProtocol(ofFragment: name) }
    if fieldsProtocols[path] != nil { list += ", " + fieldsProtocol(ofTypeAt: path) }
    for conformance in conformances[path] ?? [] { list += ", " + conformance.protocolPath.swift }
    return list
  }

  /// The stored properties of fields, and the fields' response keys.
  private func members(of object: ObjectIR, areVisible: Bool) -> [(property: String, key: String)] {
    object.selections.compactMap { selection in
      guard let field = selection.field else { return nil }
      let property = areVisible ? field.storedName ?? field.propertyName : field.propertyName
      // A field that stands for a fragment has the members of the object itself.
      return (property, field.selected.isOfSameObject ? "" : field.responseKey)
    }
  }

  /// Writes what the runtime needs to read, compare and encode an object.
  private mutating func emitMachinery(of object: ObjectIR, areVisible: Bool) {
    if object.isAbstract { text.line(access, "let __typename: ", types.string) }
    if !object.typeSets.isEmpty {
      let conditions = object.typeSets.map { SwiftText.literal($0.sorted().joined(separator: " ")) }
      text.line("static let __conditions: __TypeConditions = .init(", conditions.joined(separator: ", "), ")")
      if !areVisible { text.line("let __matches: __TypeConditions.Matches") }
    }
    if !object.inclusions.isEmpty { text.line("let __inclusions: [", types.bool, "]") }
    emitResponseKeys(members(of: object, areVisible: areVisible))
    emitStored(of: object, areVisible: areVisible)
    text.blank()
    emitInitializer(of: object, areVisible: areVisible)
    if context.memberwiseInitializers, !areVisible { emitMemberwiseInitializer(ofFieldsOf: object) }
  }

  /// Writes the tuple of the stored properties' names and types, which the runtime uses.
  private mutating func emitStored(of object: ObjectIR, areVisible: Bool) {
    var elements: [String] = []
    for selection in object.selections {
      guard let stored = storedProperty(of: selection, isVisible: areVisible) else { continue }
      elements.append(SwiftName.escaped(stored.name) + ": " + stored.type)
    }
    if object.isAbstract { elements.append("__typename: " + types.string) }
    if !object.typeSets.isEmpty, !areVisible { elements.append("__matches: __TypeConditions.Matches") }
    if !object.inclusions.isEmpty { elements.append("__inclusions: [" + types.bool + "]") }
    emitStored(elements, on: object.typeName)
  }

  /// Writes the tuple of a type's stored properties, and what its object is on.
  package mutating func emitStored(_ elements: [String], on parentType: String) {
    let list = elements.map { $0 + ", " }.joined()
    let label = ReservedNames.parentTypeLabel(of: parentType)
    // A tuple of a single element would have no labels.
    text.line(access, "typealias __Stored = (", list, label, ": ()", elements.isEmpty ? ", ())" : ")")
  }

  private mutating func emitProperty(of selection: SelectionIR, isVisible: Bool) {
    guard let stored = storedProperty(of: selection, isVisible: isVisible) else { return }
    switch selection {
    case .scalarField(let field) where isVisible, .linkedField(let field, _) where isVisible:
      if field.isDocumented { text.blank() }
      text.docComment(field.description)
      emitProperty(field.propertyName, stored, deprecation: field.deprecationReason)
    default:
      text.line(access, "let ", SwiftName.escaped(stored.name), ": ", stored.type)
    }
  }

  /// Returns the stored property of a selection; `nil` if it has none.
  func storedProperty(of selection: SelectionIR, isVisible: Bool) -> (name: String, type: String)? {
    switch selection {
    case .scalarField(let field), .linkedField(let field, _):
      let type = type(of: field, isOptional: !field.condition.isAlways, named: storedTypeName(of: selection))
      return (isVisible ? field.storedName ?? field.propertyName : field.propertyName, type)
    case .fragmentSpread(let spread):
      return (spread.storedName, "InlineGraphQL.FragmentPointer" + (spread.condition.isAlways ? "" : "?"))
    case .typename:
      return nil
    }
  }

  /// Returns the name of the type that a field stores, without wrappers.
  func storedTypeName(of selection: SelectionIR) -> String {
    switch selection {
    case .scalarField(let field): types.qualified(field.type.namedType.value)
    case .linkedField(_, let object):
      object.outerConditions.isEmpty
        ? SwiftName.escaped(object.swiftName) : "__SharedFields<" + SwiftName.escaped(object.swiftName) + ">"
    case .typename, .fragmentSpread: types.string
    }
  }

  private mutating func emitProperty(_ name: String, _ stored: (name: String, type: String), deprecation: String?) {
    guard let deprecation, stored.name != name else {
      // Where values are made, they are changed too.
      let keyword = context.memberwiseInitializers ? "var " : "let "
      text.line(access, keyword, SwiftName.escaped(name), ": ", stored.type)
      return
    }
    // Setting a deprecated property would cause a warning in the emitted initializer.
    text.deprecation(deprecation)
    text.line(access, "var ", SwiftName.escaped(name), ": ", stored.type, " { self.\(stored.name) }")
    text.line("private let ", stored.name, ": ", stored.type)
  }
}

extension ObjectIR {
  /// Whether a mirror of its stored properties shows what it selects, under the same names.
  fileprivate var showsWhatItStores: Bool {
    !isAbstract && inclusions.isEmpty
      && selections.allSatisfy { selection in
        switch selection {
        case .scalarField(let field), .linkedField(let field, _): field.storedName == nil
        case .fragmentSpread: false
        case .typename: true
        }
      }
  }
}

extension ViewPropertyIR {
  /// Whether it is a non-null `id` of type `ID` or `String`, selected without an alias and without a condition, and called so in
  /// Swift.
  fileprivate var isIdentity: Bool {
    guard !isOptional, case .scalarField(let field) = selection, field.responseKey == "id", field.name == "id",
      field.propertyName == "id", field.catching != .result, field.deferral == nil,
      case .nonNull(.named(let type), _) = field.type
    else { return false }
    return type.value == "ID" || type.value == "String"
  }
}

extension NamedField {
  /// Whether lines stand before the field's property.
  var isDocumented: Bool { description?.isEmpty == false || deprecationReason != nil }
}
