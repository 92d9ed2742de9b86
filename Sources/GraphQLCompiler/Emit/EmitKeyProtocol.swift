extension Emitter {
  /// Writes the protocol of the objects that spread a fragment.
  ///
  /// It does not mention the fragment's struct. So files that only use the protocol are not compiled again when the
  /// fragment's text changes.
  mutating func emitKeyProtocol(ofFragmentNamed name: String) {
    text.line("/// An object that spreads the fragment ``", name, "``.")
    text.open(access, "nonisolated protocol ", keyProtocol(ofFragment: name))
    text.line("var fragment_", name, ": InlineGraphQL.FragmentPointer { get }")
    text.close()
    text.endDeclaration()
  }

  /// Writes the peers of a `@GraphQLFragment` struct: the key protocol, and a second name of the struct.
  ///
  /// Other literals use the second name. An operation or a type around a literal may have the name of the struct, and
  /// would hide it. Nothing has the second name.
  mutating func emitPeers(ofFragmentNamed name: String) {
    emitKeyProtocol(ofFragmentNamed: name)
    text.line("/// The fragment ``", name, "``, for literals in which another type has its name.")
    text.line(access, "typealias ", secondName(ofFragment: name), " = ", SwiftName.escaped(name))
    text.endDeclaration()
  }
}
