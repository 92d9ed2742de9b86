import GraphQLProject
import InlineGraphQL
import LocalFiles
import Testing

/// Documents that are found in Swift files, compared with those of the compiled operations.
@Suite struct SentDocumentsTests {
  @Test("The documents found in this module's files are those that its operations send, byte for byte")
  func sameBytes() throws {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let files = PackageFiles.swiftFiles(in: PackageFiles.packageRoot(around: folder)).filter {
      $0.hasPrefix(folder + "/")
    }
    let sent = SentDocuments(
      of: Set(files),
      among: try files.map { EmbeddedTarget.File(path: $0, utf8: try Files.contents(of: $0)) },
      in: Files.system
    )
    #expect(sent.findings.filter { $0.severity == .error } == [])
    #expect(sent.documents.count >= 79)
    for document in sent.documents {
      guard let operation = operation(named: document.swiftName) else {
        Issue.record("There is no type \(document.swiftName).")
        continue
      }
      #expect(Array(document.text.utf8) == Array(operation.document.utf8))
      #expect(document.name == operation.operationName)
      #expect(document.kind == operation.kind.rawValue)
    }
  }

  /// Returns the type of an operation by its path. Swift finds types by their mangled names, in which each component
  /// ends with its kind.
  private func operation(named path: String) -> (any GraphQLOperation.Type)? {
    let module = "InlineGraphQLTests"
    var names = ["\(module.utf8.count)\(module)"]
    for component in path.split(separator: ".") {
      names = names.flatMap { name in ["O", "V", "C"].map { "\(name)\(component.utf8.count)\(component)\($0)" } }
    }
    return names.lazy.compactMap { _typeByName($0) as? any GraphQLOperation.Type }.first
  }
}
