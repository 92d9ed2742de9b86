extension Emitter {
  /// Writes the type of an object of the response, and nested in it those of the objects that it holds.
  mutating func emit(_ object: ObjectIR) {
    if object.views.isEmpty {
      emitStruct(of: object)
    } else {
      for view in object.views { emit(view, of: object) }
    }
  }

  private mutating func emitStruct(of object: ObjectIR) {
    let isNested = object.swiftName != "Data"
    text.docComment(isNested ? object.description : nil)
    text.open(access, "struct ", object.swiftName, ": InlineGraphQL.ResponseObject", conformances(of: object))
    emitFields(ofTypeAt: object.path)
    text.line(access, "static var __parentType: Swift.String { \"", object.typeName, "\" }")
    emitMembers(of: object, areShown: true)
    emitWitnesses(ofTypeAt: object.path)
    text.close()
  }

  /// Writes the type of the fields that views of an object show.
  mutating func emitFields(of object: ObjectIR, named name: String) {
    text.open(
      access,
      "struct ",
      name,
      ": InlineGraphQL.ResponseValue, Swift.Hashable",
      version,
      renaming(of: object, areShown: false)
    )
    emitMembers(of: object, areShown: false)
    text.close()
  }

  private func conformances(of object: ObjectIR) -> String {
    conformances(
      of: object.selections.map { ViewPropertyIR(selection: $0, isOptional: !$0.condition.isAlways) },
      at: object.path
    ) + renaming(of: object, areShown: true)
  }

  private func renaming(of object: ObjectIR, areShown: Bool) -> String {
    renamedMembers(of: object, areShown: areShown).isEmpty ? "" : ", InlineGraphQL.RenamedMembers"
  }

  private mutating func emitResponseKeys(of object: ObjectIR, areShown: Bool) {
    let renamed = renamedMembers(of: object, areShown: areShown)
    if renamed.isEmpty { return }
    let keys = renamed.map { "\"\($0.property)\": \"\($0.key)\"" }.joined(separator: ", ")
    text.line(access, "static var __responseKeys: [Swift.String: Swift.String] { [", keys, "] }")
  }

  /// What is written behind the first protocol that an object's type lists.
  func conformances(of properties: [ViewPropertyIR], at path: String) -> String {
    var list = version
    if isIncomplete { list += ", InlineGraphQL.IncompleteObject" }
    if properties.contains(where: \.isIdentity) { list += ", Swift.Identifiable" }
    for property in properties {
      guard case .fragmentSpread(let spread) = property.selection else { continue }
      list += ", "
      list += spread.keyProtocol(isOptional: property.isOptional)
    }
    if fields[path] != nil { list += ", " + fieldsProtocol(ofTypeAt: path) }
    for conformance in conformances[path] ?? [] { list += ", " + conformance.protocolName }
    return list
  }

  private mutating func emitMembers(of object: ObjectIR, areShown: Bool) {
    emitResponseKeys(of: object, areShown: areShown)
    emitProperties(of: object, areShown: areShown)
    if object.isAskedFromInside { outer.append(object) }
    emitInitializer(of: object, areShown: areShown)
    for case .linkedField(let field) in object.selections {
      if field.object.outerTypes.isEmpty {
        emit(field.object)
      } else {
        emitFields(of: field.object, named: field.object.swiftName)
      }
    }
    if object.isAskedFromInside { outer.removeLast() }
  }

  /// The stored properties that are not named as what they hold is in the response.
  private func renamedMembers(of object: ObjectIR, areShown: Bool) -> [(property: String, key: String)] {
    object.selections.compactMap { selection in
      let (property, stored, key): (String, String?, String)
      switch selection {
      case .scalarField(let field):
        if field.isTypename { return nil }
        (property, stored, key) = (field.propertyName, field.storedName, field.responseKey)
      case .linkedField(let field):
        (property, stored, key) = (field.propertyName, field.storedName, field.responseKey)
      case .inlineFragment, .fragmentSpread: return nil
      }
      let name = areShown ? stored ?? property : property
      return name == key ? nil : (name, key)
    }
  }

  private mutating func emitProperties(of object: ObjectIR, areShown: Bool) {
    if object.isAbstract {
      text.line(access, "let __typename: Swift.String")
    } else {
      text.line(access, "var __typename: Swift.String { \"", object.typeName, "\" }")
    }
    if !object.typeSets.isEmpty {
      let conditions = object.typeSets.map { SwiftText.literal($0.sorted().joined(separator: " ")) }
      let list = conditions.joined(separator: ", ")
      text.line("static let __conditions = InlineGraphQL.TypeConditions(", list, ")")
      if !areShown { text.line("let __matches: InlineGraphQL.TypeConditions.Matches") }
    }
    if !object.presences.isEmpty { text.line("let __presences: [Swift.Bool]") }
    for selection in object.selections { emitProperty(of: selection, isShown: areShown) }
  }

  private mutating func emitProperty(of selection: SelectionIR, isShown: Bool) {
    switch selection {
    case .scalarField(let field):
      if field.isTypename { return }
      let type = types.wrapped(field.propertyType, named: types.qualified(field.type.namedType.value))
      guard isShown else {
        text.line(access, "let ", SwiftName.escaped(field.propertyName), ": ", type)
        return
      }
      text.docComment(field.description)
      emitProperty(field.propertyName, storedName: field.storedName, type: type, deprecation: field.deprecationReason)
    case .linkedField(let field):
      let name = field.object.swiftName
      let isShared = !field.object.outerTypes.isEmpty
      let type = types.wrapped(
        field.propertyType,
        named: isShared ? "InlineGraphQL.SharedFields<" + name + ">" : name
      )
      guard isShown else {
        text.line(access, "let ", SwiftName.escaped(field.propertyName), ": ", type)
        return
      }
      text.docComment(field.description)
      emitProperty(field.propertyName, storedName: field.storedName, type: type, deprecation: field.deprecationReason)
    case .fragmentSpread(let spread):
      let optional = spread.condition.isAlways ? "" : "?"
      text.line(access, "let ", spread.propertyName, ": InlineGraphQL.FragmentPointer", optional)
    case .inlineFragment:
      return
    }
  }

  private mutating func emitProperty(_ name: String, storedName: String?, type: String, deprecation: String?) {
    guard let storedName, let deprecation else {
      text.line(access, "let ", SwiftName.escaped(name), ": ", type)
      return
    }
    // Setting a deprecated property would give a warning in the emitted initialiser.
    text.deprecation(deprecation)
    text.line(access, "var ", SwiftName.escaped(name), ": ", type, " { self.\(storedName) }")
    text.line("private let ", storedName, ": ", type)
  }

  private mutating func emitInitializer(of object: ObjectIR, areShown: Bool) {
    text.open(
      access,
      "init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError)"
    )
    text.line("var object = try reader.beginObject()")
    if !object.isRoot {
      text.line(
        object.isAbstract
          ? "self.__typename = try reader.read(\"__typename\", in: &object)"
          : "try reader.skip(\"__typename\", in: &object)"
      )
    }
    if !object.typeSets.isEmpty {
      text.line("let matches = Self.__conditions.matches(self.__typename)")
      if !areShown { text.line("self.__matches = matches") }
      if object.isAskedFromInside { text.line("reader.enter(matches)") }
    }
    for selection in object.selections {
      switch selection {
      case .scalarField(let field):
        if !field.isTypename {
          let property = areShown ? field.storedName ?? field.propertyName : field.propertyName
          read(field.responseKey, field.type, if: field.condition, of: object, into: property)
        } else if object.isRoot {
          text.line("try reader.skip(\"__typename\", in: &object)")
        }
      case .linkedField(let field):
        let property = areShown ? field.storedName ?? field.propertyName : field.propertyName
        read(field.responseKey, field.type, if: field.condition, of: object, into: property)
      case .fragmentSpread(let spread):
        read(spread, of: object)
      case .inlineFragment:
        continue
      }
    }
    emitPresences(of: object)
    if object.isAskedFromInside { text.line("reader.leave()") }
    text.line("try reader.endObject(&object)")
    text.close()
  }

  private mutating func emitPresences(of object: ObjectIR) {
    if object.presences.isEmpty { return }
    text.line("var presences: [Swift.Bool] = []")
    for presence in object.presences {
      text.open("switch ", inclusion(presence.condition, of: object))
      text.line("case .included: presences.append(true)")
      text.line("case .excluded: presences.append(false)")
      let properties = presence.properties.map { "self." + SwiftName.escaped($0) }.joined(separator: ", ")
      text.line("case .unknown: presences.append(InlineGraphQL.areThere(", properties, "))")
      text.close()
    }
    text.line("self.__presences = presences")
  }

  private mutating func read(
    _ responseKey: String,
    _ type: TypeReference,
    if condition: ConditionIR,
    of object: ObjectIR,
    into property: String
  ) {
    let property = SwiftName.escaped(property)
    if condition.isAlways {
      text.line("self.", property, " = try reader.read(\"", responseKey, "\", in: &object)")
    } else {
      let function = type.isNonNull ? "read" : "readNullable"
      text.line(
        "self.",
        property,
        " = try reader.",
        function,
        "(\"" + responseKey + "\"",
        argument(for: condition, of: object)
      )
    }
  }

  private mutating func read(_ spread: FragmentSpreadIR, of object: ObjectIR) {
    let start = "self." + spread.propertyName + " = try reader.readFragment("
    text.line(
      start,
      spread.swiftName,
      ".self",
      booleanArguments(of: spread),
      spread.condition.isAlways ? ", in: &object)" : argument(for: spread.condition, of: object)
    )
  }

  /// What conditions in the fragment may ask for.
  private func booleanArguments(of spread: FragmentSpreadIR) -> String {
    let list = spread.arguments.filter(\.isBoolean).map { argument in
      let value =
        switch argument.value {
        case "true", "false": argument.value ?? ""
        case .some(let value) where value.hasPrefix("$"): "reader.isTrue(\"" + value.dropFirst() + "\")"
        default: ".unknown"
        }
      return ".init(\"" + argument.name + "\", " + value + ")"
    }
    return list.isEmpty ? "" : ", arguments: [" + list.joined(separator: ", ") + "]"
  }

  private func argument(for condition: ConditionIR, of object: ObjectIR) -> String {
    ", if: " + inclusion(condition, of: object) + ", in: &object)"
  }
}

extension ViewPropertyIR {
  /// Whether it is a non-null `id` of type `ID` or `String`, selected under its own name and on no condition.
  fileprivate var isIdentity: Bool {
    guard !isOptional, case .scalarField(let field) = selection, field.responseKey == "id", field.name == "id",
      case .nonNull(.named(let type), _) = field.type
    else { return false }
    return type.value == "ID" || type.value == "String"
  }
}
