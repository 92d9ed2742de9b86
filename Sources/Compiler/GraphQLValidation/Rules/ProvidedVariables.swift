import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: an argument with a provider has no other value, and all arguments with one provider
  /// have one type. The words are those of Relay's compiler.
  static let providedVariables: Rule = .init("ProvidedVariables") { document, errors in
    for case let fragment? in document.definitions.map(\.fragment) {
      for directive in fragment.directives where directive.is(.argumentDefinitions) {
        for argument in directive.arguments { errors += argument.providerErrors }
      }
    }
    for spread in document.spreads {
      for argument in spread.node.givenArguments {
        let definition = document.arguments(ofFragment: spread.node.name.value)
          .first { $0.name.value == argument.name.value }
        guard let definition, definition.provider != nil else { continue }
        let message =
          "Passing a value to '\(argument.name.value)' (a provided variable) through @arguments is not supported."
        let isHere = document.fragmentIndices[spread.node.name.value] != nil
        let note = Diagnostic.Note(message: "Provided variable defined here", range: definition.name.range)
        errors.append(Diagnostic(.error, message, at: argument.name.range, notes: isHere ? [note] : []))
      }
    }
    errors += disagreements(in: document)
  }
}

extension Argument {
  /// The errors of the provider in the definition of a fragment's argument.
  fileprivate var providerErrors: [Diagnostic] {
    guard let field = objectField("provider") else { return [] }
    guard let provider = fragmentArgumentProvider else {
      let message = "Expected the 'provider' value to @argumentDefinitions to be a string literal if provided."
      return [Diagnostic(.error, message, at: field.value.range)]
    }
    if let defaultValue = objectField("defaultValue") {
      let note = Diagnostic.Note(message: "Default value declared here", range: defaultValue.range)
      let message = "Module-provided variable ('\(name.value)') may not declare a default value"
      return [Diagnostic(.error, message, at: field.range, notes: [note])]
    }
    let names = provider.value.split(separator: ".", omittingEmptySubsequences: false)
    if names.allSatisfy({ (try? Name(checking: String($0), at: .none)) != nil }) { return [] }
    let message = "Expected the name of a Swift type, as in \"DarkMode\", found \(field.value.printed())."
    return [Diagnostic(.error, message, at: field.value.range)]
  }
}

/// Returns an error for each definition that disagrees with the most frequent one of its variable.
private func disagreements(in document: TypedDocument) -> [Diagnostic] {
  struct Meaning: Hashable {
    var provider: String
    var type: String
  }
  var own: [(variable: String, meaning: Meaning, range: SourceRange)] = []
  var counts: [String: [Meaning: Int]] = [:]
  func add(_ definition: VariableDefinition, isOwn: Bool) {
    guard let provider = definition.provider?.value, let variable = definition.providedVariable else { return }
    let meaning = Meaning(provider: provider, type: definition.type.description)
    counts[variable, default: [:]][meaning, default: 0] += 1
    if isOwn { own.append((variable, meaning, definition.name.range)) }
  }
  for definition in document.definitions where definition.fragment != nil {
    for argument in definition.variables { add(argument, isOwn: true) }
  }
  if own.isEmpty { return [] }
  for (name, signature) in document.signatures where document.fragmentIndices[name] == nil {
    for argument in signature.arguments { add(argument, isOwn: false) }
  }
  let expected = counts.compactMapValues { meanings in
    meanings.min { ($1.value, $0.key.provider, $0.key.type) < ($0.value, $1.key.provider, $1.key.type) }?.key
  }
  return own.flatMap { variable, meaning, range -> [Diagnostic] in
    guard let expected = expected[variable] else { return [] }
    var errors: [Diagnostic] = []
    if meaning.provider != expected.provider {
      let message =
        "Modules '\(expected.provider)' and '\(meaning.provider)' used by provided variables have indistinguishable names. "
        + "(All non ascii-alphanumeric characters are stripped in Relay transform)"
      errors.append(Diagnostic(.error, message, at: range))
    }
    if meaning.type != expected.type {
      let message =
        "All provided variables using module '\(expected.provider)' must declare the same type. Expected "
        + "'\(expected.type)' but found '\(meaning.type)'"
      errors.append(Diagnostic(.error, message, at: range))
    }
    return errors
  }
}
