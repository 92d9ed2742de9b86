import GraphQLLanguage

/// Replaces the arguments of fragments by their values.
///
/// Each fragment with arguments gets one copy for each list of values that it is given, with the values in place of its
/// variables. A variable that may be absent is another one where an argument's default value replaces it. Nothing else
/// changes. The names of the copies and of these variables cannot occur in a document.
///
/// - Parameter definitions: The arguments of each fragment, by the fragment's name.
/// - Returns: The document, or `nil` if there would be too many copies: each fragment in a chain may spread the next
///   one twice.
func applyArguments(in document: Document, _ definitions: [String: [VariableDefinition]]) -> Document? {
  var application = ArgumentApplication(document, definitions)
  return application.applied(to: document)
}

private struct ArgumentApplication {
  private let definitions: [String: [VariableDefinition]]
  private let fragments: [String: FragmentDefinition]
  private var copies: Set<String> = []
  private var waiting: [(fragment: FragmentDefinition, name: String, values: [String: Value?])] = []
  private let maximumCopies: Int
  /// The variables that a request may leave out, without a default value.
  private let optionalVariables: Set<String>

  init(_ document: Document, _ definitions: [String: [VariableDefinition]]) {
    self.definitions = definitions
    var fragments: [String: FragmentDefinition] = [:]
    for case .fragment(let fragment) in document.definitions { fragments[fragment.name.value] = fragment }
    self.fragments = fragments
    maximumCopies = 1_000 + 2 * fragments.count
    var optionalVariables: Set<String> = []
    for case .operation(let operation) in document.definitions {
      for variable in operation.variables where !variable.type.isNonNull {
        if variable.defaultValue.map({ $0.kind == .null }) ?? true { optionalVariables.insert(variable.name.value) }
      }
    }
    self.optionalVariables = optionalVariables
  }

  mutating func applied(to document: Document) -> Document? {
    var applied = document
    for index in applied.definitions.indices {
      switch applied.definitions[index] {
      case .operation(var operation):
        apply([:], to: &operation.selectionSet)
        applied.definitions[index] = .operation(operation)
      case .fragment(var fragment):
        apply([:], to: &fragment.selectionSet)
        applied.definitions[index] = .fragment(fragment)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
        continue
      }
    }
    while let (fragment, name, values) = waiting.popLast() {
      if copies.count > maximumCopies { return nil }
      var copy = fragment
      copy.name.value = name
      copy.variables = []
      copy.directives = []
      apply(values, to: &copy.selectionSet)
      applied.definitions.append(.fragment(copy))
    }
    return applied
  }

  private mutating func apply(_ values: [String: Value?], to selectionSet: inout SelectionSet) {
    for index in selectionSet.selections.indices {
      switch selectionSet.selections[index] {
      case .field(var field):
        field.arguments = field.arguments.applying(values)
        field.directives = field.directives.applying(values)
        if var inner = field.selectionSet {
          apply(values, to: &inner)
          field.selectionSet = inner
        }
        selectionSet.selections[index] = .field(field)
      case .inlineFragment(var fragment):
        fragment.directives = fragment.directives.applying(values)
        apply(values, to: &fragment.selectionSet)
        selectionSet.selections[index] = .inlineFragment(fragment)
      case .fragmentSpread(var spread):
        spread.arguments = spread.arguments.applying(values)
        spread.directives = spread.directives.applying(values)
        apply(to: &spread)
        selectionSet.selections[index] = .fragmentSpread(spread)
      }
    }
  }

  private mutating func apply(to spread: inout FragmentSpread) {
    guard let fragment = fragments[spread.name.value], let definitions = definitions[spread.name.value] else { return }
    var arguments = spread.arguments(by: definitions)
    for index in arguments.indices {
      guard case .variable(let name) = arguments[index].value.kind, optionalVariables.contains(name),
        let definition = definitions.first(where: { $0.name.value == arguments[index].name.value }),
        let defaultValue = definition.defaultValue
      else { continue }
      let defaulted = "\(name):\(definition.type)=\(defaultValue.minified())".escapedToASCII()
      arguments[index].value = Value(.variable(defaulted), range: arguments[index].value.range)
    }
    let text = arguments.map { $0.name.value + ":" + $0.value.minified() }.joined(separator: ",")
    spread.name.value += "(" + text.escapedToASCII() + ")"
    guard copies.insert(spread.name.value).inserted else { return }
    var values: [String: Value?] = [:]
    for definition in definitions { values[definition.name.value] = .some(nil) }
    for argument in arguments { values[argument.name.value] = argument.value }
    waiting.append((fragment, spread.name.value, values))
  }
}

extension String {
  /// Returns the text in ASCII, so that two texts with different bytes differ as Swift strings.
  fileprivate func escapedToASCII() -> String {
    unicodeScalars.reduce(into: "") { $0 += $1.escaped(asASCII: true) }
  }
}

extension [Argument] {
  /// Returns the arguments with values in place of variables, without the arguments whose variable has no value.
  package func applying(_ values: [String: Value?]) -> [Argument] {
    if isEmpty || values.isEmpty { return self }
    return compactMap { argument in
      var argument = argument
      guard let value = argument.value.applying(values) else { return nil }
      argument.value = value
      return argument
    }
  }
}

extension [Directive] {
  /// Returns the directives with values in place of variables.
  package func applying(_ values: [String: Value?]) -> [Directive] {
    if isEmpty || values.isEmpty { return self }
    return map { directive in
      var directive = directive
      directive.arguments = directive.arguments.applying(values)
      return directive
    }
  }
}

extension Value {
  fileprivate func applying(_ values: [String: Value?]) -> Value? {
    switch kind {
    case .variable(let name): values[name] ?? self
    case .list(let elements):
      Value(.list(elements.map { $0.applying(values) ?? Value(.null, range: $0.range) }), range: range)
    case .object(let fields):
      Value(
        .object(
          fields.compactMap { field in
            var field = field
            guard let value = field.value.applying(values) else { return nil }
            field.value = value
            return field
          }
        ),
        range: range
      )
    case .int, .float, .string, .boolean, .null, .enum: self
    }
  }
}
