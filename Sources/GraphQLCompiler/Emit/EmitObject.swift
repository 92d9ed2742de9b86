extension Emitter {
  /// Writes the struct of an object of the response, and nested in it those of the objects that it holds.
  mutating func emit(_ object: ObjectIR) {
    let isNested = object.swiftName != "Data"
    text.docComment(isNested ? object.description : nil)
    text.open(access, "struct ", object.swiftName, ": ", conformances(of: object))
    text.line(access, "static var __parentType: Swift.String { \"", object.typeName, "\" }")
    if object.isAbstract {
      text.line(access, "let __typename: Swift.String")
    } else {
      text.line(access, "var __typename: Swift.String { \"", object.typeName, "\" }")
    }
    for selection in object.selections { emitProperty(of: selection) }
    emitInitializer(of: object)
    for case .linkedField(let field) in object.selections { emit(field.object) }
    text.close()
  }

  private func conformances(of object: ObjectIR) -> String {
    var list = "InlineGraphQL.ResponseObject" + version
    if isIncomplete { list += ", InlineGraphQL.IncompleteObject" }
    if object.isIdentifiable { list += ", Swift.Identifiable" }
    for case .fragmentSpread(let spread) in object.selections {
      list += ", "
      list +=
        spread.condition.isAlways ? SwiftName.keyProtocol(of: spread.swiftName) : spread.swiftName + ".OptionalKey"
    }
    return list
  }

  private mutating func emitProperty(of selection: SelectionIR) {
    switch selection {
    case .scalarField(let field):
      if field.isTypename { return }
      let type = types.wrapped(field.propertyType, named: types.qualified(field.type.namedType.value))
      text.docComment(field.description)
      emitProperty(field.propertyName, storedName: field.storedName, type: type, deprecation: field.deprecationReason)
    case .linkedField(let field):
      let type = types.wrapped(field.propertyType, named: field.object.swiftName)
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

  private mutating func emitInitializer(of object: ObjectIR) {
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
    for selection in object.selections {
      switch selection {
      case .scalarField(let field):
        if !field.isTypename {
          read(field.responseKey, field.type, if: field.condition, into: field.storedName ?? field.propertyName)
        } else if object.isRoot {
          text.line("try reader.skip(\"__typename\", in: &object)")
        }
      case .linkedField(let field):
        read(field.responseKey, field.type, if: field.condition, into: field.storedName ?? field.propertyName)
      case .fragmentSpread(let spread):
        read(spread)
      case .inlineFragment:
        continue
      }
    }
    text.line("try reader.endObject(&object)")
    text.close()
  }

  private mutating func read(
    _ responseKey: String,
    _ type: TypeReference,
    if condition: ConditionIR,
    into property: String
  ) {
    let property = SwiftName.escaped(property)
    if condition.isAlways {
      text.line("self.", property, " = try reader.read(\"", responseKey, "\", in: &object)")
    } else {
      let function = type.isNonNull ? "read" : "readNullable"
      text.line("self.", property, " = try reader.", function, "(\"" + responseKey + "\"", argument(for: condition))
    }
  }

  private mutating func read(_ spread: FragmentSpreadIR) {
    let start = "self." + spread.propertyName + " = try reader.readFragment("
    text.line(
      start,
      spread.swiftName,
      ".self",
      spread.condition.isAlways ? ", in: &object)" : argument(for: spread.condition)
    )
  }

  private func argument(for condition: ConditionIR) -> String {
    ", if: " + inclusion(condition) + ", in: &object)"
  }
}

extension ObjectIR {
  /// Whether a non-null `id` of type `ID` or `String` is selected under its own name.
  fileprivate var isIdentifiable: Bool {
    for case .scalarField(let field) in selections where field.responseKey == "id" && field.name == "id" {
      guard field.condition.isAlways, case .nonNull(.named(let type), _) = field.type else { return false }
      return type.value == "ID" || type.value == "String"
    }
    return false
  }
}
