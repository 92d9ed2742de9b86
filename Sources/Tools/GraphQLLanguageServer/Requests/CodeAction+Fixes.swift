import GraphQLLanguage

extension DocumentInFile {
  /// Returns the fix-its of the errors in a range of the text.
  func fixes(in range: Range<Int>) -> [CodeAction] {
    let text = TextDocument(utf8)
    return diagnostics().flatMap { diagnostic in
      diagnostic.fixIts.filter { fixIt in
        // An error is shown at the first word of its range.
        let places = [fixIt.range.start..<fixIt.range.end] + diagnostic.ranges.map { text.word(at: $0.start) }
        return places.contains { $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound }
      }.map { fixIt in
        CodeAction(
          title: fixIt.message.prefix(1).uppercased() + fixIt.message.dropFirst(),
          kind: .quickFix,
          edits: [edit(fixIt.range.start..<fixIt.range.end, fixIt.replacement)]
        )
      }
    }
  }

  /// Returns the definition of a variable that an operation uses and does not have.
  func missingVariables(at offset: Int, _ read: ReadDocument) -> [CodeAction] {
    guard let token = read.token(at: offset), case .variable(let type?) = token.role,
      let definition = read.definition(at: offset), case .operation = definition.kind, let name = definition.nameRange
    else { return [] }
    let variable = text(of: token)
    guard !definition.variables.contains(where: { $0.name == variable }) else { return [] }
    let text = "$\(variable): \(type)"
    let list = read.parts.first { $0.kind == .arguments && $0.range.lowerBound >= name.upperBound && $0.depth == 1 }
    let edit: (place: Place, text: String)
    if let list, utf8[name.upperBound..<list.range.lowerBound].allSatisfy({ $0 == 0x20 }), list.range.count > 1 {
      let end = list.range.upperBound - 1
      edit = self.edit(end..<end, (definition.variables.isEmpty ? "" : ", ") + text)
    } else {
      edit = self.edit(name.upperBound..<name.upperBound, "(\(text))")
    }
    return [CodeAction(title: "Add the variable \"\(text)\"", kind: .quickFix, edits: [edit])]
  }

  /// Returns the change that gives a name to an inline fragment with a condition, so that it becomes a property of that name.
  func groupNames(at offset: Int, _ read: ReadDocument) -> [CodeAction] {
    let part = read.parts.last {
      $0.kind == .inlineFragment && $0.range.lowerBound <= offset && offset < $0.range.upperBound
    }
    guard let part,
      let set = read.parts.first(where: { $0.kind == .selectionSet && $0.range.lowerBound > part.range.lowerBound }),
      set.depth == part.depth + 1, offset <= set.range.lowerBound
    else { return [] }
    let head = read.tokens.filter {
      part.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= set.range.lowerBound
    }
    let directives = head.filter { $0.role == .directive }.map { text(of: $0) }
    guard directives.contains("include") || directives.contains("skip"), !directives.contains("alias"),
      let end = head.last?.range.upperBound
    else { return [] }
    let edit = edit(end..<end, " @alias(as: \"details\")")
    return [CodeAction(title: "Name the group by @alias", kind: .rewrite, edits: [edit])]
  }
}
