import GraphQLLanguage
import GraphQLValidation

/// The fragments that the Swift files of a package define.
package struct FragmentIndex: Sendable {
  private let sites: [String: [FragmentSite]]
  let root: String
  private let modules: [String: String]
  /// Whether several have one name.
  let hasNamesakes: Bool

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - sites: The fragments. Of several with the same name, the first is preferred.
  ///   - root: The package's root.
  ///   - modules: The modules of files, by path. The folders of other files tell which of them belong to one target.
  package init(_ sites: [FragmentSite], root: String, modules: [String: String] = [:]) {
    self.sites = Dictionary(grouping: sites, by: \.name)
    self.root = root
    self.modules = modules
    hasNamesakes = self.sites.values.contains { $0.count > 1 }
  }

  /// Returns the fragment that a literal spreads under a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - file: The Swift file that the literal is in. Of several fragments of a name, one of the same target wins.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  package func site(
    ofFragment name: String,
    from file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> FragmentSite? {
    guard let candidates = sites[name]?.filter(isInSchema), candidates.count > 1 else {
      return sites[name]?.first(where: isInSchema)
    }
    let own = target(of: file)
    return candidates.first { target(of: $0.file) == own } ?? candidates.first
  }

  /// All fragments, sorted by their names.
  package var all: [FragmentSite] { sites.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Returns all fragments of a name, in the order of preference.
  package func sites(ofFragment name: String) -> [FragmentSite] { sites[name] ?? [] }

  /// The names of those that meet a condition, in alphabetical order.
  package func names(where isWanted: (FragmentSite) -> Bool) -> [String] {
    sites.filter { $0.value.contains(where: isWanted) }.keys.sorted()
  }

  /// Returns what distinguishes the target of a file from others.
  package func target(of file: String) -> [String] {
    modules[file].map { [$0] } ?? FilePath.targetFolder(of: file, in: root)
  }
}
