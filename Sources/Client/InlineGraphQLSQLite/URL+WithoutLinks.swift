#if SQLite
  import Foundation

  extension URL {
    /// The file behind symbolic links, of which there may be several to one file.
    var withoutLinks: URL { withoutLinks(followed: 0) }

    private func withoutLinks(followed count: Int) -> URL {
      if let path = realpath(path, nil) {
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
      }
      let folder = deletingLastPathComponent()
      // As many as the system follows.
      if count < 40, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        return URL(fileURLWithPath: target, relativeTo: folder).absoluteURL.withoutLinks(followed: count + 1)
      }
      guard let path = realpath(folder.path, nil) else { return self }
      defer { free(path) }
      return URL(fileURLWithPath: String(cString: path)).appendingPathComponent(lastPathComponent)
    }
  }
#endif
