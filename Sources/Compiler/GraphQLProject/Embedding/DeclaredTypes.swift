/// The declarations of types with certain names, in a target and in those that it depends on.
struct DeclaredTypes: Sendable {
  private var declarations: [String: [SwiftTypeDeclaration]] = [:]

  /// Searches files for declarations.
  ///
  /// - Parameters:
  ///   - names: The unqualified names of the types.
  ///   - files: The files to search.
  init(named names: Set<String>, in files: [EmbeddedTarget.File]) {
    if names.isEmpty { return }
    let utf8 = names.map { Array($0.utf8) }
    for file in files {
      // Only files that may declare one of the names are scanned as a whole.
      guard SwiftBytes.withView(of: file.utf8, { bytes in utf8.contains { bytes.mayDeclareType(named: $0) } }) else {
        continue
      }
      for type in SwiftOutline(of: file.utf8).types {
        guard let name = type.path.last, names.contains(name) else { continue }
        declarations[name, default: []].append(type)
      }
    }
  }

  subscript(name: String) -> [SwiftTypeDeclaration] { declarations[name] ?? [] }

  func add(to checksum: inout Checksum) {
    for (_, types) in declarations.sorted(by: { $0.key < $1.key }) {
      for type in types {
        checksum.add("\(type.path.joined(separator: ".")) \(type.kind?.rawValue ?? "") \(type.isGeneric)")
      }
    }
  }
}
