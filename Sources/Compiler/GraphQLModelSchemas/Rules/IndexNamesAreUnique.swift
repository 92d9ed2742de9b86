import GraphQLLanguage

extension ModelRule {
  /// The indexes of a model have different names.
  static let indexNamesAreUnique: ModelRule = .init("IndexNamesAreUnique") { models, errors in
    for type in models.written {
      var first: [String: Directive] = [:]
      for key in WrittenKey.all(of: type) {
        guard let name = key.index else { continue }
        if let other = first[name] {
          let directive = key.directive.name.value
          let message = "You may only supply one @\(directive) with the name '\(name)' on type '\(type.name)'."
          errors.append(Diagnostic(.error, message, at: key.directive.range, other.range))
        } else {
          first[name] = key.directive
        }
      }
    }
  }
}
