import GraphQLCompiler
import GraphQLLanguage

extension Emitter {
  /// Writes the struct of a model.
  mutating func emit(_ model: ModelIR) {
    text.docComment(model.description)
    text.open(
      access,
      "struct ",
      types.memberName(of: model.name),
      ": InlineGraphQLModels.Model",
      version,
      renaming(of: model)
    )
    emitProperties(of: model)
    text.blank()
    emitMemberwiseInitializer(of: model)
    emitKeys(of: model)
    emitPath(of: model)
    emitIndexes(of: model)
    emitIdentifier(of: model)
    text.blank()
    emitDescription(of: model)
    text.blank()
    emitResponseKeys(of: model)
    emitStored(of: model)
    text.blank()
    emitReadingInitializer(of: model)
    text.blank()
    emitWrite(model)
    text.close()
    text.endDeclaration()
  }

  /// Writes the struct of an object that is embedded in models.
  mutating func emitEmbedded(_ object: ModelIR) {
    text.docComment(object.description)
    let conformances = "InlineGraphQL.ResponseObject, InlineGraphQL.GraphQLInputValue"
    text.open(access, "struct ", types.memberName(of: object.name), ": ", conformances + version + renaming(of: object))
    emitProperties(of: object)
    text.blank()
    emitMemberwiseInitializer(of: object)
    text.blank()
    emitResponseKeys(of: object)
    emitStored(of: object)
    text.blank()
    emitReadingInitializer(of: object)
    text.blank()
    text.open(access, "func write(to writer: inout InlineGraphQL.JSONWriter)")
    text.line("writer.writeObject { object in")
    for property in object.properties {
      text.line("  object.write(\"", property.field.name, "\", self.", SwiftName.escaped(property.name), ")")
    }
    text.line("}")
    text.close()
    text.close()
    text.endDeclaration()
  }

  private mutating func emitProperties(of model: ModelIR) {
    for property in model.properties {
      if property.description?.isEmpty == false { text.blank() }
      text.docComment(property.description)
      let introducer = property.isKey || property.isSetByService ? "let " : "var "
      text.line(access, introducer, SwiftName.escaped(property.name), ": ", swiftType(of: property))
    }
  }

  private func renaming(of model: ModelIR) -> String {
    renaming(model.properties.map { ($0.name, $0.field.name) })
  }

  private mutating func emitResponseKeys(of model: ModelIR) {
    emitResponseKeys(model.properties.map { ($0.name, $0.field.name) })
  }

  private mutating func emitStored(of model: ModelIR) {
    emitStored(model.properties.map { SwiftName.escaped($0.name) + ": " + swiftType(of: $0) }, on: model.name)
  }

  /// Writes the initializer for new models.
  private mutating func emitMemberwiseInitializer(of model: ModelIR) {
    let given = model.properties.filter { !$0.isSetByService }
    let parameters = given.map { parameter(of: $0).declared + ": " + parameterType(of: $0, in: model) }
    text.open(access, "init(", parameters.joined(separator: ", "), ")")
    for property in model.properties {
      let name = SwiftName.escaped(property.name)
      let parameter = parameter(of: property).name
      let value =
        switch property.kind {
        case _ where property.isSetByService: "nil"
        case .reference: ".init(" + parameter + ")"
        case .value, .object, .list: parameter
        }
      text.line("self.", name, " = ", value)
    }
    text.close()
  }

  /// Returns the parameter for a property: its label, followed by its name if that differs, and the name in
  /// expressions.
  private func parameter(of property: ModelIR.Property) -> (declared: String, name: String) {
    if property.name == "self" { return ("self self_", "self_") }
    return (SwiftName.argumentLabel(property.name), SwiftName.escaped(property.name))
  }

  private func parameterType(of property: ModelIR.Property, in model: ModelIR) -> String {
    let type = property.field.type
    switch property.kind {
    case .reference:
      let model = types.qualified(type.namedType.value)
      return property.field.isNonNull ? model : model + "? = nil"
    case .list:
      return swiftType(of: property) + " = []"
    case .value, .object:
      let isIdentifier = property.isKey && model.key.count == 1 && type.namedType.value == "ID"
      let defaultValue = isIdentifier ? " = InlineGraphQLModels.newIdentifier()" : type.isNonNull ? "" : " = nil"
      return swiftType(of: property) + defaultValue
    }
  }

  /// Writes the initializer that reads the selections of a request for the model.
  private mutating func emitReadingInitializer(of model: ModelIR) {
    text.open(
      access,
      "init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError)"
    )
    text.line("var object = try reader.beginObject()")
    var isBehindValues = false
    for property in model.properties {
      if property.isList, !isBehindValues {
        isBehindValues = true
        text.line("reader.skip(\"__typename\", in: &object)")
        text.line("let __identifier = ", identifier(of: model, of: { readName(of: $0) }))
      }
      let name = SwiftName.escaped(property.name)
      let target = isUsedInInitializer(property.name) ? "self." + name : "let " + name + ": " + swiftType(of: property)
      text.line(target, " = ", reading(property))
    }
    text.line("try reader.endObject(&object)")
    for property in model.properties where !isUsedInInitializer(property.name) {
      text.line("self.", SwiftName.escaped(property.name), " = ", SwiftName.escaped(property.name))
    }
    text.close()
  }

  private func readName(of property: ModelIR.Property) -> String {
    (isUsedInInitializer(property.name) ? "self." : "") + SwiftName.escaped(property.name)
  }

  private func reading(_ property: ModelIR.Property) -> String {
    let key = "\"" + property.field.name + "\""
    switch property.kind {
    case .value, .object: return readingFunction(of: property.type) + "(" + key + ", in: &object)"
    case .reference: return "try reader.readReference(" + model(of: property) + ".self, " + key + ", in: &object)"
    case .list:
      let unwrapped = property.field.isNonNull ? " ?? []" : ""
      return "try reader.readModels(" + model(of: property) + ".self, " + key + ", of: __identifier, in: &object)"
        + unwrapped
    }
  }

  /// Writes the property that identifies the model among others of its type.
  private mutating func emitIdentifier(of model: ModelIR) {
    let type = "InlineGraphQLModels.ModelIdentifier<" + types.qualified(model.name) + ">"
    text.blank()
    text.line(
      access,
      "var __identifier: ",
      type,
      " { ",
      identifier(of: model) { "self." + SwiftName.escaped($0.name) },
      " }"
    )
    guard model.key.count > 1 else { return }
    let fields = keyProperties(of: model)
    let parameters = fields.map { parameter(of: $0).declared + ": " + swiftType(of: $0) }.joined(separator: ", ")
    text.blank()
    text.docComment("The key of a ``\(model.name)``.")
    text.open(access, "static func identifier(", parameters, ") -> ", type)
    text.line(identifier(of: model) { parameter(of: $0).name })
    text.close()
  }

  private func identifier(of model: ModelIR, of value: (ModelIR.Property) -> String) -> String {
    let values = keyProperties(of: model).map(value).joined(separator: ", ")
    return "InlineGraphQLModels.ModelIdentifier<" + types.qualified(model.name) + ">(" + values + ")"
  }

  private func keyProperties(of model: ModelIR) -> [ModelIR.Property] {
    model.key.compactMap { key in model.properties.first { $0.field.name == key.name } }
  }

  /// Writes the function that writes the input of mutations.
  private mutating func emitWrite(_ model: ModelIR) {
    text.open(access, "func write(to input: inout InlineGraphQLModels.ModelInputWriter)")
    for property in model.properties {
      let value = "self." + SwiftName.escaped(property.name)
      switch property.kind {
      case .value, .object:
        if property.isWritten { text.line("input.write(\"", property.field.name, "\", ", value, ")") }
      case .reference(let foreignKey):
        if property.isWritten { emitWrite(foreignKey, of: value, in: model) }
      case .list: continue
      }
    }
    text.close()
  }

  /// Writes the foreign key of a reference. Columns that are properties of their own are written as such.
  private mutating func emitWrite(_ foreignKey: [String], of reference: String, in model: ModelIR) {
    let own = Set(model.properties.map(\.field.name))
    guard let last = foreignKey.lastIndex(where: { !own.contains($0) }) else { return }
    let columns = foreignKey[...last].map { own.contains($0) ? "nil, " : "\"" + $0 + "\", " }
    text.line("input.write(", columns.joined(), "reference: ", reference, ")")
  }

  /// Returns the Swift type of a property.
  func swiftType(of property: ModelIR.Property) -> String {
    let type = property.type
    switch property.kind {
    case .value, .object: return types.wrapped(type, named: types.qualified(type.namedType.value))
    case .reference: return "InlineGraphQLModels.LazyReference<" + model(of: property) + ">"
    case .list: return "InlineGraphQLModels.ModelList<" + model(of: property) + ">" + (type.isNonNull ? "" : "?")
    }
  }

  /// Returns the struct of the model that a property is associated with.
  func model(of property: ModelIR.Property) -> String {
    types.qualified(property.field.association?.model ?? property.field.typeName)
  }
}
