extension TargetCheck {
  /// Each macro is used where its expansion is allowed, and is attached to the right kind of declaration.
  static let macrosHaveTheirPlace = TargetCheck { target, findings in
    for file in target.files {
      // A problem of a type is reported once, not for each literal in it.
      var reported: Set<[String]> = []
      for literal in file.literals.map(\.literal) where !literal.isConditional {
        let message = literal.wrongDeclaration ?? literal.place(among: target.types).misplacement(of: literal.macro)
        if let message {
          guard reported.insert(literal.enclosingTypes + [message]).inserted else { continue }
          findings.append(Finding(error: message, at: file.place(of: literal.offset)))
        } else if let property = literal.propertyWithoutValue {
          let message = literal.macro.messageAboutPropertyWithoutValue
          findings.append(Finding(error: message, at: file.place(of: property.lowerBound)))
        }
      }
    }
  }
}

extension LexicalContext {
  /// Returns why a macro cannot be used here; `nil` if it can.
  package func misplacement(of macro: SwiftLiteral.Macro) -> String? {
    switch (macro, body) {
    case (.schema, _), (_, .expression):
      return nil
    case (.graphql, .file):
      return
        "#graphql must be inside of a type. Put it into one, as in enum Queries { … }, or use @GraphQLFragment "
        + "or @GraphQLOperation."
    case (.graphql, .statements):
      return "#graphql cannot be in a function, where nothing could use its types. Put it into a type or an "
        + "extension."
    case (.fragment, _) where isLocal, (.operation, _) where isLocal:
      return
        "\(macro.written) cannot be in a function, because Swift cannot extend local types. Move the struct out of it."
    default:
      break
    }
    if types.last == .protocol {
      return "\(macro.written) cannot be in a protocol or its extension, where Swift allows no types. "
        + "Put it into a type, as in enum Queries { … }."
    }
    if isGeneric {
      return
        "\(macro.written) cannot be in a generic type, where Swift allows neither protocols nor static properties. "
        + "Put it into another, as in enum Queries { … }."
    }
    return nil
  }
}

extension SwiftLiteral {
  /// The message for a macro that is attached to a declaration that it cannot be on; `nil` if it can.
  package var wrongDeclaration: String? {
    guard let declarationKind, macro != .graphql else { return nil }
    if macro == .schema {
      return declarationKind == .enum
        ? nil : "\"\(macro.written)\" can only be applied to an enum, as in enum StarWars {}"
    }
    if declarationKind != .struct {
      return "\"\(macro.written)\" can only be applied to a struct, as in struct Name {}"
    }
    return isGeneric
      ? "\"\(macro.written)\" cannot be applied to a struct with type parameters, because its data has none." : nil
  }

  /// Returns what surrounds the macro, completed with what is known of the type that it extends.
  fileprivate func place(among types: DeclaredTypes) -> LexicalContext {
    var place = place
    guard let extendedName, case let declarations = types[extendedName], !declarations.isEmpty else { return place }
    // Several types may have that name, in other types or in functions.
    if declarations.allSatisfy({ $0.kind == .protocol }) { place.types = [.protocol] }
    if declarations.allSatisfy({ $0.kind != nil && $0.isGeneric }) { place.isGeneric = true }
    return place
  }

  /// The unqualified name of the extended type, if only an extension surrounds the macro.
  var extendedName: String? {
    place.types == [.extension] && enclosingTypes.count == 1 ? enclosingTypes[0] : nil
  }
}

extension SwiftLiteral.Macro {
  /// The message for a property of the struct with the macro that no initializer would set.
  package var messageAboutPropertyWithoutValue: String {
    "A struct with \(written) is made of its data alone, so this property needs a value: write it behind \"=\", or make "
      + "it a computed property."
  }
}
