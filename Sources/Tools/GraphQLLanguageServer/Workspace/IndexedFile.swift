import GraphQLProject
import LocalFiles

/// A Swift file with the GraphQL in it.
struct IndexedFile: Sendable {
  /// The state of the file on the disk; `nil` for a text of the editor.
  let stamp: FileStamp?
  let utf8: [UInt8]
  let literals: [SwiftLiteral]
  let fragments: [FragmentSite]
  let schemas: [SchemaSite]

  init(_ utf8: [UInt8], at path: String, _ stamp: FileStamp?) {
    self.stamp = stamp
    literals = graphQLLiterals(in: utf8, name: path)
    fragments = FragmentSite.sites(of: literals, in: utf8, file: path)
    schemas = SchemaSite.sites(of: literals, file: path)
    self.utf8 = utf8
  }

  /// The literals that have GraphQL.
  var texts: [SwiftLiteral] { literals.filter { $0.text != nil && $0.macro != .schema } }
}
