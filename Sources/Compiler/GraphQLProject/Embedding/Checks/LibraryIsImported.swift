extension TargetCheck {
  /// A file with literals imports InlineGraphQL, which the emitted code uses.
  static let libraryIsImported = TargetCheck(importing: library) { target, file, literal in
    // Emitted code uses at least three of the library's declarations, so fewer scoped imports cannot be enough. Some schemas
    // have nothing to declare.
    guard file.imports.count(where: { $0.module == library }) < 3,
      literal.macro != .schema || target.filesWithSchemaTypes.contains(file.path)
    else { return nil }
    return "A file with \(literal.macro.written) needs \"import \(library)\"."
  }

  /// A file whose `@GraphQLSchema` declares models imports InlineGraphQLModels.
  static let moduleOfModelsIsImported = TargetCheck(importing: moduleOfModels) { _, _, literal in
    literal.declaredModels == .none
      ? nil : "A file with models needs \"import \(moduleOfModels)\", a product of the package InlineGraphQL."
  }

  /// Creates a check that files import a module, which tells of the first literal in each that needs it.
  ///
  /// - Parameter message: Returns what to tell of a literal; `nil` if it does not need the module.
  private init(
    importing module: String,
    _ message: @escaping @Sendable (CheckedTarget, EmbeddedFile, SwiftLiteral) -> String?
  ) {
    self.init { target, findings in
      if target.module == nil { return }
      for file in target.files where !target.modules.modules(seenBy: file).contains(module) {
        for literal in file.literals.map(\.literal) where !literal.isConditional {
          guard let message = message(target, file, literal) else { continue }
          let place = file.place(of: literal.offset)
          findings.append(Finding(error: message, at: place, notes: [file.importNote(module)]))
          break
        }
      }
    }
  }
}

private let library = "InlineGraphQL"
private let moduleOfModels = "InlineGraphQLModels"
