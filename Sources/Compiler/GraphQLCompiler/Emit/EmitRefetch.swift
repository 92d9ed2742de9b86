import GraphQLValidation

extension Emitter {
  /// Writes the query that fetches the fragment again, and how the fragment is read from its response.
  mutating func emit(_ refetch: RefetchIR) {
    let (providers, fragmentName) = (self.providers, self.fragmentName)
    text.blank()
    text.line("/// The query `", refetch.query.name, "`, which fetches the fragment again.")
    text.open(access, "struct RefetchQuery: ", Emitter.conformances(of: .query)[0], version)
    emitMembers(of: refetch.query)
    text.close()
    text.endDeclaration()
    (self.providers, self.fragmentName) = (providers, fragmentName)
    text.blank()
    text.line("/// Reads the fragment from the response to ``RefetchQuery``.")
    text.line(
      access,
      "static func refetched(from data: RefetchQuery.Data) -> Self? { ",
      reading(of: refetch.query),
      " }"
    )
    text.endDeclaration()
    text.blank()
    text.line(access, "static var refetchMetadata: InlineGraphQL.RefetchMetadata {")
    text.line("  .init(", metadata(of: refetch), ")")
    text.line("}")
    text.endDeclaration()
  }

  /// Returns the expression that reads the fragment from `data`.
  private func reading(of query: OperationIR) -> String {
    if query.sent == nil { return "nil" }
    guard let field = query.object.selections.lazy.compactMap(\.field).first else { return ".init(key: data)" }
    let object = "data." + SwiftName.escaped(field.name)
    return field.type.isNonNull ? ".init(key: " + object + ")" : object + ".flatMap { .init(key: $0) }"
  }

  private func metadata(of refetch: RefetchIR) -> String {
    let path = refetch.query.object.selections.compactMap(\.responseKey)
    var arguments = "path: [" + path.map(SwiftText.literal).joined(separator: ", ") + "]"
    if let field = refetch.identifierField { arguments += ", identifierField: " + SwiftText.literal(field) }
    guard let connection = refetch.connection else { return arguments }
    arguments += ", connection: .init(path: [" + connection.path.map(SwiftText.literal).joined(separator: ", ") + "]"
    if let page = connection.next { arguments += ", next: " + variables(of: page) }
    if let page = connection.previous { arguments += ", previous: " + variables(of: page) }
    return arguments + ")"
  }

  private func variables(of page: RefetchConnection.Page) -> String {
    let count = page.count.map { "count: " + SwiftText.literal($0) + ", " } ?? ""
    return ".init(" + count + "cursor: " + SwiftText.literal(page.cursor) + ")"
  }
}
