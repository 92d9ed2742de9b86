import GraphQLLanguage

extension Emitter {
  /// Writes the type of a definition's data whose properties change a store.
  mutating func emitUpdatable(_ object: UpdatableIR) {
    text.blank()
    emitComment("The data in a store. Setting a property changes it.", parentType: object.typeName)
    emitStruct(of: object, version)
    text.endDeclaration()
  }

  // Nonisolated, because the protocol is not `Sendable`: nothing keeps such an object.
  private mutating func emitStruct(of object: UpdatableIR, _ version: String = "") {
    let name = SwiftName.escaped(object.swiftName)
    let incomplete = isIncomplete ? ", __IncompleteObject" : ""
    text.open(access, "nonisolated struct ", name, ": InlineGraphQL.UpdatableObject", version, incomplete)
    for field in object.fields { emit(field) }
    for view in object.views { emit(view) }
    for (index, assignable) in object.assignables.enumerated() {
      emit(assignable, at: object.path, isFavored: index == 0)
    }
    for inner in object.fields.flatMap(\.object) {
      text.blank()
      emitComment(context.schema.type(named: inner.typeName)?.description, parentType: inner.typeName)
      emitStruct(of: inner)
    }
    for view in object.views {
      text.blank()
      emitComment(nil, parentType: view.object.typeName)
      emitStruct(of: view.object)
    }
    text.blank()
    text.line(access, "let __record: any __UpdatableRecord")
    text.blank()
    text.open(access, "init?(__record: any __UpdatableRecord)")
    let checks = object.fields.compactMap { check(of: $0) }
    if !checks.isEmpty { text.line("guard ", checks.joined(separator: ", "), " else { return nil }") }
    text.line("self.__record = __record")
    text.close()
    text.close()
  }

  private mutating func emit(_ field: UpdatableFieldIR) {
    let definition = field.definition
    if definition.description != nil { text.blank() }
    text.docComment(definition.description?.value)
    if let reason = definition.directives.deprecationReason { text.deprecation(reason) }
    let key = SwiftText.literal(field.responseKey)
    let kind = field.object.isEmpty ? "Value" : "Objects"
    let getter = (definition.type.isNonNull ? kind.lowerFirst : "nullable" + kind) + "(" + key + ")"
    let property = access + "var " + SwiftName.escaped(field.propertyName) + ": " + type(of: field)
    if field.isSettable {
      text.open(property)
      text.line("get { self.__record.", getter, " }")
      text.line("nonmutating set { self.__record.set", kind, "(newValue, ", key, ") }")
      text.close()
    } else {
      text.line(property, " { self.__record.", getter, " }")
    }
  }

  private func type(of field: UpdatableFieldIR) -> String {
    let type = field.definition.type
    return types.wrapped(
      type,
      named: field.object.first.map { SwiftName.escaped($0.swiftName) } ?? types.qualified(type.namedType.value)
    )
  }

  /// Returns the expression of whether a store has what a field must have; `nil` if it may be null.
  private func check(of field: UpdatableFieldIR) -> String? {
    guard field.definition.type.isNonNull else { return nil }
    let label = field.object.isEmpty ? "" : "objects: "
    return "__record.has(" + SwiftText.literal(field.responseKey) + ", " + label + type(of: field) + ".self)"
  }

  private mutating func emit(_ view: UpdatableViewIR) {
    let types = SwiftText.literal(view.types.joined(separator: " "))
    let name = SwiftName.escaped(view.object.swiftName)
    text.line(
      access,
      "var " + SwiftName.escaped(view.accessorName),
      ": " + name + "? { self.__record.view(of: ",
      types,
      ") }"
    )
  }

  private mutating func emit(_ assignable: AssignableIR, at path: [String], isFavored: Bool) {
    text.blank()
    text.line("/// Creates the object of a value that spreads ``", assignable.name, "``, as a new value of the field.")
    // A value may spread several of the fragments.
    if !isFavored { text.line("@_disfavoredOverload") }
    text.open(
      access,
      "init(key: some ",
      assignable.keyProtocol.swift,
      ", in data: some InlineGraphQL.UpdatableObject) throws"
    )
    let path = path.map(SwiftText.literal).joined(separator: ", ")
    text.line("self = try data.__record.assigned(key.fragment_", assignable.name, ", at: [", path, "])")
    text.close()
  }
}
