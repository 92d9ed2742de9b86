extension TargetCheck {
  /// What a macro expands to can be declared where the macro stands, and on what it stands on.
  static let macrosHaveTheirPlace = TargetCheck { target, findings in
    for file in target.files {
      // What is wrong with a type is told once, and not for each literal in it.
      var reported: Set<[String]> = []
      for literal in file.literals.map(\.literal) where !literal.isConditional {
        let message = literal.wrongDeclaration ?? literal.place(among: target.types).misplacement(of: literal.macro)
        guard let message, reported.insert(literal.enclosingTypes + [message]).inserted else { continue }
        findings.append(Finding(error: message, at: file.place(of: literal.offset)))
      }
    }
  }
}

extension SwiftPlace {
  /// Why a macro cannot stand here; `nil` if it can.
  public func misplacement(of macro: SwiftLiteral.Macro) -> String? {
    switch (macro, body) {
    case (.schema, _), (_, .expression):
      return nil
    case (.graphql, .file):
      return
        "#graphql cannot stand outside of a type. Put it into one, as in enum Queries { … }, or use @GraphQLFragment "
        + "or @GraphQLOperation."
    case (.graphql, .statements):
      return "#graphql cannot stand in a function, where what it declares cannot be used. Put it into a type or an "
        + "extension."
    case (.fragment, _) where isLocal, (.operation, _) where isLocal:
      return "\(macro.written) cannot stand in a function, as Swift extends no local types. Move the struct out of it."
    default:
      break
    }
    if types.last == .protocol {
      return "\(macro.written) cannot stand in a protocol or its extension, where Swift has no types. "
        + "Put it into a type, as in enum Queries { … }."
    }
    if isGeneric {
      return
        "\(macro.written) cannot stand in a generic type, where Swift has neither protocols nor static properties. "
        + "Put it into another, as in enum Queries { … }."
    }
    return nil
  }
}

extension SwiftLiteral {
  /// The error of an attached macro on something else than it is made for.
  fileprivate var wrongDeclaration: String? {
    guard let declarationKind, macro != .graphql else { return nil }
    let expected: SwiftTypeKind = macro == .schema ? .enum : .struct
    return declarationKind == expected ? nil : wrongDeclarationMessage(of: macro)
  }

  /// What the macro stands in, with what is known of a type that it extends.
  fileprivate func place(among types: DeclaredTypes) -> SwiftPlace {
    var place = place
    guard let extendedName, case let declarations = types[extendedName], !declarations.isEmpty else { return place }
    // There may be several types of that name, in other types or functions.
    if declarations.allSatisfy({ $0.kind == .protocol }) { place.types = [.protocol] }
    if declarations.allSatisfy({ $0.kind != nil && $0.isGeneric }) { place.isGeneric = true }
    return place
  }

  /// The name of what is extended, if the extension is all that is around the macro.
  var extendedName: String? {
    place.types == [.extension] && enclosingTypes.count == 1 ? enclosingTypes[0] : nil
  }
}

/// The error of an attached macro on something else than a struct or, for a schema, an enum.
public func wrongDeclarationMessage(of macro: SwiftLiteral.Macro) -> String {
  macro == .schema
    ? "\"\(macro.written)\" goes with an enum, as in enum StarWars {}"
    : "\"\(macro.written)\" goes with a struct, as in struct Name {}"
}
