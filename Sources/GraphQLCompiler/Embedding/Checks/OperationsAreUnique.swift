extension TargetCheck {
  /// The operations of a type have names of their own, wherever in the target its parts stand.
  ///
  /// Those of one literal are compared where the literal is compiled.
  static let operationsAreUnique = TargetCheck { target, findings in
    var first: [[String]: Finding.Place] = [:]
    for literal in target.literals {
      let swift = literal.literal
      // Private types of several files, and local ones of several functions, may have the same name.
      guard !swift.isConditional, !swift.isPrivate, !swift.place.isLocal else { continue }
      var own: [[String]: Finding.Place] = [:]
      for case .operation(let operation) in literal.document.definitions {
        guard let name = operation.name else { continue }
        let path = swift.macro == .operation ? swift.declaredPath : swift.enclosingTypes + [name.value]
        guard own[path] == nil else { continue }
        let place = literal.place(of: name.range.start)
        own[path] = place
        guard let other = first[path] else { continue }
        let type = path.dropLast().joined(separator: ".")
        findings.append(
          Finding(
            error: "There can be only one operation named \"\(name.value)\""
              + (type.isEmpty ? "." : " in \"\(type)\"."),
            at: place,
            notes: [Finding.Note(message: "\"\(name.value)\" is named here first", place: other)]
          )
        )
      }
      first.merge(own) { earlier, _ in earlier }
    }
  }
}
