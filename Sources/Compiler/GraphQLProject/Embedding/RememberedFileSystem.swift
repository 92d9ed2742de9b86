import GraphQLCLibrary
import GraphQLLanguage

extension FileSystem {
  /// Returns the same file system, which lists each folder only once: all literals of a target search the same few
  /// folders.
  package func remembering() -> FileSystem {
    let folders = Locked<[String: Result<Set<Entry>, FileProblem>]>([:])
    return FileSystem(
      entries: { folder throws(FileProblem) in
        if let known = folders.withLock({ $0[folder] }) { return try known.get() }
        let found: Result<Set<Entry>, FileProblem>
        do throws(FileProblem) {
          found = .success(try entries(folder))
        } catch {
          found = .failure(error)
        }
        folders.withLock { $0[folder] = found }
        return try found.get()
      },
      contents: contents
    )
  }
}
