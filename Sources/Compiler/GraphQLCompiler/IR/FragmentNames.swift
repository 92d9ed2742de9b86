import GraphQLValidation

/// The Swift names of the fragments that a document spreads.
struct FragmentNames {
  private let own: Set<String>
  private let signatures: [String: FragmentSignature]

  /// Creates the names for a document without fragments.
  init() {
    own = []
    signatures = [:]
  }

  /// Creates the names of a document's fragments and of those defined elsewhere.
  init(_ valid: ValidDocument) {
    var own: Set<String> = []
    for case .fragment(let fragment) in valid.document.definitions { own.insert(fragment.name.value) }
    self.own = own
    signatures = valid.fragments
  }

  /// Returns the access level of a fragment that is defined elsewhere; `nil` for the document's own, which are as
  /// accessible as everything else in it.
  func accessLevel(of name: String) -> AccessLevel? {
    own.contains(name) ? nil : signatures[name]?.accessLevel
  }

  /// Returns the path of a fragment's struct. The document's own fragments, declared beside the types that spread them,
  /// have their name; others have their second name, because a nearer declaration could hide the first.
  func structPath(of name: String) -> TypePath {
    let path = path(of: name)
    guard !own.contains(name), case .named(let name) = path else { return path }
    return .named(secondName(ofFragment: name))
  }

  /// Returns the path of a fragment's key protocol.
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

/// Returns the name of a fragment's key protocol.
func keyProtocol(ofFragment name: String) -> String { name + "_Key" }

/// Returns the second name of a fragment's struct. No nearer declaration hides it, because no GraphQL name begins with
/// `__`.
func secondName(ofFragment name: String) -> String { "__struct_" + name }

extension TypePath {
  /// Whether a member could have the first name and hide it. Members begin with lower-case letters, and types seldom do.
  var isNamedAsMembers: Bool {
    !root.hasPrefix(secondName(ofFragment: ""))
      && !(root.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
  }
}
