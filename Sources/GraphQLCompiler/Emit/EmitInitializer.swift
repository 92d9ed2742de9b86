extension Emitter {
  /// Writes the initialiser that reads the members of an object, in the order in which they are selected.
  ///
  /// They are read into constants, which become the properties at the end. Properties set between two calls that may throw
  /// are kept in memory by the compiler, and the object is then copied out of it.
  mutating func emitInitializer(of object: ObjectIR, areShown: Bool) {
    text.open(
      access,
      "init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError)"
    )
    text.line("var object = try reader.beginObject()")
    if object.isAbstract {
      text.line("let __typename: Swift.String = reader.readString(\"__typename\", in: &object)")
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

  /// Whether the response mostly has `id` before what is read: objects that spread a fragment tend to begin with their
  /// own, and passing over it is cheaper than looking for the first field behind it.
  private func passesOverID(in object: ObjectIR) -> Bool {
    let isFragment = object.depth == 0 && !object.isRoot
    return isFragment && object.position.sendsID && !object.selections.contains { $0.responseKey == "id" }
  }

  private mutating func emitAssignments(of object: ObjectIR, areShown: Bool) {
    if object.isAbstract { text.line("self.__typename = __typename") }
    if !object.typeSets.isEmpty, !areShown { text.line("self.__matches = matches") }
    if !object.presences.isEmpty { text.line("self.__presences = presences") }
    for selection in object.selections {
      guard let name = storedProperty(of: selection, isShown: areShown)?.name, !isUsedInInitializer(name) else {
        continue
      }
      text.line("self.", SwiftName.escaped(name), " = ", SwiftName.escaped(name))
    }
  }

  private mutating func emitPresences(of object: ObjectIR) {
    if object.presences.isEmpty { return }
    text.line("var presences: [Swift.Bool] = []")
    for presence in object.presences {
      if presence.condition == .never {
        // A switch has to know its value's type.
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

  /// Whether a constant of that name would hide what the initialiser says itself; such a property is set at once.
  func isUsedInInitializer(_ name: String) -> Bool {
    switch name {
    case "matches", "object", "presences", "reader", "self": true
    default: false
    }
  }
}
