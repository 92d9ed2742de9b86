import GraphQLProject

extension FileSystem {
  /// Returns a file system with files by their paths.
  package static func inMemory(_ files: [String: String], refused: Set<String> = []) -> FileSystem {
    FileSystem(
      entries: { folder throws(FileProblem) in
        if refused.contains(folder) { throw .refused }
        var entries: Set<Entry> = []
        let prefix = folder == "/" ? "/" : folder + "/"
        for path in files.keys where path.hasPrefix(prefix) {
          let rest = path.dropFirst(prefix.count).split(separator: "/")
          entries.insert(Entry(name: String(rest[0]), isFolder: rest.count > 1))
        }
        if entries.isEmpty { throw .missing }
        return entries
      },
      contents: { file throws(FileProblem) in
        if refused.contains(file) { throw .refused }
        guard let text = files[file] else { throw .missing }
        return Array(text.utf8)
      }
    )
  }
}
