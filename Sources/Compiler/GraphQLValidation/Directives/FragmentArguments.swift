import GraphQLLanguage
import OrderedCollections

extension FragmentDefinition {
  /// The arguments that the fragment declares: `($size: Int = 3)`, or in Relay's notation
  /// `@argumentDefinitions(size: {type: "Int", defaultValue: 3})`.
  ///
  /// Malformed arguments are left out.
  package var argumentDefinitions: [VariableDefinition] {
    if directives.isEmpty { return variables }
    var definitions = variables
    for directive in directives where directive.is(.argumentDefinitions) {
      for argument in directive.arguments {
        if let definition = VariableDefinition(fragmentArgument: argument) { definitions.append(definition) }
      }
    }
    return definitions
  }
}

extension FragmentDefinition {
  /// The names of the fragments that it gives arguments, each once.
  package var fragmentsGivenArguments: [String] {
    OrderedSet(selectionSet.spreads.lazy.filter { !$0.givenArguments.isEmpty }.map(\.name.value)).elements
  }
}

extension FragmentSpread {
  /// The arguments that the spread passes to the fragment: `(size: 5)`, or in Relay's notation `@arguments(size: 5)`.
  package var givenArguments: [Argument] {
    if directives.isEmpty { return arguments }
    return arguments + directives.filter { $0.is(.arguments) }.flatMap(\.arguments)
  }

  /// Returns the arguments of the fragment for this spread: those passed, or else the default values. For an argument
  /// with a provider it is the operation's variable.
  package func arguments(by definitions: [VariableDefinition]) -> [Argument] {
    if definitions.isEmpty { return [] }
    let given = givenArguments
    return definitions.compactMap { definition in
      if let variable = definition.providedVariable {
        return Argument(name: definition.name, value: Value(.variable(variable)), range: definition.range)
      }
      let name = definition.name.value
      return given.last { $0.name.value == name }
        ?? definition.defaultValue.map { Argument(name: definition.name, value: $0, range: $0.range) }
    }
  }
}

extension VariableDefinition {
  /// The variable of operations that has the value of an argument with a provider, named as Relay names it.
  package var providedVariable: String? {
    guard let provider else { return nil }
    let isPart: (Unicode.Scalar) -> Bool = {
      $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9") ~= $0
    }
    return "__relay_internal__pv__" + String(String.UnicodeScalarView(provider.value.unicodeScalars.filter(isPart)))
  }

  /// Creates a definition from `size: {type: "Int", defaultValue: 3}`; `nil` if it has no type.
  fileprivate init?(fragmentArgument argument: Argument) {
    guard let text = argument.fragmentArgumentType, let type = TypeReference(fragmentArgument: text) else { return nil }
    self.init(
      name: argument.name,
      type: type,
      defaultValue: argument.objectField("defaultValue")?.value,
      directives: [],
      range: argument.range,
      provider: argument.fragmentArgumentProvider
    )
  }
}

extension Argument {
  /// The string with the type.
  var fragmentArgumentType: StringValue? {
    guard case .string(let text)? = objectField("type")?.value.kind else { return nil }
    return text
  }

  /// The string with the name of the type that provides the value.
  var fragmentArgumentProvider: StringValue? {
    guard case .string(let text)? = objectField("provider")?.value.kind else { return nil }
    return text
  }

  func objectField(_ name: String) -> ObjectField? {
    guard case .object(let fields) = value.kind else { return nil }
    return fields.first { $0.name.value == name }
  }
}

extension TypeReference {
  /// Reads the type in a string. Its ranges are those in the string's source.
  init?(fragmentArgument text: StringValue) {
    var parser = Parser(Source(text.value))
    guard let type = try? parser.parseTypeReference() else { return nil }
    self = type.moved(by: text.range.start + 1)
  }

  private func moved(by offset: Int) -> TypeReference {
    func moved(_ range: SourceRange) -> SourceRange { SourceRange(range.start + offset, range.end + offset) }
    switch self {
    case .named(let name): return .named(Name(name.value, range: moved(name.range)))
    case .list(let element, let range): return .list(element.moved(by: offset), range: moved(range))
    case .nonNull(let wrapped, let range): return .nonNull(wrapped.moved(by: offset), range: moved(range))
    }
  }
}
