extension Emitter {
  /// The selections as they are written, as a Swift array.
  func metadata(of selectionSet: SelectionSet) -> String {
    var list = "["
    append(selectionSet, to: &list)
    return list + "]"
  }

  private func append(_ selectionSet: SelectionSet, to list: inout String) {
    for selection in selectionSet.selections {
      if !list.hasSuffix("[") { list += ", " }
      switch selection {
      case .field(let field): append(field, to: &list)
      case .inlineFragment(let fragment): append(fragment, to: &list)
      case .fragmentSpread(let spread):
        list += ".fragment("
        list += fragmentNames.swiftName(of: spread.name.value)
        list += ".self"
        let arguments = spread.givenArguments
        if !arguments.isEmpty {
          list += ", arguments: ["
          for argument in arguments { append(argument.name, argument.value, to: &list) }
          list += "]"
        }
        appendConditions(spread.directives, after: ", ", to: &list)
        list += ")"
      }
    }
  }

  private func append(_ fragment: InlineFragment, to list: inout String) {
    list += ".inlineFragment("
    if let type = fragment.typeCondition {
      list += "on: \""
      list += type.value
      list += "\", "
    }
    list += "selections: ["
    append(fragment.selectionSet, to: &list)
    list += "]"
    appendConditions(fragment.directives, after: ", ", to: &list)
    list += ")"
  }

  private func appendConditions(_ directives: [Directive], after separator: String, to list: inout String) {
    var start = separator + "conditions: ["
    for directive in directives where directive.name.value == "include" || directive.name.value == "skip" {
      guard let value = directive.arguments.first(where: { $0.name.value == "if" })?.value else { continue }
      list += start
      list += directive.name.value == "include" ? ".include(if: " : ".skip(if: "
      append(value, to: &list)
      list += ")"
      start = ", "
    }
    if start == ", " { list += "]" }
  }

  private func append(_ field: Field, to list: inout String) {
    list += ".field(\""
    list += field.name.value
    list += "\""
    if let alias = field.alias {
      list += ", alias: \""
      list += alias.value
      list += "\""
    }
    if !field.arguments.isEmpty {
      list += ", arguments: ["
      for argument in field.arguments { append(argument.name, argument.value, to: &list) }
      list += "]"
    }
    if let selectionSet = field.selectionSet {
      list += ", selections: ["
      append(selectionSet, to: &list)
      list += "]"
    }
    appendConditions(field.directives, after: ", ", to: &list)
    list += ")"
  }

  private func append(_ name: Name, _ value: Value, to list: inout String) {
    if !list.hasSuffix("[") { list += ", " }
    list += ".init(\""
    list += name.value
    list += "\", "
    append(value, to: &list)
    list += ")"
  }

  private func append(_ value: Value, to list: inout String) {
    switch value.kind {
    case .variable(let name): list += ".variable(\"" + name + "\")"
    case .int(let digits): list += Int(digits) == nil ? metadata(ofNumber: digits) : ".int(" + digits + ")"
    case .float(let digits): list += metadata(ofNumber: digits)
    case .string(let string): list += ".string(" + SwiftText.literal(string.value) + ")"
    case .boolean(let value): list += value ? ".boolean(true)" : ".boolean(false)"
    case .null: list += ".null"
    case .enum(let name): list += ".enum(\"" + name + "\")"
    case .list(let elements):
      list += ".list(["
      for element in elements {
        if !list.hasSuffix("[") { list += ", " }
        append(element, to: &list)
      }
      list += "])"
    case .object(let fields):
      list += ".object(["
      for field in fields { append(field.name, field.value, to: &list) }
      list += "])"
    }
  }

  /// A number that may be larger than Swift takes as a literal.
  private func metadata(ofNumber digits: String) -> String {
    guard let value = Double(digits), value.isFinite else {
      return digits.hasPrefix("-") ? ".float(-.infinity)" : ".float(.infinity)"
    }
    return ".float(" + value.description + ")"
  }
}
