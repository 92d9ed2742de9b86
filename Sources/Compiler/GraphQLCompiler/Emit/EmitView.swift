import GraphQLLanguage

extension Emitter {
  /// Writes a view of an object: an enum if its cases exclude each other, otherwise a struct.
  ///
  /// - Parameter object: The object, if the view is the outermost one.
  mutating func emit(_ view: ViewIR, of object: ObjectIR? = nil) {
    emitComment(view.swiftName == "Data" ? nil : view.description, parentType: view.typeName)
    let conformances = conformances(of: view.properties, at: view.path) + connectionConformance(view.connectionRole)
    text.open(
      access,
      view.otherName == nil ? "struct " : "enum ",
      SwiftName.escaped(view.swiftName),
      object == nil ? ": InlineGraphQL.ResponseView" : ": InlineGraphQL.ResponseObject, Swift.CustomReflectable",
      conformances,
      view.otherName == nil ? "" : ", __SharedView"
    )
    let outerStorage = storagePath
    storagePath = view.fieldsPath
    if let other = view.otherName { emitCases(of: view, named: other) }
    if view.otherName != nil, !view.properties.isEmpty { text.blank() }
    for property in view.properties { emit(property) }
    emitDeferredKeys(of: view.properties)
    emitConnectionMembers(of: view.connectionRole, view.properties)
    if !view.cases.isEmpty { text.blank() }
    for narrower in view.cases { emitAccessor(of: narrower, in: view) }
    if !view.aliases.isEmpty { text.blank() }
    for alias in view.aliases {
      text.line(access, "typealias ", SwiftName.escaped(alias.name), " = ", alias.path.swift)
    }
    if context.memberwiseInitializers { emitMemberwiseInitializers(of: view, of: object) }
    for inner in view.inner {
      text.blank()
      emit(inner)
    }
    if let other = view.otherName { emitOther(of: view, named: other) }
    emitFields(ofTypeAt: view.path)
    emitWitnesses(ofTypeAt: view.path)
    emitOwnKey(ofTypeAt: view.path)
    text.blank()
    text.line(access, "var __typename: ", types.string, " { self.__storage.fields.__typename }")
    if outerStorage != view.fieldsPath {
      let fields = object == nil ? view.fieldsPath.swift : "__Fields"
      text.line(access, "typealias __Storage = __SharedFields<", fields, ">")
    }
    emitStorage(of: view)
    if let object {
      text.blank()
      text.open(access, "init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError)")
      text.line("self.init(__storage: try .init(from: &reader))")
      text.close()
      emitFields(of: object, named: "__Fields")
    }
    storagePath = outerStorage
    text.close()
  }

  private mutating func emitCases(of view: ViewIR, named other: String) {
    for narrower in view.cases where narrower.isEnumCase {
      text.line("case ", SwiftName.escaped(narrower.caseName), "(", path(of: narrower, in: view), ")")
    }
    text.line("/// An object that no other case applies to, such as one of a type that the schema does not have.")
    text.line("case __other(", SwiftName.escaped(other), ")")
  }

  /// How a narrower view is written: by its own name where it is declared inside.
  func path(of narrower: ViewCaseIR, in view: ViewIR) -> String {
    if case .nested(let name, view.path) = narrower.path { SwiftName.escaped(name) } else { narrower.path.swift }
  }

  /// Writes where the fields are, and how the view is made of them.
  private mutating func emitStorage(of view: ViewIR) {
    if view.otherName == nil {
      text.line("let __storage: __Storage")
      emitStored(["__storage: __Storage"] + shown(by: view), on: view.typeName)
      text.line("init(__storage: __Storage) { self.__storage = __storage }")
      return
    }
    emitStored(shown(by: view), on: view.typeName)
    let cases = view.cases.filter(\.isEnumCase)
    text.blank()
    text.open(access, "var __storage: __Storage")
    text.line("switch self {")
    for narrower in cases { text.line("case .", SwiftName.escaped(narrower.caseName), "(let view): view.__storage") }
    text.line("case .__other(let view): view.__storage")
    text.line("}")
    text.close()
    text.blank()
    text.open(access, "init(__storage: __Storage)")
    for narrower in cases {
      guard let requirement = requirement(of: narrower, in: "__storage") else { continue }
      text.open("if ", requirement)
      text.line("self = .", SwiftName.escaped(narrower.caseName), "(.init(__storage: __storage))")
      text.line("return")
      text.close()
    }
    text.line("self = .__other(.init(__storage: __storage))")
    text.close()
    text.blank()
    // Which case it is follows from the fields. For each Equatable type the compiler tries every `==` of the module, so
    // this is none.
    text.line("@_implements(Swift.Equatable, ==(_:_:))")
    text.line(
      access,
      "static func __areEqual(_ left: Self, _ right: Self) -> ",
      types.bool,
      " { left.__storage == right.__storage }"
    )
    text.blank()
    text.line(access, "func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }")
  }

  /// Returns what a view shows, for its mirror: its properties and narrower views, or the cases of an enum.
  private func shown(by view: ViewIR) -> [String] {
    var elements = view.otherName == nil ? view.properties.compactMap { shownProperty($0) } : []
    for narrower in view.cases where view.otherName == nil || narrower.isEnumCase {
      let name = view.otherName == nil ? narrower.accessorName : narrower.caseName
      let condition =
        switch narrower.requirement {
        case .types(let index): "__types_\(index)"
        case .inclusion(let index): "__inclusion_\(index)"
        case .always: "__always"
        }
      elements.append(SwiftName.escaped(name) + ": (" + condition + ": " + path(of: narrower, in: view) + ", ())")
    }
    if let other = view.otherName { elements.append("__other: (__always: " + SwiftName.escaped(other) + ", ())") }
    if elements.isEmpty { return [] }
    // A tuple of a single element would have no label.
    return ["__shown: (" + elements.joined(separator: ", ") + (elements.count == 1 ? ", ())" : ")")]
  }

  private func shownProperty(_ property: ViewPropertyIR) -> String? {
    let name: String
    switch property.selection {
    case .scalarField(let field), .linkedField(let field, _): name = SwiftName.escaped(field.propertyName)
    case .fragmentSpread(let spread): name = spread.storedName
    case .typename: return nil
    }
    let object = (property.viewPath ?? property.typePath)?.swift
    return name + ": " + type(of: property, isOptional: property.isOptional, named: object)
  }

  /// Writes the view of the objects to which no case applies.
  private mutating func emitOther(of view: ViewIR, named name: String) {
    var other = ViewIR(
      swiftName: name,
      path: view.path.nesting(name),
      typeName: view.typeName,
      fieldsPath: view.fieldsPath,
      known: view.known
    )
    other.besides = view.cases.filter(\.isEnumCase)
    other.properties = view.properties
    other.cases = view.cases.filter { $0.isGroup }
    text.blank()
    emit(other)
  }

  private mutating func emitAccessor(of narrower: ViewCaseIR, in view: ViewIR) {
    let property = access + "var " + SwiftName.escaped(narrower.accessorName) + ": " + path(of: narrower, in: view)
    let value = ".init(__storage: self.__storage)"
    if let requirement = requirement(of: narrower, in: "self.__storage") {
      text.line(property, "? { ", requirement, " ? ", value, " : nil }")
    } else {
      text.line(property, " { ", value, " }")
    }
  }

  /// Returns the expression of whether an object has a view; `nil` if every object has it.
  private func requirement(of narrower: ViewCaseIR, in storage: String) -> String? {
    switch narrower.requirement {
    case .types(let index): storage + ".fields.__matches[\(index)]"
    case .inclusion(let index): storage + ".fields.__inclusions[\(index)]"
    case .always: nil
    }
  }

  private mutating func emit(_ property: ViewPropertyIR) {
    switch property.selection {
    case .scalarField(let field):
      if field.isDocumented { text.blank() }
      text.docComment(field.description)
      if let reason = field.deprecationReason { text.deprecation(reason) }
      let value = value(field.propertyName, of: property, isNonNull: !property.isNullable)
      let name = types.qualified(field.type.namedType.value)
      let swiftType = type(of: field, isOptional: property.isOptional, named: name)
      text.line(access, "var ", SwiftName.escaped(field.propertyName), ": ", swiftType, " { " + value + " }")
    case .linkedField(let field, let object):
      if field.isDocumented { text.blank() }
      text.docComment(field.description)
      if let reason = field.deprecationReason { text.deprecation(reason) }
      var value = value(field.propertyName, of: property, isNonNull: !property.isNullable)
      if property.viewPath != nil { value = viewed(value, field, isOptional: property.isOptional) }
      let swiftType = type(of: field, isOptional: property.isOptional, named: typeName(of: object, in: property))
      text.line(access, "var ", SwiftName.escaped(field.propertyName), ": ", swiftType, " { " + value + " }")
    case .fragmentSpread(let spread):
      let value = value(spread.storedName, of: property, isNonNull: !property.isOptional)
      let type = ": InlineGraphQL.FragmentPointer" + (property.isOptional ? "?" : "")
      text.line(access, "var ", spread.propertyName, type, " { ", value + " }")
    case .typename:
      return
    }
  }

  /// The type of an object, or of the view of it that a property shows.
  func typeName(of object: ObjectIR, in property: ViewPropertyIR) -> String {
    (property.viewPath ?? property.typePath)?.swift ?? SwiftName.escaped(object.swiftName)
  }

  /// Returns the text of a property's value. It may unwrap by force, as a view exists only with the values it promises.
  private func value(_ name: String, of property: ViewPropertyIR, isNonNull: Bool) -> String {
    let isCertain = property.selection.condition.isAlways && !property.isRequiredByGroup || !isNonNull
    return "self.__storage.fields." + SwiftName.escaped(name) + (isCertain ? "" : "!")
  }

  private func viewed(_ value: String, _ field: NamedField, isOptional: Bool) -> String {
    let map = field.isStreamed ? ".__map" : ".map"
    if !field.isWrapped { return viewed(value, isOptional ? field.type.nullable : field.type, map) }
    let result = ".map { " + viewed("$0", field.type, map) + " }"
    return value + (isOptional ? ".map { $0" + result + " }" : result)
  }

  /// Returns an expression that turns objects, or lists of them, into views. It does not name the views: the property's
  /// type determines them, and a name could mean a property.
  ///
  /// - Parameter map: The function of the outermost list.
  private func viewed(_ value: String, _ type: TypeReference, _ map: String = ".map") -> String {
    switch type {
    case .nonNull(.list(let element, _), _): value + map + " { " + viewed("$0", element) + " }"
    case .list(let element, _): value + ".map { $0" + map + " { " + viewed("$0", element) + " } }"
    case .nonNull: ".init(__storage: " + value + ")"
    case .named: value + ".map { .init(__storage: $0) }"
    }
  }
}
