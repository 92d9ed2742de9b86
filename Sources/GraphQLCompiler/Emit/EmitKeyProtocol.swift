extension Emitter {
  /// Writes the protocol of the objects that spread a fragment.
  mutating func emitKeyProtocol(of fragment: FragmentIR) {
    text.line("/// An object that spreads the fragment ``", fragment.name, "``.")
    text.open(access, "protocol ", SwiftName.keyProtocol(of: fragment.name))
    text.line("var fragment_", fragment.name, ": InlineGraphQL.FragmentPointer { get }")
    text.close()
    text.endDeclaration()
  }
}
