extension Document {
  /// Returns the document in graphql-js's layout.
  ///
  /// Parsing the result gives an equal document. Comments and commas are lost.
  package func printed() -> String {
    var printer = Printer()
    for (index, definition) in definitions.enumerated() {
      if index > 0 { printer.output += "\n\n" }
      printer.print(definition)
    }
    return printer.output
  }
}

extension Definition {
  /// Returns the definition in graphql-js's layout, without a line feed at the end.
  package func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension SelectionSet {
  /// Returns the selection set in graphql-js's layout.
  package func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension Value {
  /// Returns the value in graphql-js's layout: on one line, unless it contains block strings.
  package func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension Directive {
  /// Returns the directive in graphql-js's layout.
  package func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}
