/// How the finding of schemas and fragments sees files. Whoever calls it does the reading.
///
/// Paths are absolute, with `/` between their components.
public struct FileSystem: Sendable {
  /// A file or folder in a folder.
  public struct Entry: Hashable, Sendable {
    /// Its name in the folder.
    public var name: String

    /// Whether it is a folder.
    public var isFolder: Bool

    /// Makes an entry.
    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// What is in a folder.
  public var entries: @Sendable (_ folder: String) throws(FileProblem) -> Set<Entry>

  /// The bytes of a file.
  public var contents: @Sendable (_ file: String) throws(FileProblem) -> [UInt8]

  /// Makes a file system of what it can be asked.
  public init(
    entries: @escaping @Sendable (_ folder: String) throws(FileProblem) -> Set<Entry>,
    contents: @escaping @Sendable (_ file: String) throws(FileProblem) -> [UInt8]
  ) {
    self.entries = entries
    self.contents = contents
  }
}

/// Why a file or folder cannot be read.
public enum FileProblem: Error, Hashable, Sendable {
  /// There is none.
  case missing

  /// There is one, and reading it is refused, as the sandbox of compiler plugins on macOS does.
  case refused
}
