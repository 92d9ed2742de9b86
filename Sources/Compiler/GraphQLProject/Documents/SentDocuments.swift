/// The documents that the operations in Swift files send, byte for byte.
///
/// The files are checked as the build tool checks them, and the documents are put together as the runtime does it.
package struct SentDocuments: Sendable {
  /// The document of one operation.
  package struct Document: Hashable, Sendable {
    /// The operation's name.
    package var name: String

    /// The operation's kind: `query`, `mutation` or `subscription`.
    package var kind: String

    /// The text: the operation and every fragment that it reaches.
    package var text: String

    /// The position of the operation's name.
    package var place: Finding.Location

    /// The schema that it is written against.
    package var schema: SchemaLocation

    /// The path of the operation's struct in Swift.
    package var swiftName: String
  }

  /// The documents, in the order of the files; none if there are errors.
  package let documents: [Document]

  /// The errors and warnings.
  package let findings: [Finding]

  /// Finds the documents of files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files whose operations are meant.
  ///   - files: These files, and all others whose fragments the operations may reach, of this package and others.
  ///   - fileSystem: How schemas are found and read.
  package init(of paths: Set<String>, among files: [EmbeddedTarget.File], in fileSystem: FileSystem) {
    let search = DocumentSearch(files, in: fileSystem)
    let documents = search.documents(of: paths)
    findings = search.allFindings()
    self.documents = findings.contains { $0.severity == .error } ? [] : documents
  }
}
