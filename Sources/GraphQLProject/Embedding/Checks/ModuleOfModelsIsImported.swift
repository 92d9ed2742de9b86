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

private let moduleOfModels = "InlineGraphQLModels"
