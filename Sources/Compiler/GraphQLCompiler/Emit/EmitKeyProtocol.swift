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

  /// Returns the name of the fragment whose data has a type; `nil` for all other types.
  func fragmentName(at path: TypePath) -> String? { path == .data ? fragmentName : nil }

  /// Writes what makes a fragment's data a key to itself.
  ///
  /// Tests and previews have data without an object that spreads the fragment.
  mutating func emitOwnKey(ofTypeAt path: TypePath) {
    guard let name = fragmentName(at: path) else { return }
    text.blank()
    text.line(
      access,
      "var fragment_" + name,
      ": InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<",
      fragment,
      ">.pointer(to: self) }"
    )
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
