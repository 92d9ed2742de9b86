import GraphQLLanguage

/// Puts values in the place of fragments' arguments: of each fragment of the document that takes some, there is a copy for
/// each list of values that it is given, in the place of the variables; nothing else changes.
///
/// The names of copies are none that a document could have.
///
/// - Parameter definitions: The arguments that a fragment takes, by its name.
/// - Returns: `nil` if there would be too many copies: a fragment may spread another one twice, that one as well.
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

  init(_ document: Document, _ definitions: [String: [VariableDefinition]]) {
    self.definitions = definitions
    var fragments: [String: FragmentDefinition] = [:]
    for case .fragment(let fragment) in document.definitions { fragments[fragment.name.value] = fragment }
    self.fragments = fragments
    maximumCopies = 1_000 + 2 * fragments.count
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
        spread.directives = spread.directives.applying(values)
        apply(to: &spread)
        selectionSet.selections[index] = .fragmentSpread(spread)
      }
    }
  }

  private mutating func apply(to spread: inout FragmentSpread) {
    guard let fragment = fragments[spread.name.value], let definitions = definitions[spread.name.value] else { return }
    let arguments = spread.arguments(by: definitions)
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
  /// The text in ASCII, so that what differs as bytes differs as a Swift string.
  fileprivate func escapedToASCII() -> String {
    unicodeScalars.reduce(into: "") { $0 += $1.escaped(asASCII: true) }
  }
}

extension [Argument] {
  /// The arguments with values in the place of variables, without those of which the variable has no value.
  fileprivate func applying(_ values: [String: Value?]) -> [Argument] {
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
  fileprivate func applying(_ values: [String: Value?]) -> [Directive] {
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
