import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

extension TargetCheck {
  /// A name means one operation in all that a module sends, those that fetch fragments again among it.
  ///
  /// Services, logs and lists of persisted documents know operations by their names, so Relay's and Apollo's compilers
  /// refuse others too. Two equal operations are one. Operations that become one Swift type are reported as such.
  static let operationNamesAreUnique = TargetCheck { target, findings in
    var first: [[String]: (definition: SentDefinition, literal: CheckedTarget.Literal)] = [:]
    for literal in target.literals where !literal.literal.isConditional {
      for definition in literal.sent where definition.kind != nil {
        let name = literal.location.files + [definition.name]
        guard let other = first[name] else {
          first[name] = (definition, literal)
          continue
        }
        if other.definition.text == definition.text { continue }
        if other.literal.swiftName(of: other.definition) == literal.swiftName(of: definition) { continue }
        let place = other.literal.place(of: other.definition.nameRange.start)
        findings.append(
          Finding(
            error: "There can be only one operation named \"\(definition.name)\" in a module; rename one of them.",
            at: literal.place(of: definition.nameRange.start),
            notes: [Finding.Note(message: "\"\(definition.name)\" is named here first", place: place)]
          )
        )
      }
    }
  }
}

extension TargetCompiler {
  /// The known files with operations whose names a checked literal has, too. Whether they are the same shows when both are compiled.
  var knownFilesWithRepeatedNames: Set<String> {
    if known.isEmpty { return [] }
    let names = Set(target.literals.flatMap { $0.sent.filter { $0.kind != nil }.map(\.name) })
    let repeating = target.literals.filter { literal in
      known.contains(literal.file.path) && literal.document.operationNames.contains(where: names.contains)
    }
    return Set(repeating.map(\.file.path))
  }
}

extension Document {
  /// The names of the operations, with those that fetch fragments again.
  fileprivate var operationNames: [String] {
    definitions.compactMap { definition in
      switch definition {
      case .operation(let operation): operation.name?.value
      case .fragment(let fragment):
        if case .string(let name)? = fragment.refetchable?.argument("queryName")?.kind { name.value } else { nil }
      default: nil
      }
    }
  }
}

extension CheckedTarget.Literal {
  /// Returns the path of an operation's type in Swift, without the suffix that all operations of its kind and name get.
  fileprivate func swiftName(of operation: SentDefinition) -> [String] {
    let types = literal.macro == .graphql ? literal.enclosingTypes : literal.declaredPath
    return types + [operation.refetchedFragment, operation.name].compactMap { $0 }
  }
}
