import GraphQLLanguage

extension SchemaComparison {
  /// Compares the fields of two versions of an object or interface (section 3.6).
  mutating func compareFields(of oldType: NamedType, and newType: NamedType) {
    guard let oldFields = oldType.fields, let newFields = newType.fields else { return }
    let fields = Differences(oldFields.values, newFields.values) { $0.name.value }
    for field in fields.removed {
      let coordinate = "\(oldType.name).\(field.name.value)"
      report(.breaking, .fieldRemoved, of: coordinate, "\(coordinate) was removed.")
    }
    for field in fields.added {
      let coordinate = "\(oldType.name).\(field.name.value)"
      report(.safe, .fieldAdded, of: coordinate, "\(coordinate) was added.")
    }
    for (old, new) in fields.kept {
      let coordinate = "\(oldType.name).\(old.name.value)"
      compareArguments(of: coordinate, old.arguments, new.arguments)
      if !old.type.isCompatibleAsOutput(with: new.type) {
        let message = "\(coordinate) changed type from \(old.type) to \(new.type)."
        report(.breaking, .fieldChangedKind, of: coordinate, message)
      } else if old.type != new.type {
        let message = "\(coordinate) changed type from \(old.type) to \(new.type)."
        report(.safe, .fieldChangedKindSafe, of: coordinate, message)
      }
      compareDeprecations(of: coordinate, old.directives, new.directives)
      compareDescriptions(of: coordinate, old.description?.value, new.description?.value)
    }
  }
}
