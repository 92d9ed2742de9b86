extension TargetCheck {
  /// A file with literals imports InlineGraphQL, which what they expand to is made of.
  static let libraryIsImported = TargetCheck { target, findings in
    guard target.module != nil else { return }
    for file in target.files {
      guard !target.modules.modules(seenBy: file).contains(library),
        // No literal gets by with less than three of the library's declarations.
        file.imports.count(where: { $0.module == library }) < 3,
        let literal = file.literals.lazy.map(\.literal).first(where: {
          // Of some schemas there is nothing to declare.
          !$0.isConditional && ($0.macro != .schema || target.filesWithSchemaTypes.contains(file.path))
        })
      else { continue }
      findings.append(
        Finding(
          error: "A file with \(literal.macro.written) needs \"import \(library)\".",
          at: file.place(of: literal.offset),
          notes: [file.importNote(library)]
        )
      )
    }
  }
}

extension TargetCheck {
  /// A file whose `@GraphQLSchema` declares models imports InlineGraphQLModels.
  static let moduleOfModelsIsImported = TargetCheck { target, findings in
    guard target.module != nil else { return }
    for file in target.files {
      guard !target.modules.modules(seenBy: file).contains(moduleOfModels),
        let literal = file.literals.lazy.map(\.literal).first(where: { !$0.isConditional && $0.declaredModels != .none }
        )
      else { continue }
      findings.append(
        Finding(
          error: "A file with models needs \"import \(moduleOfModels)\", a product of the package InlineGraphQL.",
          at: file.place(of: literal.offset),
          notes: [file.importNote(moduleOfModels)]
        )
      )
    }
  }
}

private let library = "InlineGraphQL"
private let moduleOfModels = "InlineGraphQLModels"
