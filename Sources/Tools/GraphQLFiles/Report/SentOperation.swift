import GraphQLLanguage
import GraphQLProject

/// An operation that is sent, with the literal that it is from.
struct SentOperation {
  let document: SentDocuments.Document

  /// The document, as a service reads it.
  let parsed: Document

  /// The operation in a literal; `nil` for the query of a `@refetchable` fragment.
  let site: DefinitionSite?

  /// The fragment of such a query.
  private let fragment: DefinitionSite?

  init(_ document: SentDocuments.Document, among sites: [String: [DefinitionSite]]) {
    self.document = document
    parsed = (try? Document(parsing: Source(document.text, name: document.name))) ?? Document(definitions: [])
    let near = sites[document.place.file] ?? []
    site = near.first { $0.kind == document.kind && $0.name.value == document.name }
    let names = document.swiftName.split(separator: ".").map(String.init)
    fragment = site == nil ? near.first { names.dropLast().last == $0.structName } : nil
  }

  var definition: GraphQLReport.Definition { .init(kind: document.kind, name: document.name) }

  /// The fragments that it spreads itself.
  var fragments: [String] { site?.spreads ?? fragment.map { [$0.name.value] } ?? [] }

  /// The module that defines it.
  var module: String? { (site ?? fragment)?.module }

  /// The file that declares the struct by hand; `nil` if a macro does.
  var fileOfDeclaration: String? { (site ?? fragment)?.fileOfDeclaration }

  /// The names by which code uses it: that of its struct, or of the fragment whose query it is.
  var swiftNames: [String] {
    if site == nil, let fragment { return [fragment.structName] }
    return document.swiftName.split(separator: ".").last.map { [String($0)] } ?? []
  }
}

extension DefinitionSite {
  /// The name of the struct, if it is not that of an operation beside a fragment of its name.
  fileprivate var structName: String { literal.literal.declarationName ?? name.value }
}
