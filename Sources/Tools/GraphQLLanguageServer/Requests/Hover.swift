import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns what is known of the name at an offset of a document, as Markdown, and the range of the name.
  mutating func hover(in document: DocumentInFile, at offset: Int) -> (markdown: String, range: Range<Int>)? {
    let read = document.read()
    guard let (element, token) = document.element(at: offset, in: read) else { return nil }
    guard let description = describe(element, in: document, read, token) else { return nil }
    var parts = ["```graphql\n\(description.definition)\n```"]
    if let swift = document.swiftProperty(of: token, in: read) { parts.append("```swift\n\(swift)\n```") }
    if let documentation = description.documentation { parts.append(documentation) }
    if let reason = description.deprecation { parts.append("**Deprecated:** \(reason)") }
    return (parts.joined(separator: "\n\n"), token.range)
  }

  private func describe(
    _ element: Element,
    in document: DocumentInFile,
    _ read: ReadDocument,
    _ token: TypedToken
  ) -> ElementDescription? {
    switch element {
    case .fragment(let name):
      if let own = read.definitions.first(where: { $0.kind.isFragment && $0.name == name }) {
        return ElementDescription(definition: "fragment \(name) on \(own.typeCondition ?? "")")
      }
      guard let site = document.site(ofFragment: name) else { return nil }
      let place = FilePath.relative(site.file, to: document.package.root)
      return ElementDescription(
        definition: String(decoding: site.literal.source.utf8[site.outline.range], as: UTF8.self),
        documentation: "\(place):\(site.location.line)"
      )
    case .variable(let name):
      guard let variable = read.definition(at: token.range.lowerBound)?.variables.first(where: { $0.name == name })
      else {
        return nil
      }
      return ElementDescription(definition: "$\(name)" + (variable.type.map { ": \($0)" } ?? ""))
    case .operation(let name):
      guard case .operation(let kind)? = read.definitions.first(where: { $0.name == name })?.kind else { return nil }
      return ElementDescription(definition: "\(kind.rawValue) \(name)")
    case .alias:
      guard case .alias(let parent?, let field) = token.role else { return nil }
      return document.schema?.describe(.field(field, of: parent))
    case .argument(let name, .fragment(let fragment)):
      let argument = document.fragments[fragment]?.arguments.first { $0.name.value == name }
      return argument.map { ElementDescription(definition: "\(name): \($0.type)") }
    case .type, .field, .argument, .inputField, .enumValue, .directive: return document.schema?.describe(element)
    }
  }
}
