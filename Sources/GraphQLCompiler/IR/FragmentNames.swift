import GraphQLValidation

/// How Swift code names the fragments that a document spreads.
struct FragmentNames {
  private let own: Set<String>
  private let signatures: [String: FragmentSignature]

  /// Names no fragment that a document defines.
  init() {
    own = []
    signatures = [:]
  }

  /// Knows the fragments of a document and those defined elsewhere.
  init(_ valid: ValidDocument) {
    var own: Set<String> = []
    for case .fragment(let fragment) in valid.document.definitions { own.insert(fragment.name.value) }
    self.own = own
    signatures = valid.fragments
  }

  /// Who may use what is made of a fragment that is defined elsewhere; `nil` for the document's own, which are as accessible
  /// as everything else in it.
  func accessLevel(of name: String) -> AccessLevel? {
    own.contains(name) ? nil : signatures[name]?.accessLevel
  }

  /// The path of a fragment's struct: as it is for the document's own fragments, which stand beside what spreads them; for
  /// others the second name, as something nearer may have the struct's own.
  func structPath(of name: String) -> TypePath {
    let path = path(of: name)
    guard !own.contains(name), case .named(let name) = path else { return path }
    return .named(secondName(ofFragment: name))
  }

  /// The path of a fragment's key protocol.
  func keyProtocol(of name: String) -> TypePath {
    switch path(of: name) {
    case .named(let name): .named(GraphQLCompiler.keyProtocol(ofFragment: name))
    case .nested(let name, let enclosing): enclosing.nesting(GraphQLCompiler.keyProtocol(ofFragment: name))
    }
  }

  private func path(of name: String) -> TypePath {
    own.contains(name) ? .named(name) : TypePath(signatures[name]?.swiftName ?? name)
  }
}

/// The name of a fragment's key protocol.
func keyProtocol(ofFragment name: String) -> String { name + "_Key" }

/// The name of a fragment's struct that nothing nearer hides, as no definition of GraphQL may begin with `__`.
func secondName(ofFragment name: String) -> String { "__struct_" + name }

extension TypePath {
  /// Whether members of types may have the name that Swift looks up: theirs begin with small letters, those of types seldom do.
  var isNamedAsMembers: Bool {
    !root.hasPrefix(secondName(ofFragment: ""))
      && !(root.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
  }
}
