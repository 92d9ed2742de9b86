extension Emitter {
  /// Writes the initializer that reads the members of an object in the order of the selection.
  ///
  /// It reads them into constants, and assigns these to the properties at the end. If properties were set between calls
  /// that may throw, the compiler would keep them in memory and copy the object out of it.
  mutating func emitInitializer(of object: ObjectIR, areShown: Bool) {
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
      if object.isAskedFromInside { text.line("reader.enter(matches)") }
    }
    for selection in object.selections { emitReading(of: selection, of: object, areShown: areShown) }
    emitPresences(of: object)
    if object.isAskedFromInside { text.line("reader.leave()") }
    text.line("try reader.endObject(&object)")
    emitAssignments(of: object, areShown: areShown)
    text.close()
  }

  /// Whether the response usually has `id` before the selected members: objects that spread a fragment mostly begin
  /// with their own `id`. Skipping it is cheaper than searching for the first field after it.
  private func passesOverID(in object: ObjectIR) -> Bool {
    let isFragment = object.depth == 0 && !object.isRoot
    return isFragment && object.position.sendsID && !object.selections.contains { $0.responseKey == "id" }
  }

  private mutating func emitAssignments(of object: ObjectIR, areShown: Bool) {
    for selection in object.selections {
      guard let name = storedProperty(of: selection, isShown: areShown)?.name, !isUsedInInitializer(name) else {
        continue
      }
      text.line("self.", SwiftName.escaped(name), " = ", SwiftName.escaped(name))
    }
    if object.isAbstract { text.line("self.__typename = __typename") }
    if !object.typeSets.isEmpty, !areShown { text.line("self.__matches = matches") }
    if !object.presences.isEmpty { text.line("self.__presences = presences") }
  }

  private mutating func emitPresences(of object: ObjectIR) {
    if object.presences.isEmpty { return }
    text.line("var presences: [", types.bool, "] = []")
    for presence in object.presences {
      if presence.condition == .never {
        // A switch over a literal `.excluded` does not compile, because the type of the value is unknown.
        text.line("presences.append(false)")
        continue
      }
      text.open("switch ", inclusion(presence.condition, of: object))
      text.line("case .included: presences.append(true)")
      text.line("case .excluded: presences.append(false)")
      let values = presence.properties.map { isUsedInInitializer($0) ? "self." + $0 : SwiftName.escaped($0) }
      text.line("case .unknown: presences.append(InlineGraphQL.__areThere(", values.joined(separator: ", "), "))")
      text.close()
    }
  }

  private mutating func emitReading(of selection: SelectionIR, of object: ObjectIR, areShown: Bool) {
    guard let property = storedProperty(of: selection, isShown: areShown) else {
      if object.isRoot, case .typename = selection { text.line("reader.skip(\"__typename\", in: &object)") }
      return
    }
    let name = SwiftName.escaped(property.name)
    let target = isUsedInInitializer(property.name) ? "self." + name : "let " + name + ": " + property.type
    switch selection {
    case .scalarField(let field), .linkedField(let field, _):
      text.line(target, " = ", reading(field.responseKey, field.type, if: field.condition, of: object))
    case .fragmentSpread(let spread):
      text.line(target, " = ", reading(spread, of: object))
    case .typename:
      return
    }
  }

  /// Returns whether a constant with a name would hide a name that the initializer uses. Such a property is set at
  /// once.
  func isUsedInInitializer(_ name: String) -> Bool {
    switch name {
    case "matches", "object", "presences", "reader", "self": true
    default: false
    }
  }
}
