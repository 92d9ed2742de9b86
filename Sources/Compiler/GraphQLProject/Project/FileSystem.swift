/// The file operations with which schemas and fragments are found. The caller provides them.
///
/// Paths are absolute, with `/` between their components.
package struct FileSystem: Sendable {
  /// A file or folder in a folder.
  package struct Entry: Hashable, Sendable {
    /// The name in the folder.
    package var name: String

    /// Whether the entry is a folder.
    package var isFolder: Bool

    /// Makes an entry.
    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// Returns the entries of a folder.
  package var entries: @Sendable (_ folder: String) throws(FileProblem) -> Set<Entry>

  /// Returns the bytes of a file.
  package var contents: @Sendable (_ file: String) throws(FileProblem) -> [UInt8]

  /// Makes a file system from its operations.
  package init(
    entries: @escaping @Sendable (_ folder: String) throws(FileProblem) -> Set<Entry>,
    contents: @escaping @Sendable (_ file: String) throws(FileProblem) -> [UInt8]
  ) {
    self.entries = entries
    self.contents = contents
  }
}

/// Why a file or folder cannot be read.
package enum FileProblem: Error, Hashable, Sendable {
  /// It does not exist.
  case missing

  /// It exists, but reading it is refused, as in the sandbox of compiler plugins on macOS.
  case refused

  /// It is a pipe, a device or a folder, or larger than 256 MB.
  case irregular
}
