/// The declarations of types of a few names, wherever a target or one that it depends on has them.
struct DeclaredTypes: Sendable {
  private var declarations: [String: [SwiftTypeDeclaration]] = [:]

  /// Looks for types.
  ///
  /// - Parameters:
  ///   - names: The names, each that of a type on its own.
  ///   - files: Where to look.
  init(named names: Set<String>, in files: [EmbeddedTarget.File]) {
    if names.isEmpty { return }
    let utf8 = names.map { Array($0.utf8) }
    for file in files {
      // A file is read as a whole only where the name may be that of a declaration.
      guard SwiftBytes.withView(of: file.utf8, { bytes in utf8.contains { bytes.mayDeclareType(named: $0) } }) else {
        continue
      }
      for type in SwiftOutline(of: file.utf8).types {
        guard let name = type.path.last, names.contains(name) else { continue }
        declarations[name, default: []].append(type)
      }
    }
  }

  /// The declarations of a name.
  subscript(name: String) -> [SwiftTypeDeclaration] { declarations[name] ?? [] }

  /// Adds all that is known.
  func add(to checksum: inout Checksum) {
    for (_, types) in declarations.sorted(by: { $0.key < $1.key }) {
      for type in types {
        checksum.add("\(type.path.joined(separator: ".")) \(type.kind?.rawValue ?? "") \(type.isGeneric)")
      }
    }
  }
}
