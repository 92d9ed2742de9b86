extension Document {
  /// The document as graphql-js lays it out.
  ///
  /// Parsing it gives an equal document; comments and commas are not kept.
  public func printed() -> String {
    var printer = Printer()
    for (index, definition) in definitions.enumerated() {
      if index > 0 { printer.output += "\n\n" }
      printer.print(definition)
    }
    return printer.output
  }
}

extension Definition {
  /// The definition as graphql-js lays it out, without a line feed at the end.
  public func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension SelectionSet {
  /// The selection set as graphql-js lays it out.
  public func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension Value {
  /// The value as graphql-js lays it out: on one line, unless there are block strings in it.
  public func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}

extension Directive {
  /// The directive as graphql-js lays it out.
  public func printed() -> String {
    var printer = Printer()
    printer.print(self)
    return printer.output
  }
}
