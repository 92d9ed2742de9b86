/// A printer that writes nodes in graphql-js's layout.
struct Printer {
  /// The text written so far.
  var output = ""
  private var lineBreak = "\n"

  /// The longest line of a field and its arguments.
  private static let maximumLineLength = 80

  /// Starts a new line with the indentation of the current block.
  mutating func breakLine() {
    output += lineBreak
  }

  /// Writes nodes between braces, one a line. Writes nothing if there are none.
  mutating func printBlock<Node>(_ nodes: [Node], _ print: (inout Printer, Node) -> Void) {
    if nodes.isEmpty { return }
    output += output.isEmpty ? "{" : " {"
    printIndented(nodes, print)
    output += "}"
  }

  /// Writes nodes one a line, indented by one level.
  private mutating func printIndented<Node>(_ nodes: [Node], _ print: (inout Printer, Node) -> Void) {
    let outer = lineBreak
    lineBreak += "  "
    for node in nodes {
      breakLine()
      print(&self, node)
    }
    lineBreak = outer
    breakLine()
  }

  /// Writes nodes on one line with a separator between them.
  mutating func printList<Node>(_ nodes: [Node], separator: String, _ print: (inout Printer, Node) -> Void) {
    for (index, node) in nodes.enumerated() {
      if index > 0 { output += separator }
      print(&self, node)
    }
  }

  /// Writes nodes in parentheses, on one line if they fit, otherwise one a line. Writes nothing if there are none.
  ///
  /// - Parameter fits: Whether the nodes fit on one line, given their text on one line without outer indentation.
  mutating func printParenthesized<Node>(
    _ nodes: [Node],
    fits: (String) -> Bool,
    _ print: (inout Printer, Node) -> Void
  ) {
    if nodes.isEmpty { return }
    var line = Printer()
    line.printList(nodes, separator: ", ", print)
    output += "("
    if !fits(line.output) {
      printIndented(nodes, print)
    } else if line.output.utf8.contains(0x0A) {
      printList(nodes, separator: ", ", print)
    } else {
      output += line.output
    }
    output += ")"
  }

  /// Writes a description on its own lines.
  mutating func print(description: StringValue?) {
    guard let description else { return }
    print(description)
    breakLine()
  }
}

// MARK: - Operations and fragments

extension Printer {
  mutating func print(_ definition: Definition) {
    switch definition {
    case .operation(let operation): print(operation)
    case .fragment(let fragment): print(fragment)
    case .schema(let schema): print(schema, isExtension: false)
    case .schemaExtension(let schema): print(schema, isExtension: true)
    case .type(let type): print(type, isExtension: false)
    case .typeExtension(let type): print(type, isExtension: true)
    case .directive(let directive): print(directive)
    case .directiveExtension(let directive):
      output += "extend directive @\(directive.name.value)"
      print(directive.directives)
    }
  }

  private mutating func print(_ operation: OperationDefinition) {
    print(description: operation.description)
    let isShorthand =
      operation.kind == .query && operation.name == nil && operation.variables.isEmpty && operation.directives.isEmpty
      && operation.description == nil
    if isShorthand { return print(operation.selectionSet) }
    output += operation.kind.rawValue
    if operation.name != nil || !operation.variables.isEmpty { output += " " }
    output += operation.name?.value ?? ""
    print(operation.variables)
    print(operation.directives)
    output += " "
    print(operation.selectionSet)
  }

  private mutating func print(_ variables: [VariableDefinition]) {
    let isOnOneLine = variables.allSatisfy { $0.description == nil }
    printParenthesized(variables, fits: { _ in isOnOneLine }) { $0.print($1) }
  }

  private mutating func print(_ variable: VariableDefinition) {
    print(description: variable.description)
    output += "$\(variable.name.value): \(variable.type)"
    if let defaultValue = variable.defaultValue {
      output += " = "
      print(defaultValue)
    }
    print(variable.directives)
  }

  private mutating func print(_ fragment: FragmentDefinition) {
    print(description: fragment.description)
    output += "fragment \(fragment.name.value)"
    print(fragment.variables)
    output += " on \(fragment.typeCondition.value)"
    print(fragment.directives)
    output += " "
    print(fragment.selectionSet)
  }

  mutating func print(_ selectionSet: SelectionSet) {
    output += "{"
    printIndented(selectionSet.selections) { printer, selection in
      switch selection {
      case .field(let field): printer.print(field)
      case .fragmentSpread(let spread):
        printer.print(spread.arguments, of: "...\(spread.name.value)")
        printer.print(spread.directives)
      case .inlineFragment(let fragment): printer.print(fragment)
      }
    }
    output += "}"
  }

  private mutating func print(_ field: Field) {
    print(field.arguments, of: field.alias.map { "\($0.value): \(field.name.value)" } ?? field.name.value)
    print(field.directives)
    if let selectionSet = field.selectionSet {
      output += " "
      print(selectionSet)
    }
  }

  /// Writes what takes arguments, and the arguments.
  private mutating func print(_ arguments: [Argument], of owner: String) {
    output += owner
    printParenthesized(
      arguments,
      // The owner and two parentheses are on the line as well.
      fits: { owner.utf16.count + $0.utf16.count + 2 <= Printer.maximumLineLength }
    ) { $0.print($1) }
  }

  private mutating func print(_ fragment: InlineFragment) {
    output += "..."
    if let typeCondition = fragment.typeCondition { output += " on \(typeCondition.value)" }
    print(fragment.directives)
    output += " "
    print(fragment.selectionSet)
  }
}

// MARK: - Directives, arguments and values

extension Printer {
  /// Writes directives, each after a space.
  mutating func print(_ directives: [Directive]) {
    for directive in directives {
      output += " "
      print(directive)
    }
  }

  mutating func print(_ directive: Directive) {
    output += "@\(directive.name.value)"
    if directive.arguments.isEmpty { return }
    output += "("
    printList(directive.arguments, separator: ", ") { $0.print($1) }
    output += ")"
  }

  private mutating func print(_ argument: Argument) {
    output += "\(argument.name.value): "
    print(argument.value)
  }

  mutating func print(_ value: Value) {
    switch value.kind {
    case .variable(let name): output += "$\(name)"
    case .int(let number), .float(let number): output += number
    case .string(let string): print(string)
    case .boolean(let isTrue): output += isTrue ? "true" : "false"
    case .null: output += "null"
    case .enum(let name): output += name
    case .list(let values):
      output += "["
      printList(values, separator: ", ") { $0.print($1) }
      output += "]"
    case .object(let fields):
      output += "{"
      printList(fields, separator: ", ") { printer, field in
        printer.output += "\(field.name.value): "
        printer.print(field.value)
      }
      output += "}"
    }
  }
}
