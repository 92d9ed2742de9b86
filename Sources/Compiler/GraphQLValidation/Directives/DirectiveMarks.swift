import GraphQLLanguage

extension Document {
  /// Returns the document with marks on the directives that the schema declares under the names of the compiler's. These
  /// are the server's.
  func markingDirectives(of schema: Schema, among directives: CompilerDirectives) -> Document {
    let names = directives.names(declaredBy: schema)
    if names.isEmpty { return self }
    var marked = self
    marked.definitions = definitions.map { definition in
      switch definition {
      case .operation(var operation):
        operation.directives.mark(names)
        operation.selectionSet.changeDirectives { $0.mark(names) }
        return .operation(operation)
      case .fragment(var fragment):
        fragment.directives.mark(names)
        fragment.selectionSet.changeDirectives { $0.mark(names) }
        return .fragment(fragment)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: return definition
      }
    }
    return marked
  }
}

extension [Directive] {
  fileprivate mutating func mark(_ names: Set<String>) {
    for index in indices where names.contains(self[index].name.value) { self[index].isOfSchema = true }
  }
}
