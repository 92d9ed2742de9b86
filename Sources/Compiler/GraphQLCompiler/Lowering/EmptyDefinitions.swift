import GraphQLLanguage

// Empty definitions replace those that cannot be compiled, so that code that names their types has no further errors.
extension Lowered {
  /// Creates empty definitions for all operations and fragments of a document.
  init(emptyDefinitionsFor document: Document, in context: CompilationContext, diagnostics: [Diagnostic]) {
    self.init(operationNames: OperationNames(document), diagnostics: diagnostics)
    addEmptyDefinitions(for: document, in: context)
  }

  /// Creates empty definitions for the operations and fragments of a text that does not parse.
  package init(emptyDefinitionsFor source: Source, in context: CompilationContext, diagnostics: [Diagnostic]) {
    self.init(emptyDefinitionsFor: Document(skimming: source), in: context, diagnostics: diagnostics)
  }

  /// Adds empty definitions for the operations and fragments of a document that are missing.
  mutating func addEmptyDefinitions(for document: Document, in context: CompilationContext) {
    var names = Set(definitions.map(operationNames.swiftName))
    for definition in document.definitions {
      switch definition {
      case .operation(var operation):
        guard let name = operation.name?.value,
          names.insert(operationNames.swiftName(of: name, operation.kind)).inserted
        else { continue }
        operation.variables.removeAll { context.schema.type(named: $0.type.namedType.value)?.isInput != true }
        for index in operation.variables.indices { operation.variables[index].defaultValue = nil }
        operation.selectionSet.selections = []
        let object = ObjectIR(emptyOn: context.schema.rootTypeName(for: operation.kind) ?? "", isRoot: true)
        definitions.append(.operation(OperationIR(written: operation, sent: nil, name: name, object: object)))
      case .fragment(var fragment):
        let name = fragment.name.value
        guard names.insert(name).inserted else { continue }
        fragment.selectionSet.selections = []
        let object = ObjectIR(emptyOn: fragment.typeCondition.value, isRoot: false)
        let fieldsProtocols = [TypePath.data: FieldsProtocolIR(path: .data)]
        definitions.append(
          .fragment(
            FragmentIR(written: fragment, sent: nil, name: name, object: object, fieldsProtocols: fieldsProtocols)
          )
        )
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
        continue
      }
    }
    addEmptyRefetchQueries(for: document)
  }

  /// Gives fragments empty queries that fetch them again, where the directive has errors.
  private mutating func addEmptyRefetchQueries(for document: Document) {
    var directives: [String: Directive] = [:]
    for case .fragment(let fragment) in document.definitions {
      directives[fragment.name.value] = fragment.refetchable
    }
    for index in definitions.indices {
      guard case .fragment(var fragment) = definitions[index], fragment.refetch == nil,
        let directive = directives[fragment.name]
      else { continue }
      if fragment.written.refetchable == nil { fragment.written.directives.append(directive) }
      let query = OperationDefinition(emptyOf: .query, named: fragment.written.name)
      let object = ObjectIR(emptyOn: "", isRoot: true)
      fragment.refetch = RefetchIR(
        query: OperationIR(written: query, sent: nil, name: fragment.name, object: object)
      )
      definitions[index] = .fragment(fragment)
    }
  }
}

extension ObjectIR {
  fileprivate init(emptyOn typeName: String, isRoot: Bool) {
    self.init(
      position: ObjectPosition(typeName: typeName, isAbstract: true, isRoot: isRoot, sendsID: false, depth: 0)
    )
  }
}

extension Document {
  /// Returns the operations and fragments of a text that does not parse. Each begins at the top level or after a
  /// closing brace.
  fileprivate init(skimming source: Source) {
    self.init(definitions: [])
    source.utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var depth = 0
      var keyword: String?
      while let token = try? lexer.next(), token.kind != .endOfFile {
        switch token.kind {
        case .leftBrace: depth += 1
        case .rightBrace: depth = max(0, depth - 1)
        case .name where depth == 0:
          let word = lexer.text(from: token.start, to: token.end)
          if let kind = keyword {
            appendEmptyDefinition(kind, named: Name(word, range: SourceRange(token.start, token.end)))
            keyword = nil
          } else if Document.definitionKeywords.contains(word) {
            keyword = word
          }
          continue
        default: break
        }
        keyword = nil
      }
    }
  }

  private static let definitionKeywords: Set<String> = ["query", "mutation", "subscription", "fragment"]

  private mutating func appendEmptyDefinition(_ keyword: String, named name: Name) {
    if let kind = OperationDefinition.Kind(rawValue: keyword) {
      definitions.append(.operation(OperationDefinition(emptyOf: kind, named: name)))
    } else {
      definitions.append(.fragment(FragmentDefinition(emptyNamed: name)))
    }
  }
}

extension OperationDefinition {
  /// Creates an operation without selections.
  init(emptyOf kind: Kind, named name: Name) {
    self.init(
      description: nil,
      kind: kind,
      name: name,
      variables: [],
      directives: [],
      selectionSet: SelectionSet(selections: []),
      range: name.range
    )
  }
}

extension FragmentDefinition {
  /// Creates a fragment without selections.
  init(emptyNamed name: Name) {
    self.init(
      description: nil,
      name: name,
      typeCondition: Name(""),
      directives: [],
      selectionSet: SelectionSet(selections: []),
      range: name.range
    )
  }
}
