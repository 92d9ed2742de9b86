import GraphQLLanguage

/// The kind of definition that the literal of an attached macro has.
package enum SoleDefinition: String {
  case operation, fragment

  fileprivate var macro: String {
    switch self {
    case .operation: "@GraphQLOperation"
    case .fragment: "@GraphQLFragment"
    }
  }

  fileprivate func example(named name: String) -> String {
    switch self {
    case .operation: "query \(name) { … }"
    case .fragment: "fragment \(name) on SomeType { … }"
    }
  }

  fileprivate func emptyDefinition(named name: String) -> Definition {
    switch self {
    case .operation: .operation(OperationDefinition(emptyOf: .query, named: Name(name)))
    case .fragment: .fragment(FragmentDefinition(emptyNamed: Name(name)))
    }
  }
}

/// What an attached macro takes from its literal, before a schema is asked.
struct SoleDefinitionText {
  /// The definition; `nil` if the literal has none of the kind. A fragment has the name of its struct.
  var definition: Definition?
  /// Whether the fragment is written with another name than its struct.
  var isMisnamed = false
  var errors: [Diagnostic] = []

  /// Reads a literal.
  init(_ source: Source, definingOnly kind: SoleDefinition, named structName: String) {
    let document: Document
    do {
      document = try Document(parsing: source)
    } catch {
      errors = [error]
      return
    }
    for definition in document.definitions {
      if self.definition == nil, let renamed = definition.named(structName, ifIt: kind, &errors) {
        self.definition = renamed
        if case .fragment(let fragment) = definition { isMisnamed = fragment.name.value != structName }
      } else {
        errors.append(superfluous(definition, beside: kind, in: source))
      }
    }
    if definition == nil, errors.isEmpty {
      errors = [
        Diagnostic(
          .error,
          "\(kind.macro) takes exactly one \(kind.rawValue) and the literal has none. Write "
            + "\"\(kind.example(named: structName))\".",
          at: SourceRange(0, source.utf8.count)
        )
      ]
    }
  }
}

/// Validates the literal of an attached macro and transforms its one definition into the form that is emitted.
///
/// A fragment gets the name of its struct, since other literals find it by that name. An operation keeps its name.
///
/// - Returns: One definition. If it has errors, the selections with errors are missing.
package func lower(
  _ source: Source,
  definingOnly kind: SoleDefinition,
  named structName: String,
  in context: CompilationContext
) -> Lowered {
  let text = SoleDefinitionText(source, definingOnly: kind, named: structName)
  guard let definition = text.definition else {
    let empty = Document(definitions: [kind.emptyDefinition(named: structName)])
    return Lowered(emptyDefinitionsFor: empty, in: context, diagnostics: text.errors)
  }
  var lowered = lower(Document(definitions: [definition]), in: context)
  lowered.diagnostics = text.errors + lowered.diagnostics
  lowered.isMisnamed = text.isMisnamed
  return lowered
}

private func superfluous(_ definition: Definition, beside kind: SoleDefinition, in source: Source) -> Diagnostic {
  let (place, advice) =
    switch definition {
    case .operation(let operation):
      (operation.name?.range ?? operation.range, "Put this operation into a @GraphQLOperation or #graphql of its own.")
    case .fragment(let fragment):
      (fragment.name.range, "Put this fragment into a @GraphQLFragment or #graphql of its own.")
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
      (SourceRange(0, source.utf8.count), "Put definitions of types into the schema's file.")
    }
  return Diagnostic(.error, "\(kind.macro) takes exactly one \(kind.rawValue). \(advice)", at: place)
}

extension Definition {
  /// Returns the definition if its kind is the macro's; a fragment gets the name of its struct.
  fileprivate func named(
    _ structName: String,
    ifIt kind: SoleDefinition,
    _ diagnostics: inout [Diagnostic]
  ) -> Definition? {
    switch (self, kind) {
    case (.operation(var operation), .operation):
      if operation.name == nil {
        diagnostics.append(operation.anonymityError(suggesting: structName))
        operation.name = Name(structName, range: operation.range)
      }
      return .operation(operation)
    case (.fragment(var fragment), .fragment):
      fragment.name = rename(fragment.name, to: structName, &diagnostics)
      return .fragment(fragment)
    default:
      return nil
    }
  }

  private func rename(
    _ name: Name,
    to structName: String,
    _ diagnostics: inout [Diagnostic]
  ) -> Name {
    guard name.value != structName else { return name }
    let fixIt = Diagnostic.FixIt(
      message: "replace \"\(name.value)\" with \"\(structName)\"",
      range: name.range,
      replacement: structName
    )
    diagnostics.append(
      Diagnostic(
        .error,
        "The fragment is named \"\(name.value)\" and its struct \"\(structName)\". Give both the same name.",
        at: name.range,
        fixIts: [fixIt]
      )
    )
    return Name(structName, range: name.range)
  }
}
