/// The documents that the operations in Swift files send, byte for byte.
///
/// The files are checked as the build tool checks them, and the documents are put together as the runtime does it.
public struct SentDocuments: Sendable {
  /// The document of one operation.
  public struct Document: Hashable, Sendable {
    /// The operation's name.
    public var name: String

    /// The operation's kind: `query`, `mutation` or `subscription`.
    public var kind: String

    /// The text: the operation and every fragment that it reaches.
    public var text: String

    /// The position of the operation's name.
    public var place: Finding.Place

    /// The schema that it is written against.
    public var schema: SchemaLocation

    /// The path of the operation's struct in Swift.
    public var swiftName: String
  }

  /// The documents, in the order of the files; none if there are errors.
  public let documents: [Document]

  /// The errors and warnings.
  public let findings: [Finding]

  /// Finds the documents of files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files whose operations are meant.
  ///   - files: These files, and all others whose fragments the operations may reach, of this package and others.
  ///   - fileSystem: How schemas are found and read.
  public init(of paths: Set<String>, among files: [EmbeddedTarget.File], in fileSystem: FileSystem) {
    let search = DocumentSearch(files, in: fileSystem)
    let documents = search.documents(of: paths)
    findings = search.allFindings()
    self.documents = findings.contains { $0.severity == .error } ? [] : documents
  }
}
