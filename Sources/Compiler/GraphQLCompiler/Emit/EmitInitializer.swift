extension Emitter {
  /// Writes the initializer that reads the members of an object in the order of the selection.
  ///
  /// It reads them into constants, and assigns these to the properties at the end. If properties were set between calls
  /// that may throw, the compiler would keep them in memory and copy the object out of it.
  mutating func emitInitializer(of object: ObjectIR, areVisible: Bool) {
    text.open(
      access,
      "init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError)"
    )
    text.line("var object = try reader.beginObject()")
    if object.isAbstract {
      text.line("let __typename: ", types.string, " = reader.readString(\"__typename\", in: &object)")
    } else if !object.isRoot {
      text.line("reader.skip(\"__typename\", in: &object)")
    }
    if passesOverID(in: object) { text.line("reader.skip(\"id\", in: &object)") }
    if !object.typeSets.isEmpty {
      text.line("let matches = Self.__conditions.matches(__typename)")
      if object.nestedObjectsDependOnType { text.line("reader.enter(matches)") }
    }
    for selection in object.selections { emitReading(of: selection, of: object, areVisible: areVisible) }
    emitInclusions(of: object)
    if object.nestedObjectsDependOnType { text.line("reader.leave()") }
    text.line("try reader.endObject(&object)")
    emitAssignments(of: object, areVisible: areVisible)
    text.close()
  }

  /// Whether the response usually has `id` before the selected members: objects that spread a fragment mostly begin
  /// with their own `id`. Skipping it is cheaper than searching for the first field after it.
  private func passesOverID(in object: ObjectIR) -> Bool {
    let isFragment = object.depth == 0 && !object.isRoot
    return isFragment && object.position.sendsID && !object.selections.contains { $0.responseKey == "id" }
  }

  private mutating func emitAssignments(of object: ObjectIR, areVisible: Bool) {
    for selection in object.selections {
      guard let name = storedProperty(of: selection, isVisible: areVisible)?.name else { continue }
      let constant = constant(for: name, of: selection)
      if let field = selection.field, let value = requiredValue(of: field, named: constant, of: object) {
        text.line("self.", SwiftName.escaped(name), " = ", value)
      } else if !isUsedInInitializer(name) {
        text.line("self.", SwiftName.escaped(name), " = ", constant)
      }
    }
    if object.isAbstract { text.line("self.__typename = __typename") }
    if !object.typeSets.isEmpty, !areVisible { text.line("self.__matches = matches") }
    if !object.inclusions.isEmpty { text.line("self.__inclusions = inclusions") }
  }

  private mutating func emitInclusions(of object: ObjectIR) {
    if object.inclusions.isEmpty { return }
    text.line("var inclusions: [", types.bool, "] = []")
    for (index, required) in object.inclusions.enumerated() {
      if required.condition == .never {
        // A switch over a literal `.excluded` does not compile, because the type of the value is unknown.
        text.line("inclusions.append(false)")
        continue
      }
      if required.condition.isAlways {
        text.line("inclusions.append(true)")
      } else {
        text.open("switch ", inclusion(required.condition, of: object))
        text.line("case .included: inclusions.append(true)")
        text.line("case .excluded: inclusions.append(false)")
        let values = required.properties?.map { constant(ofPropertyNamed: $0, in: object) }
        let arePresent = values.map { "InlineGraphQL.__arePresent(" + $0.joined(separator: ", ") + ")" } ?? "false"
        text.line("case .unknown: inclusions.append(", arePresent, ")")
        text.close()
      }
      for property in required.required {
        let value = constant(ofPropertyNamed: property.name, in: object)
        let arguments = [value, "\"" + property.responseKey + "\"", name(of: property.action), "in: object"]
        let isThere = "try reader.has(" + arguments.joined(separator: ", ") + ")"
        // Where nobody knows the variables, a field that is not there may have been left out.
        let isSelected =
          property.condition.isAlways ? "" : ", " + inclusion(property.condition, of: object) + " == .included"
        text.line("if inclusions[\(index)]", isSelected, " { inclusions[\(index)] = ", isThere, " }")
      }
    }
  }

  /// Returns what has the value of a member, before the object is complete.
  private func constant(ofPropertyNamed name: String, in object: ObjectIR) -> String {
    let isRequired = object.selections.contains {
      $0.field?.propertyName == name && $0.field?.selected.requiredAction != nil
    }
    if isUsedInInitializer(name) { return isRequired ? "__" + name : "self." + SwiftName.escaped(name) }
    return SwiftName.escaped(name)
  }

  private mutating func emitReading(of selection: SelectionIR, of object: ObjectIR, areVisible: Bool) {
    guard let property = storedProperty(of: selection, isVisible: areVisible) else {
      if object.isRoot, case .typename = selection { text.line("reader.skip(\"__typename\", in: &object)") }
      return
    }
    let name = constant(for: property.name, of: selection)
    var target = isUsedInInitializer(property.name) ? "self." + name : "let " + name + ": " + property.type
    switch selection {
    case .scalarField(let field), .linkedField(let field, _):
      let typeName = storedTypeName(of: selection)
      if field.selected.requiredAction != nil {
        let readType = field.condition.isAlways ? field.selected.readType : field.selected.readType.nullable
        target = "let " + name + ": " + wrapped(readType, of: field, named: typeName)
      }
      text.line(target, " = ", reading(field, of: object, named: typeName))
    case .fragmentSpread(let spread):
      text.line(target, " = ", reading(spread, of: object))
    case .typename:
      return
    }
  }

  /// Returns the name of the constant that a member is read into.
  private func constant(for property: String, of selection: SelectionIR) -> String {
    let isRequired = selection.field?.selected.requiredAction != nil
    return isRequired && isUsedInInitializer(property) ? "__" + property : SwiftName.escaped(property)
  }

  /// Returns whether a constant with a name would hide a name that the initializer uses. Such a property is set at
  /// once.
  package func isUsedInInitializer(_ name: String) -> Bool {
    switch name {
    case "matches", "object", "inclusions", "reader", "self": true
    default: false
    }
  }
}
