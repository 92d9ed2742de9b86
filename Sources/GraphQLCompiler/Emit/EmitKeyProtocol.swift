extension Emitter {
  /// Writes the protocol of the objects that spread a fragment.
  ///
  /// Through it other literals name the fragment's struct. An operation or a type around a literal may be called as the
  /// struct, and would hide it; none is called as the protocol.
  mutating func emitKeyProtocol(ofFragmentNamed name: String) {
    text.line("/// An object that spreads the fragment ``", name, "``.")
    text.open(access, "nonisolated protocol ", SwiftName.keyProtocol(of: name))
    text.line("typealias ", SwiftName.keyAlias(of: name), " = ", SwiftName.escaped(name))
    text.line("var fragment_", name, ": InlineGraphQL.FragmentPointer { get }")
    text.close()
    text.endDeclaration()
  }
}
