import GraphQLLanguage

extension Emitter {
  /// The protocols that a fragment conforms to.
  static let fragmentConformances = ["InlineGraphQL.GraphQLFragment", "Swift.Sendable"]

  /// Writes the struct of a fragment.
  mutating func emit(_ fragment: FragmentIR) {
    text.docComment(fragment.written.description?.value)
    text.open(access, "struct ", SwiftName.escaped(fragment.name), ": ", Emitter.fragmentConformances[0], version)
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
    text.blank()
    text.line(access, "var data: Data { self.fragmentPointer.data(of: Self.self) }")
    text.endDeclaration()
    (conformances, fieldsProtocols) = (fragment.conformances, fragment.fieldsProtocols)
    self.fragment = fragmentNames.structPath(of: fragment.name).swift
    fragmentName = fragment.name
    text.blank()
    emit(fragment.object)
    text.endDeclaration()
    emitFieldsAliases()
    emitOptionalKey(property)
    text.blank()
    emitFragmentPointer()
    text.blank()
    emitNode(of: fragment)
  }

  /// Writes what documents are made of.
  private mutating func emitNode(of fragment: FragmentIR) {
    text.open(access, "static var node: __FragmentNode")
    text.line(".init(")
    text.line("  name: ", SwiftText.literal(fragment.name), ",")
    text.line("  typeCondition: ", SwiftText.literal(fragment.object.typeName), ",")
    let arguments = argumentList(of: fragment.written)
    if !arguments.isEmpty { text.line("  arguments: [", arguments, "],") }
    text.argument("definition", fragment.sent ?? "")
    text.line("  fragments: ", fragmentList(of: fragment.written.selectionSet))
    text.line(")")
    text.close()
    text.endDeclaration()
  }

  /// Returns the fragment's arguments with their default values.
  private func argumentList(of fragment: FragmentDefinition) -> String {
    fragment.argumentDefinitions.map { argument in
      let value = argument.defaultValue.map { ", default: " + SwiftText.literal($0.minified()) } ?? ""
      return ".init(\"" + argument.name.value + "\"" + value + ")"
    }.joined(separator: ", ")
  }

  /// Writes the only stored property of a fragment's struct.
  mutating func emitFragmentPointer() {
    text.line(access, "let fragmentPointer: InlineGraphQL.FragmentPointer")
    text.endDeclaration()
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
