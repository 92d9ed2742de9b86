extension Printer {
  mutating func print(_ schema: SchemaDefinition, isExtension: Bool) {
    print(description: schema.description)
    output += isExtension ? "extend schema" : "schema"
    print(schema.directives)
    printBlock(schema.rootOperationTypes) { $0.output += "\($1.kind.rawValue): \($1.type.value)" }
  }

  mutating func print(_ type: TypeDefinition, isExtension: Bool) {
    let keyword = isExtension ? "extend " : ""
    switch type {
    case .scalar(let type):
      print(description: type.description)
      output += "\(keyword)scalar \(type.name.value)"
      print(type.directives)
    case .object(let type):
      print(description: type.description)
      output += "\(keyword)type \(type.name.value)"
      print(interfaces: type.interfaces)
      print(type.directives)
      printBlock(type.fields) { $0.print($1) }
    case .interface(let type):
      print(description: type.description)
      output += "\(keyword)interface \(type.name.value)"
      print(interfaces: type.interfaces)
      print(type.directives)
      printBlock(type.fields) { $0.print($1) }
    case .union(let type):
      print(description: type.description)
      output += "\(keyword)union \(type.name.value)"
      print(type.directives)
      if type.members.isEmpty { return }
      output += " = "
      printList(type.members, separator: " | ") { $0.output += $1.value }
    case .enum(let type):
      print(description: type.description)
      output += "\(keyword)enum \(type.name.value)"
      print(type.directives)
      printBlock(type.values) { printer, value in
        printer.print(description: value.description)
        printer.output += value.name.value
        printer.print(value.directives)
      }
    case .inputObject(let type):
      print(description: type.description)
      output += "\(keyword)input \(type.name.value)"
      print(type.directives)
      printBlock(type.fields) { $0.print($1) }
    }
  }

  mutating func print(_ directive: DirectiveDefinition) {
    print(description: directive.description)
    output += "directive @\(directive.name.value)"
    print(argumentDefinitions: directive.arguments)
    print(directive.directives)
    output += directive.isRepeatable ? " repeatable on " : " on "
    printList(directive.locations, separator: " | ") { $0.output += $1.value }
  }

  private mutating func print(interfaces: [Name]) {
    if interfaces.isEmpty { return }
    output += " implements "
    printList(interfaces, separator: " & ") { $0.output += $1.value }
  }

  private mutating func print(_ field: FieldDefinition) {
    print(description: field.description)
    output += field.name.value
    print(argumentDefinitions: field.arguments)
    output += ": \(field.type)"
    print(field.directives)
  }

  private mutating func print(argumentDefinitions arguments: [InputValueDefinition]) {
    printParenthesized(arguments, fits: { !$0.utf8.contains(0x0A) }) { $0.print($1) }
  }

  private mutating func print(_ value: InputValueDefinition) {
    print(description: value.description)
    output += "\(value.name.value): \(value.type)"
    if let defaultValue = value.defaultValue {
      output += " = "
      print(defaultValue)
    }
    print(value.directives)
  }
}
