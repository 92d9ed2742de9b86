import GraphQLLanguage
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
  /// The names of the operations and fragments.
  let definitionNames: Set<String>

  /// The modules that all who import the file's module see, too.
  let exports: Set<String>

  init(_ utf8: [UInt8], at path: String, _ stamp: FileStamp?) {
    self.stamp = stamp
    literals = graphQLLiterals(in: utf8, name: path)
    fragments = FragmentSite.sites(of: literals, in: utf8, file: path)
    schemas = SchemaSite.sites(of: literals, file: path)
    definitionNames = Set(literals.flatMap { Self.definitionNames(in: $0.source.utf8) })
    let outline = Source(utf8: utf8).mentions("@_exported") ? SwiftOutline(of: utf8) : nil
    exports = Set(outline?.imports.filter { $0.isExported && !$0.isScoped }.map(\.module) ?? [])
    self.utf8 = utf8
  }

  private static func definitionNames(in graphQL: [UInt8]) -> [String] {
    let tokens = TolerantLexer.tokens(of: graphQL)
    var depth = 0
    return tokens.indices.dropLast().compactMap { index in
      let (token, next) = (tokens[index], tokens[index + 1])
      if token.kind == .leftBrace { depth += 1 } else if token.kind == .rightBrace { depth -= 1 }
      guard depth == 0, token.kind == .name, next.kind == .name else { return nil }
      let word = String(decoding: graphQL[token.start..<token.end], as: UTF8.self)
      let isKeyword = word == "fragment" || OperationDefinition.Kind(rawValue: word) != nil
      return isKeyword ? String(decoding: graphQL[next.start..<next.end], as: UTF8.self) : nil
    }
  }

  /// The literals that have GraphQL.
  var texts: [SwiftLiteral] { literals.filter { $0.text != nil && $0.macro != .schema } }
}
