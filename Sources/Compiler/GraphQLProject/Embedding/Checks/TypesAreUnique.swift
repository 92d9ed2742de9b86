import GraphQLCompiler
import GraphQLLanguage

extension TargetCheck {
  /// The operations and fragments in a type become Swift types with different names, across all files of the target.
  ///
  /// Definitions in one literal are compared when the literal is compiled, and fragments with each other when they are
  /// looked up.
  static let typesAreUnique = TargetCheck { target, findings in
    var first: [[String]: DeclaredType] = [:]
    for literal in target.literals {
      let swift = literal.literal
      // Private types of several files, and local ones of several functions, may have the same name.
      guard !swift.isConditional, !swift.isPrivate, !swift.place.isLocal else { continue }
      let own = literal.declaredTypes()
      for (path, type) in own.sorted(by: { $0.value.offset < $1.value.offset }) {
        guard let other = first[path], type.isOperation || other.isOperation else { continue }
        let enclosing = path.dropLast().joined(separator: ".")
        let place = enclosing.isEmpty ? "" : " in \"\(enclosing)\""
        let error =
          type.isOperation && other.isOperation
          ? "There can be only one operation named \"\(type.name)\"\(place)."
          : "There can be only one Swift type named \"\(path.last ?? type.name)\"\(place); rename one of the definitions."
        let note = Finding.Note(
          message: "\"\(other.name)\" is named here first",
          place: other.literal.place(of: other.offset)
        )
        findings.append(Finding(error: error, at: literal.place(of: type.offset), notes: [note]))
      }
      first.merge(own) { earlier, _ in earlier }
    }
  }
}

/// A type that a definition of a literal becomes.
struct DeclaredType {
  var name: String
  var isOperation: Bool
  var literal: CheckedTarget.Literal
  /// The offset of the name in the literal's text.
  var offset: Int
}

extension CheckedTarget.Literal {
  /// The paths of the types that the literal's definitions become.
  var declaredPaths: some Sequence<[String]> { declaredTypes().keys }

  /// Returns the types that the literal's definitions become, by path. If several have the same path, the first counts.
  func declaredTypes() -> [[String]: DeclaredType] {
    let types = literal.typeNames(of: document).map { path, name, isOperation in
      (path, DeclaredType(name: name.value, isOperation: isOperation, literal: self, offset: name.range.start))
    }
    return Dictionary(types) { earlier, _ in earlier }
  }
}

extension SwiftLiteral {
  /// Returns the paths of the types that the definitions of the literal's document become, and their names in it.
  func typeNames(of document: Document) -> [(path: [String], name: Name, isOperation: Bool)] {
    let names = OperationNames(document)
    return document.definitions.compactMap { definition in
      switch definition {
      case .operation(let operation):
        operation.name.map { (path(of: names.swiftName(of: $0.value, operation.kind)), $0, true) }
      case .fragment(let fragment): (path(of: fragment.name.value), fragment.name, false)
      default: nil
      }
    }
  }

  private func path(of name: String) -> [String] { macro == .graphql ? enclosingTypes + [name] : declaredPath }
}
