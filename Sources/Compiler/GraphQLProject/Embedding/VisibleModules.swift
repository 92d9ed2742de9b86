/// The modules that each file of a target sees: those that it imports, and those that these re-export.
struct VisibleModules: Sendable {
  /// The modules that each module re-exports. The empty name stands for the target's own module.
  private var exports: [String: Set<String>] = [:]

  /// The modules of the targets that this target depends on.
  private(set) var reachable: Set<String> = []

  /// - Parameters:
  ///   - files: The target's files.
  ///   - reachable: The files of the targets that it depends on.
  init(_ files: [EmbeddedTarget.File], reaching reachable: [EmbeddedTarget.File]) {
    exports["InlineGraphQLModels"] = ["InlineGraphQL"]
    for file in files { addExports(of: file, as: "") }
    for file in reachable {
      guard let module = file.module else { continue }
      self.reachable.insert(module)
      addExports(of: file, as: module)
    }
  }

  private mutating func addExports(of file: EmbeddedTarget.File, as module: String) {
    guard SwiftBytes.withView(of: file.utf8, { $0.mayExportModules() }) else { return }
    for item in SwiftOutline(of: file.utf8).imports where item.isExported && !item.isScoped {
      exports[module, default: []].insert(item.module)
    }
  }

  /// Returns the modules whose declarations a file may name.
  func modules(seenBy file: EmbeddedFile) -> Set<String> {
    var seen: Set<String> = []
    var waiting = file.imports.filter { !$0.isScoped }.map(\.module) + (exports[""] ?? [])
    while let module = waiting.popLast() {
      if seen.insert(module).inserted { waiting += exports[module] ?? [] }
    }
    return seen
  }

  func add(to checksum: inout Checksum) {
    checksum.add(reachable.sorted().joined(separator: " "))
    for (module, exported) in exports.sorted(by: { $0.key < $1.key }) {
      checksum.add(([module] + exported.sorted()).joined(separator: " "))
    }
  }
}
