import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// A GraphQL text in a file of the editor, and what it is written against.
struct DocumentInFile {
  let path: String
  let file: TextDocument
  /// The literal that has the text; `nil` if the file is GraphQL.
  let literal: SwiftLiteral?
  let utf8: [UInt8]
  let location: SchemaLocation?
  let schema: Schema?
  /// The package that the file is in.
  let package: IndexedPackage
  /// How the schemas of other texts are found.
  let finder: SchemaFinder
  /// The fragments of other texts; `nil` without a schema.
  let visible: VisibleFragments?
  /// What is known of those that the text reaches.
  let fragments: [String: FragmentSignature]

  /// Returns the offset in the text of an offset in the file.
  func textOffset(of fileOffset: Int) -> Int { literal?.text?.textOffset(of: fileOffset) ?? fileOffset }

  /// Returns the range in the file of a range of the text.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    guard let literal else { return range }
    let start = literal.fileOffset(of: range.lowerBound)
    return start..<max(start, literal.fileOffset(of: range.upperBound))
  }

  /// Whether the text may have line breaks.
  var isMultiline: Bool {
    guard let text = literal?.text else { return true }
    return file.utf8[text.range].drop { $0 == UInt8(ascii: "#") }.starts(with: "\"\"\"".utf8)
  }

  /// Reads the text.
  func read() -> ReadDocument {
    var reader = reader(nil)
    return reader.read()
  }

  /// Reads the text, and what can be written at an offset of it.
  func read(at offset: Int) -> (document: ReadDocument, context: CursorContext) {
    var reader = reader(offset)
    let document = reader.read()
    return (document, reader.context ?? .nothing)
  }

  private func reader(_ cursor: Int?) -> DocumentReader {
    DocumentReader(utf8, cursor: cursor, schema: schema) { fragments[$0] }
  }
}
