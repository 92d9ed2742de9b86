import GraphQLLanguage
import GraphQLValidation

/// The fragments that have the protocol `Fields`, with all that is made of it.
///
/// In a real project the protocols are nearly a quarter of what emitting the module takes, and most are never used. Other
/// modules may use those of a public fragment. The module's own code asks for the protocols of a fragment where it names
/// both: in a file that has the word `Fields` or `Case`, the fragment or a type alias of it.
struct FieldsUses: Sendable {
  /// The names of the target's fragments that its own code asks for, by file.
  private var fragments: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - sites: The fragments of a target.
  ///   - files: The target's files.
  ///   - purpose: What expands the macros. Code in an editor may ask for the protocols of any fragment.
  init(of sites: [FragmentSite], in files: [EmbeddedTarget.File], for purpose: EmbeddingPurpose = .build) {
    if sites.isEmpty { return }
    if purpose == .editor {
      fragments = Dictionary(grouping: sites, by: \.file).mapValues { Set($0.map(\.name)) }
      return
    }
    var words: Set<String> = []
    for file in files {
      SwiftBytes.withView(of: file.utf8) { if $0.mayNameFields() { words.formUnion($0.words) } }
    }
    if words.isEmpty { return }
    words.addAliased(in: files)
    for site in sites where words.contains(site.structName) { fragments[site.file, default: []].insert(site.name) }
  }

  /// Whether a fragment has the protocols.
  func include(_ site: FragmentSite) -> Bool {
    site.literal.accessLevel.covers(.package) || fragments[site.file]?.contains(site.name) == true
  }

  func add(to checksum: inout Checksum) {
    for (file, names) in fragments.sorted(by: { $0.key < $1.key }) {
      checksum.add(file + "\n" + names.sorted().joined(separator: " "))
    }
  }
}

extension FragmentSite {
  /// The name of the fragment's struct, without those of the types around it.
  fileprivate var structName: String { swiftName.split(separator: ".").last.map(String.init) ?? name }
}

extension Set<String> {
  /// Adds what type aliases among the words stand for.
  fileprivate mutating func addAliased(in files: [EmbeddedTarget.File]) {
    var aliased: [String: Set<String>] = [:]
    for file in files {
      SwiftBytes.withView(of: file.utf8) { bytes in
        for (alias, words) in bytes.typeAliases() { aliased[alias, default: []].formUnion(words) }
      }
    }
    var waiting = filter { aliased[$0] != nil }
    while let alias = waiting.popFirst() {
      for word in aliased[alias] ?? [] where insert(word).inserted { waiting.insert(word) }
    }
  }
}
