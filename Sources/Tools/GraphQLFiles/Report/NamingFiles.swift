import GraphQLProject

/// The Swift files that name the structs of definitions.
///
/// As ``UnusedGraphQL``, it goes by names: a file that has the same name for something else counts, too.
struct NamingFiles {
  /// How often a file has a name.
  private struct Occurrence {
    var file: String
    var module: String
    var count: Int
  }

  private let modules: [String: UnusedGraphQL.Module]
  private var occurrences: [String: [Occurrence]] = [:]

  /// Searches the files of modules for some names.
  init(_ names: Set<String>, in modules: [String: UnusedGraphQL.Module]) {
    self.modules = modules
    for (name, module) in modules.sorted(by: { $0.key < $1.key }) {
      let literals = Dictionary(grouping: module.literals, by: \.file)
      for file in module.files {
        var uses = SwiftNameUses()
        uses.add(file.utf8, literals: literals[file.path]?.map(\.literal) ?? [])
        for (word, count) in uses.counts where names.contains(word) {
          occurrences[word, default: []].append(Occurrence(file: file.path, module: name, count: count))
        }
      }
    }
  }

  /// Returns the files that have one of some names, where a module's types are visible.
  ///
  /// - Parameter declaration: The file in which one of the names is that of a struct's declaration, which is no use of it.
  func files(naming names: [String], of module: String, declaredIn declaration: String?) -> [String] {
    let visible = modules[module].map { $0.dependents.union([module]) } ?? [module]
    var counts: [String: Int] = [:]
    for occurrence in names.flatMap({ occurrences[$0] ?? [] }) where visible.contains(occurrence.module) {
      counts[occurrence.file, default: 0] += occurrence.count
    }
    if let declaration { counts[declaration, default: 1] -= 1 }
    return counts.filter { $0.value > 0 }.keys.sorted()
  }
}
