extension Emitter {
  /// Returns the Swift name of the `Fields` protocol of a type of the fragment.
  func fieldsProtocol(ofTypeAt path: TypePath) -> String { fragment + "." + path.swift + ".Fields" }

  /// Writes the names of the fragment's protocol, and of the enum of its narrower views.
  mutating func emitFieldsAliases() {
    guard let fields = fieldsProtocols[.data] else { return }
    text.blank()
    text.line("/// The properties of ``Data``, and of every object that spreads the fragment unmasked.")
    text.line(access, "typealias Fields = Data.Fields")
    text.endDeclaration()
    if fields.enumCases == nil { return }
    text.blank()
    text.line(access, "typealias Case = Data.Case")
    text.endDeclaration()
  }

  /// Writes the protocol of what a type of a fragment shows, and the enum that tells its narrower views apart.
  mutating func emitFields(ofTypeAt path: TypePath) {
    guard let fields = fieldsProtocols[path] else { return }
    text.blank()
    let narrowed = fields.narrowedTypes.map { SwiftName.escaped($0.name) + ": " + fieldsProtocol(ofTypeAt: $0.path) }
    let shown = fields.refined.isEmpty ? ["InlineGraphQL.SelectedObject, Swift.Hashable"] : fields.refined.map(\.swift)
    let incomplete = isIncomplete ? ["__IncompleteObject"] : []
    text.open(
      access,
      "nonisolated protocol Fields: ",
      (shown + incomplete + fields.keys.map(\.swift)).joined(separator: ", "),
      narrowed.isEmpty ? "" : " where " + narrowed.joined(separator: ", ")
    )
    for type in fields.associatedTypes {
      text.line("associatedtype ", SwiftName.escaped(type.name), ": ", fieldsProtocol(ofTypeAt: type.path))
    }
    for property in fields.properties {
      if let reason = property.deprecationReason { text.deprecation(reason) }
      let type = type(of: property, isOptional: property.isOptional, named: property.typeName.map(SwiftName.escaped))
      text.line("var ", SwiftName.escaped(property.name), ": ", type, " { get }")
    }
    for narrower in fields.cases {
      let type = SwiftName.escaped(narrower.typeName)
      text.line(
        "var ",
        SwiftName.escaped(narrower.accessorName),
        ": ",
        type,
        narrower.isOptional ? "? { get }" : " { get }"
      )
    }
    text.close()
    if let cases = fields.enumCases { emitCaseEnum(cases, at: path) }
  }

  private mutating func emitCaseEnum(_ cases: [ViewCaseIR], at path: TypePath) {
    text.blank()
    text.line("/// An object that has the fields, by the type condition of the fragment that it meets.")
    text.open(access, "enum Case<Object: ", fieldsProtocol(ofTypeAt: path), ">: Swift.Sendable")
    for narrower in cases {
      text.line("case ", SwiftName.escaped(narrower.caseName), "(Object.", SwiftName.escaped(narrower.typeName), ")")
    }
    text.line("case __other(Object)")
    text.blank()
    text.open(access, "init(_ object: Object)")
    for narrower in cases {
      text.open("if let view = object.", SwiftName.escaped(narrower.accessorName))
      text.line("self = .", SwiftName.escaped(narrower.caseName), "(view)")
      text.line("return")
      text.close()
    }
    text.line("self = .__other(object)")
    text.close()
    text.close()
  }

  /// Writes what a type has for protocols of fragments alone.
  mutating func emitWitnesses(ofTypeAt path: TypePath) {
    let witnesses = (conformances[path] ?? []).flatMap(\.witnesses)
    if !witnesses.isEmpty { text.blank() }
    for witness in witnesses { emit(witness) }
  }

  // A type cannot have a second property with the same name and another type. An extension of the protocol for this
  // type alone could have one, but no macro may emit an extension inside a type. So only the underscored attribute
  // works.
  private mutating func emit(_ witness: WitnessIR) {
    let attribute = "@_implements(" + witness.protocolPath.swift + ", " + SwiftName.escaped(witness.requirement) + ") "
    // Swift finds a witness by the requirement's name, too. Two of them would make the type's own property ambiguous.
    let disfavored = "@_disfavoredOverload " + attribute
    switch witness.kind {
    case .type(let type):
      text.line(attribute, access, "typealias ", witness.name, " = ", type.swift)
    case .property(let property, let isOptional):
      if let reason = property.deprecationReason { text.deprecation(reason) }
      let type = type(of: property, isOptional: isOptional, named: (property.viewPath ?? property.typePath)?.swift)
      var value = "self." + SwiftName.escaped(property.name)
      // Without `.some`, the value would be the optional property of the same name: this property.
      if isOptional, !property.isNullable { value = ".some(" + value + ")" }
      text.line(disfavored, access, "var ", witness.name, ": ", type + " { " + value + " }")
    case .view(let type, let value, let isOptional):
      let type = type.swift + (isOptional ? "?" : "")
      text.line(disfavored, access, "var ", witness.name, ": ", type + " { " + value.swift + " }")
    }
  }

  func type(of property: ViewPropertyIR, isOptional: Bool, named name: String?) -> String {
    switch property.selection {
    case .scalarField(let field):
      return type(of: field, isOptional: isOptional, named: types.qualified(field.type.namedType.value))
    case .linkedField(let field, let object):
      return type(of: field, isOptional: isOptional, named: name ?? SwiftName.escaped(object.swiftName))
    case .typename, .fragmentSpread:
      return isOptional ? "InlineGraphQL.FragmentPointer?" : "InlineGraphQL.FragmentPointer"
    }
  }
}

extension WitnessIR.View {
  /// An expression of it.
  fileprivate var swift: String {
    switch self {
    case .accessor(let name): "self." + SwiftName.escaped(name)
    case .itself: "self"
    case .absent: "nil"
    }
  }
}

extension ViewPropertyIR {
  fileprivate var deprecationReason: String? {
    switch selection {
    case .scalarField(let field), .linkedField(let field, _): field.deprecationReason
    case .typename, .fragmentSpread: nil
    }
  }
}
