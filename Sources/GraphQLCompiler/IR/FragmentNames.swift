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

  /// The name of a fragment's struct: as it is for the document's own fragments, which stand beside what spreads them; for
  /// others the second name, as something nearer may have the struct's own.
  func swiftName(of name: String) -> String {
    let path = path(of: name)
    if own.contains(name) || path.utf8.contains(UInt8(ascii: ".")) { return path }
    return SwiftName.secondName(of: path)
  }

  /// The name of a fragment's key protocol.
  func keyProtocol(of name: String) -> String { SwiftName.keyProtocol(of: path(of: name)) }

  private func path(of name: String) -> String {
    own.contains(name) ? SwiftName.escaped(name) : SwiftName.escapedPath(signatures[name]?.swiftName ?? name)
  }
}
