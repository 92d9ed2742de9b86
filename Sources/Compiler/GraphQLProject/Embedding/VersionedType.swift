import GraphQLCompiler

extension SwiftLiteral {
  /// Whether a type around the literal is extended there.
  var isExtending: Bool { place.types.contains(.extension) }

  /// Returns the innermost type around the literal's types that stands in the source, in Swift; `nil` if another file cannot
  /// extend it.
  ///
  /// An extension of a type in a macro would have each process of the compiler expand the macro.
  ///
  /// - Parameter extended: The types of the target that are extended around literals.
  func versionedType(_ extended: DeclaredTypes) -> String? {
    if isPrivate || isConditional || isLimited || place.isLocal || place.isGeneric || isGeneric { return nil }
    if isExtending {
      let declarations = extended[enclosingTypes.last ?? ""].filter { $0.path == enclosingTypes }
      guard !declarations.isEmpty, declarations.allSatisfy({ $0.kind != nil && $0.kind != .protocol }) else {
        return nil
      }
    }
    let path = enclosingTypes + (macro == .graphql ? [] : [declarationName].compactMap(\.self))
    let names = path.flatMap { $0.filter { $0 != "`" }.split(separator: ".") }
    return names.isEmpty ? nil : names.map { SwiftName.escaped(String($0)) }.joined(separator: ".")
  }
}
