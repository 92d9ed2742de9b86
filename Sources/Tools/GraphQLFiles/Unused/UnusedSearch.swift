import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The search for what is unused in one literal.
struct UnusedSearch {
  private let literal: EmbeddedTarget.CheckedLiteral
  private let uses: SwiftNameUses
  private let spreads: [String: [FragmentSpread]]
  private let identifyingFields: Set<String>
  private var unused: [(message: String, offset: Int)] = []

  /// - Parameters:
  ///   - literal: The literal.
  ///   - uses: The names that the code uses which sees the literal's types.
  ///   - spreads: All spreads of the package, by the names of the fragments.
  init(_ literal: EmbeddedTarget.CheckedLiteral, uses: SwiftNameUses, spreads: [String: [FragmentSpread]]) {
    (self.literal, self.uses, self.spreads) = (literal, uses, spreads)
    identifyingFields = literal.schema.identifyingFieldNames
  }

  /// Returns what is unused, with the offset in the literal's text.
  mutating func found() -> [(message: String, offset: Int)] {
    for definition in literal.document.definitions {
      switch definition {
      case .operation(let operation): search(operation)
      case .fragment(let fragment): search(fragment)
      default: continue
      }
    }
    return unused.sorted { $0.offset < $1.offset }
  }

  private mutating func search(_ operation: OperationDefinition) {
    let name = literal.literal.declarationName ?? operation.name?.value ?? ""
    let range = operation.name?.range ?? operation.range
    // Beside a fragment of its name, the struct has the kind as a suffix.
    let kind = operation.kind.rawValue
    guard isNamed(name) || isNamed(name + kind.prefix(1).uppercased() + kind.dropFirst()) else {
      return report("Operation \"\(name)\" is never used. Remove it.", at: range)
    }
    let paging = operation.selectionSet.variablesOfConnections
    for variable in operation.variables where !variable.isRequired && !paging.contains(variable.name.value) {
      if mayPass(variable.name.value) { continue }
      let value =
        variable.defaultValue.map { "so it is always \($0.minified()). Write that instead" }
        ?? "so it is never sent. Remove it"
      report(
        "Variable \"$\(variable.name.value)\" of \"\(name)\" never gets a value, \(value).",
        at: variable.name.range
      )
    }
    // Responses of mutations and events change the store, read or not.
    if operation.kind == .query { search(operation.selectionSet, of: name) }
  }

  private mutating func search(_ fragment: FragmentDefinition) {
    let name = fragment.name.value
    guard spreads[name] != nil || isNamed(literal.literal.declarationName ?? name) || isNamed(name + "_Key") else {
      return report("Fragment \"\(name)\" is never used.", at: fragment.name.range)
    }
    let given = Set((spreads[name] ?? []).flatMap(\.givenArguments).map(\.name.value))
    let paging = fragment.selectionSet.variablesOfConnections
    for argument in fragment.argumentDefinitions where !argument.isRequired && argument.provider == nil {
      let argumentName = argument.name.value
      if given.contains(argumentName) || paging.contains(argumentName) { continue }
      // A query that fetches the fragment again takes it.
      if fragment.isRefetchable, mayPass(argumentName) { continue }
      let value =
        argument.defaultValue.map { "so it is always \($0.minified()). Write that instead" }
        ?? "so it is always null. Remove it"
      report("Argument \"\(argumentName)\" of fragment \"\(name)\" is never passed, \(value).", at: argument.name.range)
    }
    search(fragment.selectionSet, of: name)
  }

  private mutating func search(_ selections: SelectionSet, of definition: String, inConnection: Bool = false) {
    for selection in selections.selections {
      guard case .field(let field) = selection else {
        if let inner = selection.selectionSet { search(inner, of: definition, inConnection: inConnection) }
        continue
      }
      let key = field.responseKey.value
      // The library reads the fields of a connection, and those that identify objects.
      let isOfLibrary =
        key.hasPrefix("__") || identifyingFields.contains(field.name.value)
        || inConnection && Self.fieldsOfConnections.contains(field.name.value)
      guard isOfLibrary || field.hasOtherMeaning || mayRead(key) else {
        report("No Swift code reads the field \"\(key)\" of \"\(definition)\". Remove it.", at: field.responseKey.range)
        continue
      }
      if let inner = field.selectionSet {
        search(inner, of: definition, inConnection: field.isConnection || inConnection && field.name.value != "node")
      }
    }
  }

  private static let fieldsOfConnections: Set<String> = [
    "edges", "node", "cursor", "pageInfo", "hasNextPage", "hasPreviousPage", "startCursor", "endCursor", "nodes",
  ]

  private mutating func report(_ message: String, at range: SourceRange) { unused.append((message, range.start)) }

  /// Whether code names a type besides its own declaration.
  private func isNamed(_ name: String) -> Bool {
    let isDeclared = name == literal.literal.declarationName
    return uses.counts[name, default: 0] > (isDeclared ? 1 : 0)
  }

  /// Whether code may pass an argument.
  private func mayPass(_ name: String) -> Bool {
    uses.counts[literal.swiftNames.property(name)] != nil || uses.counts[name] != nil
  }

  private func mayRead(_ key: String) -> Bool {
    // Protocols of the standard library and Foundation have these.
    let isOfProtocols = ["id", "description", "debugDescription", "errorDescription", "rawValue"].contains(key)
    return isOfProtocols || uses.mayRead(literal.swiftNames.property(key)) || uses.mayRead(key)
  }
}

extension VariableDefinition {
  /// Whether a value must be given.
  fileprivate var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

extension FragmentDefinition {
  fileprivate var isRefetchable: Bool { directives.contains { $0.name.value == "refetchable" } }
}

extension Field {
  fileprivate var isConnection: Bool { directives.contains { $0.is(.connection) || $0.is(.paginated) } }

  /// Whether a directive does something with the field that code need not read it for, such as `@required`.
  fileprivate var hasOtherMeaning: Bool {
    directives.contains { !["include", "skip", "catch"].contains($0.name.value) }
  }
}

extension SelectionSet {
  /// The variables in the arguments of connections, which the library sets to load pages.
  fileprivate var variablesOfConnections: Set<String> {
    var names: Set<String> = []
    for selection in selections {
      if case .field(let field) = selection, field.isConnection {
        for argument in field.arguments {
          if case .variable(let name) = argument.value.kind { names.insert(name) }
        }
      }
      if let inner = selection.selectionSet { names.formUnion(inner.variablesOfConnections) }
    }
    return names
  }
}
