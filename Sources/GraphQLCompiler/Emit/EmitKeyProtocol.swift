extension Emitter {
  /// Writes the protocol of the objects that spread a fragment.
  mutating func emitKeyProtocol(ofFragmentNamed name: String) {
    text.line("/// An object that spreads the fragment ``", name, "``.")
    text.open(access, "nonisolated protocol ", SwiftName.keyProtocol(of: name))
    text.line("var fragment_", name, ": InlineGraphQL.FragmentPointer { get }")
    text.close()
    text.endDeclaration()
  }
}
