import GraphQLLanguage

/// The Swift types that provide fragments' arguments.
///
/// Two fragments share a variable of the document if one type provides it for both.
final class ProviderIndex {
  private let files: [EmbeddedTarget.File]
  private let target: (_ file: String) -> [String]
  /// The targets that declare a type, by the type's path, for each name that was asked for.
  private var declarations: [String: [String: Set<[String]>]] = [:]

  /// - Parameters:
  ///   - files: The files that may declare the types.
  ///   - target: Returns the target of a file; the last component is its name.
  init(_ files: [EmbeddedTarget.File], target: @escaping (_ file: String) -> [String]) {
    self.files = files
    self.target = target
  }

  /// Returns what distinguishes a type from others with its name: its path, and the target that declares it.
  ///
  /// - Parameters:
  ///   - name: The name, as the literal has it.
  ///   - literal: The literal of the fragment.
  ///   - own: The fragment's own target.
  func identity(of name: String, namedIn literal: CheckedTarget.Literal, of own: [String]) -> [String] {
    let known = declarations(of: name)
    // As Swift looks names up: from the types around the literal outwards, then in other modules.
    let enclosing = literal.literal.enclosingTypes
    for count in enclosing.indices.reversed().map({ $0 + 1 }) + [0] {
      let path = (enclosing.prefix(count) + [name]).joined(separator: ".")
      if known[path]?.contains(own) == true { return [path] + own }
    }
    let others = (known[name] ?? []).filter { literal.file.mentions($0.last ?? "") }
    return [name] + (others.count == 1 ? others.first ?? [] : [])
  }

  private func declarations(of name: String) -> [String: Set<[String]>] {
    if let known = declarations[name] { return known }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let bytes = Array(last.utf8)
    var found: [String: Set<[String]>] = [:]
    for file in files where SwiftBytes.withView(of: file.utf8, { $0.mayDeclareType(named: bytes) }) {
      for type in SwiftOutline(of: file.utf8).types where type.path.last == last {
        found[type.path.joined(separator: "."), default: []].insert(target(file.path))
      }
    }
    declarations[name] = found
    return found
  }
}
