import GraphQLCompiler

extension TargetCheck {
  /// A name means one operation in all that a module sends, those that fetch fragments again among it.
  ///
  /// Services, logs and lists of persisted documents know operations by their names, so Relay's and Apollo's compilers
  /// refuse others too. Two equal operations are one. Operations that become one Swift type are reported as such.
  static let operationNamesAreUnique = TargetCheck { target, findings in
    var first: [OperationName: SentOperation] = [:]
    for literal in target.literals where !literal.literal.isConditional {
      for definition in literal.sent where definition.kind != nil {
        let operation = SentOperation(definition: definition, literal: literal)
        let name = OperationName(schema: literal.location.path, name: definition.name)
        guard let other = first[name] else {
          first[name] = operation
          continue
        }
        if other.definition.text == definition.text || other.swiftName == operation.swiftName { continue }
        findings.append(
          Finding(
            error: "There can be only one operation named \"\(definition.name)\" in a module; rename one of them.",
            at: operation.place,
            notes: [Finding.Note(message: "\"\(definition.name)\" is named here first", place: other.place)]
          )
        )
      }
    }
  }
}

private struct OperationName: Hashable {
  var schema: String
  var name: String
}

private struct SentOperation {
  var definition: SentDefinition
  var literal: CheckedTarget.Literal

  var place: Finding.Place { literal.place(of: definition.nameRange.start) }

  /// The path of its type in Swift, without the suffix that all operations of its kind and name get.
  var swiftName: [String] {
    let types = literal.literal.macro == .graphql ? literal.literal.enclosingTypes : literal.literal.declaredPath
    return types + [definition.refetchedFragment, definition.name].compactMap { $0 }
  }
}
