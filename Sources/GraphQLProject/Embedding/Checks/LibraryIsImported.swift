extension TargetCheck {
  /// A file with literals imports InlineGraphQL, which the emitted code uses.
  static let libraryIsImported = TargetCheck { target, findings in
    guard target.module != nil else { return }
    for file in target.files {
      guard !target.modules.modules(seenBy: file).contains(library),
        // Emitted code uses at least three of the library's declarations, so fewer scoped imports cannot be enough.
        file.imports.count(where: { $0.module == library }) < 3,
        let literal = file.literals.lazy.map(\.literal).first(where: {
          // Some schemas have nothing to declare.
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

private let library = "InlineGraphQL"
