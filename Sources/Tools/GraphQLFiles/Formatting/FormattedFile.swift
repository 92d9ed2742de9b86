import GraphQLLanguage
import GraphQLProject

/// A file whose GraphQL is in the layout of documents.
package struct FormattedFile {
  /// The contents of the file; those that it has if nothing changes.
  package let utf8: [UInt8]

  /// The syntax errors of texts, which stay as they are.
  package let findings: [FileDiagnostic]

  package init(_ file: InputFile) {
    findings = GraphQLText.texts(in: file).compactMap { text in
      guard text.literal?.macro != .schema, case .failure(let error) = text.document else { return nil }
      return FileDiagnostic(error, in: text)
    }
    let utf8 = file.source.utf8
    self.utf8 = file.isSwift ? utf8.applying(formattingEdits(ofSwift: utf8)) : formatted(graphQL: utf8) ?? utf8
  }
}
