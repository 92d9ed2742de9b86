import GraphQLLanguage

extension Document {
  /// Returns the document with marks on the directives that the schema declares under the names of client directives.
  /// These are the server's.
  func markingDirectives(of schema: Schema) -> Document {
    let names = clientDirectives.intersection(schema.index.directives.lazy.map(\.name))
    if names.isEmpty { return self }
    var marked = self
    marked.definitions = definitions.map { definition in
      switch definition {
      case .operation(var operation):
        operation.directives.mark(names)
        operation.selectionSet.mark(names)
        return .operation(operation)
      case .fragment(var fragment):
        fragment.directives.mark(names)
        fragment.selectionSet.mark(names)
        return .fragment(fragment)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: return definition
      }
    }
    return marked
  }
}

extension SelectionSet {
  fileprivate mutating func mark(_ names: Set<String>) {
    for index in selections.indices {
      switch selections[index] {
      case .field(var field):
        field.directives.mark(names)
        field.selectionSet?.mark(names)
        selections[index] = .field(field)
      case .inlineFragment(var fragment):
        fragment.directives.mark(names)
        fragment.selectionSet.mark(names)
        selections[index] = .inlineFragment(fragment)
      case .fragmentSpread(var spread):
        spread.directives.mark(names)
        selections[index] = .fragmentSpread(spread)
      }
    }
  }
}

extension [Directive] {
  fileprivate mutating func mark(_ names: Set<String>) {
    for index in indices where names.contains(self[index].name.value) { self[index].isOfSchema = true }
  }
}

extension Directive {
  /// Whether the directive is a client directive: not declared by the schema, and never sent.
  package var isOfClient: Bool { !isOfSchema && clientDirectives.contains(name.value) }

  /// Returns whether the directive is the client directive with this name.
  package func isOfClient(_ name: String) -> Bool { !isOfSchema && self.name.value == name }
}
