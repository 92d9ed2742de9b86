/// Paths and patterns of schema files in a GraphQL configuration: `schema.json`, `Schemas/Shop`, `api/**/*.graphqls`. A
/// pattern after `!` takes files away.
struct SchemaPatterns {
  private let folder: String
  private let patterns: [String]

  /// No patterns.
  init(in folder: String) { (self.folder, patterns) = (folder, []) }

  /// - Returns: `nil` if there is no pattern that adds files.
  init?(_ patterns: [String], in folder: String) {
    if patterns.allSatisfy({ $0.hasPrefix("!") }) { return nil }
    (self.folder, self.patterns) = (folder, patterns)
  }

  /// Whether all may be files.
  var areFiles: Bool { !patterns.contains { $0.contains("://") || $0.isEmpty } }

  /// The path that names the schema: the first path, or the folder in which the first pattern begins.
  var path: String {
    let first = patterns.first { !$0.hasPrefix("!") } ?? ""
    return FilePath.join(folder, first.split(separator: "/").prefix { !Self.isPattern($0) }.joined(separator: "/"))
  }

  /// The path, if there is no more.
  var only: String? { patterns.count == 1 && !Self.isPattern(patterns[0]) ? path : nil }

  /// Returns the files that match, sorted.
  func files(_ files: SchemaFiles) throws(SchemaFinderError) -> [String] {
    var found: Set<String> = []
    for pattern in patterns where !pattern.hasPrefix("!") {
      let path = FilePath.join(folder, pattern)
      if !Self.isPattern(pattern) {
        // A path that does not exist is told of by what reads it.
        found.formUnion(try files.schema(at: path)?.files ?? [path])
      } else if let start = SchemaPatterns([pattern], in: folder)?.path {
        let all = try files.all(in: start)
        found.formUnion((all.schemas + all.clients).filter { matches(pattern, $0) })
      }
    }
    for pattern in patterns where pattern.hasPrefix("!") {
      found = found.filter { !matches(String(pattern.dropFirst()), $0) }
    }
    return found.sorted()
  }

  private func matches(_ pattern: String, _ path: String) -> Bool {
    Glob(pattern).matches(FilePath.relative(path, to: folder))
  }

  private static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?{[".contains($0) } }
}
