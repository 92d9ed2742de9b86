import GraphQLLanguage

extension ModelRule {
  /// Each `@belongsTo` has an opposite association. The two sides of an association have the same `references`.
  static let associationsHaveBothSides: ModelRule = .init("AssociationsHaveBothSides") { models, errors in
    for association in models.writtenAssociations {
      let directive = association.directive
      guard directive.name.value != "connection", let other = models.model(named: association.model) else { continue }
      let opposite = models.opposite(of: association)
      if let references = directive.strings("references") {
        if opposite?.directive.strings("references") == references { continue }
        let names = directive.name.value == "belongsTo" ? "@hasOne or @hasMany" : "@belongsTo"
        let written = references.map { "\"\($0)\"" }.joined(separator: ", ")
        let message =
          "Uni-directional relationships are not supported. Add a \(names) field with references: [\(written)] "
          + "in \(other.name) to match the @\(directive.name.value) field "
          + "\(association.owner.name).\(association.field.name.value)."
        errors.append(Diagnostic(.error, message, at: directive.range))
      } else if directive.name.value == "belongsTo", opposite == nil {
        let message =
          "\(other.name) must have a relationship with \(association.owner.name) in order to use @belongsTo. "
          + "Add a field with @hasMany or @hasOne to \(other.name)."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
  }
}
