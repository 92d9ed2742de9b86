import GraphQLLanguage

extension Document {
  /// The document with a mark on directives that are named as those for the compiler are, and that the schema declares: they
  /// are the server's.
  func markingDirectives(of schema: Schema) -> Document {
    let names = clientDirectives.filter { schema.index.directive(named: $0) != nil }
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
  /// Whether it is for the compiler: none of the schema's, and never sent.
  package var isOfClient: Bool { !isOfSchema && clientDirectives.contains(name.value) }

  /// Whether it is the directive for the compiler with a name.
  package func isOfClient(_ name: String) -> Bool { !isOfSchema && self.name.value == name }
}
