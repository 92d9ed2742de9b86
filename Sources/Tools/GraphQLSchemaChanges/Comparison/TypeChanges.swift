import GraphQLLanguage

extension SchemaComparison {
  /// Compares the named types (section 3.4).
  mutating func compareTypes() {
    let names = Differences(old.typeNames, new.typeNames) { $0 }
    for name in names.removed {
      let isBuiltIn = Schema.isBuiltIn(name)
      let message =
        isBuiltIn
        ? "Standard scalar \(name) was removed because it is not referenced anymore." : "\(name) was removed."
      report(.breaking, .typeRemoved, of: name, message)
    }
    for name in names.added {
      report(.safe, .typeAdded, of: name, "\(name) was added.")
      compareInterfaces(ofAddedType: name)
    }
    for (name, _) in names.kept {
      guard let old = old.type(named: name), let new = new.type(named: name) else { continue }
      compare(old, new)
    }
  }

  private mutating func compare(_ old: NamedType, _ new: NamedType) {
    switch (old, new) {
    case (.scalar(let old), .scalar(let new)):
      compare(old, new)
    case (.object, .object), (.interface, .interface):
      compareFields(of: old, and: new)
      compareInterfaces(of: old, and: new)
    case (.union(let old), .union(let new)):
      compare(old, new)
    case (.enum(let old), .enum(let new)):
      compare(old, new)
    case (.inputObject(let old), .inputObject(let new)):
      compare(old, new)
    default:
      let message = "\(old.name) changed from \(old.kindWithArticle) to \(new.kindWithArticle)."
      report(.breaking, .typeChangedKind, of: old.name, message)
    }
    compareDescriptions(of: old.name, old.description, new.description)
  }
}

extension NamedType {
  /// The kind of the type in graphql-js's words, with an article.
  fileprivate var kindWithArticle: String {
    switch self {
    case .scalar: "a Scalar type"
    case .object: "an Object type"
    case .interface: "an Interface type"
    case .union: "a Union type"
    case .enum: "an Enum type"
    case .inputObject: "an Input type"
    }
  }
}
