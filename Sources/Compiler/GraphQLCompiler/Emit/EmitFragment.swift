import GraphQLLanguage
import GraphQLValidation

extension Emitter {
  /// The protocols that a fragment conforms to.
  static let fragmentConformances = ["InlineGraphQL.GraphQLFragment", "Swift.Sendable"]

  /// Returns the protocols that a fragment conforms to.
  static func conformances(of fragment: FragmentDefinition) -> [String] {
    if fragment.directives.areUpdatable { return ["InlineGraphQL.GraphQLUpdatableFragment"] + fragmentConformances }
    if fragment.refetchable == nil { return fragmentConformances }
    let refetchable = ["InlineGraphQL.GraphQLRefetchableFragment"] + fragmentConformances
    return fragment.selectionSet.hasPages
      ? ["InlineGraphQL.GraphQLPaginationFragment"] + refetchable : refetchable
  }

  /// Writes the struct of a fragment.
  mutating func emit(_ fragment: FragmentIR) {
    text.docComment(fragment.written.description?.value)
    text.open(
      access,
      "struct ",
      SwiftName.escaped(fragment.name),
      ": ",
      Emitter.conformances(of: fragment.written)[0],
      version
    )
    emitMembers(of: fragment)
    text.close()
    text.endDeclaration()
  }

  /// Writes the members of a fragment's struct.
  mutating func emitMembers(of fragment: FragmentIR) {
    let property = "fragment_" + fragment.name
    let key = keyProtocol(ofFragment: fragment.name)
    text.line(access, "init(key: some ", key, ") { self.fragmentPointer = key.", property, " }")
    text.endDeclaration()
    emitOptionalInitializer(property)
    if fragment.written.isPlural { emitList(key) }
    text.blank()
    emitData(of: fragment)
    (conformances, fieldsProtocols) = (fragment.conformances, fragment.fieldsProtocols)
    providers = fragment.written.providers
    self.fragment = fragmentNames.structPath(of: fragment.name).swift
    fragmentName = fragment.name
    shownObjects = ShownObjects()
    text.blank()
    emit(fragment.object)
    text.endDeclaration()
    emitFieldsAliases()
    emitOptionalKey(property)
    text.blank()
    emitFragmentPointer()
    emitErrorHandling(fragment.written.directives, fragment.missingFields)
    text.blank()
    emitNode(of: fragment)
    if fragment.written.directives.areUpdatable {
      emitUpdatable(fragment.updatable ?? UpdatableIR(typeName: fragment.object.typeName))
    }
    if let refetch = fragment.refetch { emit(refetch) }
  }

  /// Writes what documents are made of.
  private mutating func emitNode(of fragment: FragmentIR) {
    text.open(access, "static var node: __FragmentNode")
    text.line(".init(")
    text.line("  name: ", SwiftText.literal(fragment.name), ",")
    text.line("  typeCondition: ", SwiftText.literal(fragment.object.typeName), ",")
    let arguments = argumentList(of: fragment.written)
    if !arguments.isEmpty { text.line("  arguments: [", arguments, "],") }
    let provided = providedList(of: fragment.written)
    if !provided.isEmpty { text.line("  provided: [", provided, "],") }
    text.argument("definition", fragment.sent?.text ?? "")
    if let whole = fragment.sent?.whole { text.argument("wholeDefinition", whole) }
    let conditions = fragment.sent?.typeConditions ?? []
    if !conditions.isEmpty { text.line("  typeConditions: ", Emitter.literal(of: conditions), ",") }
    text.line("  fragments: ", fragmentList(of: fragment.written.selectionSet))
    text.line(")")
    text.close()
    text.endDeclaration()
  }

  /// Returns the fragment's arguments with their default values.
  private func argumentList(of fragment: FragmentDefinition) -> String {
    fragment.argumentDefinitions.passed.map { argument in
      let value = argument.defaultValue.map { value in
        ", type: " + SwiftText.literal(argument.type.description) + ", default: " + SwiftText.literal(value.minified())
      }
      return ".init(\"" + argument.name.value + "\"" + (value ?? "") + ")"
    }.joined(separator: ", ")
  }

  /// Returns the fragment's arguments that the program provides.
  private func providedList(of fragment: FragmentDefinition) -> String {
    let providers = fragment.providers
    return fragment.argumentDefinitions.compactMap { argument in
      guard let provider = providers[argument.name.value], let variable = argument.providedVariable else { return nil }
      let name = types.qualified(argument.type.namedType.value)
      let label = argument.type.isNonNull ? "value" : "nullable"
      return ".init(" + SwiftText.literal(variable) + ", type: " + SwiftText.literal(argument.type.description)
        + ", by: " + provider + ".self, " + label + ": { " + provider + ".value() as "
        + types.wrapped(argument.type, named: name) + " })"
    }.joined(separator: ", ")
  }

  /// Writes how the fragment is read from the objects of a list.
  private mutating func emitList(_ key: String) {
    text.blank()
    text.line("/// Reads the fragment from each object of a list.")
    text.line(access, "static func list(keys: some Sequence<some ", key, ">) -> [Self] { keys.map { .init(key: $0) } }")
    text.endDeclaration()
    text.blank()
    text.line("/// Reads the fragment from each object of a list that may have nulls.")
    text.open(access, "static func list(keys: some Sequence<(some ", key, ")?>) -> [Self?]")
    text.line("keys.map { key in key.map { .init(key: $0) } }")
    text.close()
    text.endDeclaration()
    // As for `init(key:)`: an object with both protocols always has the fragment.
    text.blank()
    text.line("/// Reads the fragment from each object of a list whose objects may not have it.")
    text.line("@_disfavoredOverload")
    text.line(
      access,
      "static func list(keys: some Sequence<some OptionalKey>) -> [Self?] { keys.map { .init(key: $0) } }"
    )
    text.endDeclaration()
    text.blank()
    text.line(
      "/// Reads the fragment from each object of a list that may have nulls, and objects without the fragment."
    )
    text.line("@_disfavoredOverload")
    text.open(access, "static func list(keys: some Sequence<(some OptionalKey)?>) -> [Self?]")
    text.line("keys.map { key in key.flatMap { .init(key: $0) } }")
    text.close()
    text.endDeclaration()
  }

  /// Writes the only stored property of a fragment's struct.
  mutating func emitFragmentPointer() {
    text.line(access, "let fragmentPointer: InlineGraphQL.FragmentPointer")
    text.endStoredProperty()
  }

  /// Writes how the fragment is read from the objects that spread it on a condition.
  private mutating func emitOptionalInitializer(_ property: String) {
    text.blank()
    text.line("/// Reads the fragment from an object that may not have it.")
    // An object with both protocols always has the fragment.
    text.line("@_disfavoredOverload")
    text.open(access, "init?(key: some OptionalKey)")
    text.line("guard let fragmentPointer = key.", property, " else { return nil }")
    text.line("self.fragmentPointer = fragmentPointer")
    text.close()
    text.endDeclaration()
  }

  /// Writes initializers of a struct that was renamed without its fragment. Literals spread the old name, so no object is
  /// a key by the new one, and each use of the struct would be an error besides that of the two names.
  mutating func emitInitializersOfAnyKey() {
    // Swift prefers the first, as it asks for more, and takes the second where an optional is needed.
    for signature in ["init(key: some Swift.Sendable)", "init?<Key>(key: Key)"] {
      text.blank()
      text.line("@_disfavoredOverload")
      text.open(access, signature)
      text.line("Swift.preconditionFailure(\"The fragment has another name than its struct\")")
      text.close()
      text.endDeclaration()
    }
  }

  /// Writes the protocol of the objects that spread the fragment on a condition.
  private mutating func emitOptionalKey(_ property: String) {
    text.blank()
    text.line("/// An object that spreads the fragment on a condition.")
    text.open(access, "nonisolated protocol OptionalKey")
    text.line("var ", property, ": InlineGraphQL.FragmentPointer? { get }")
    text.close()
    text.endDeclaration()
  }
}

extension FragmentDefinition {
  /// The Swift types that provide the fragment's arguments, by the arguments' names.
  fileprivate var providers: [String: String] {
    var providers: [String: String] = [:]
    for argument in argumentDefinitions {
      if let provider = argument.provider { providers[argument.name.value] = TypePath(provider.value).swift }
    }
    return providers
  }
}
