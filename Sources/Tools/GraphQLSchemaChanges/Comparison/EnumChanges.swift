import GraphQLLanguage

extension SchemaComparison {
  /// Compares two versions of an enum (section 3.9).
  mutating func compare(_ oldType: EnumType, _ newType: EnumType) {
    let values = Differences(oldType.values.values, newType.values.values) { $0.name.value }
    for value in values.added {
      let message = "\(value.name.value) was added to enum type \(oldType.name)."
      report(.dangerous, .valueAddedToEnum, of: "\(oldType.name).\(value.name.value)", message)
    }
    for value in values.removed {
      let message = "\(value.name.value) was removed from enum type \(oldType.name)."
      report(.breaking, .valueRemovedFromEnum, of: "\(oldType.name).\(value.name.value)", message)
    }
    for (old, new) in values.kept {
      let coordinate = "\(oldType.name).\(old.name.value)"
      compareDeprecations(of: coordinate, old.directives, new.directives)
      compareDescriptions(of: coordinate, old.description?.value, new.description?.value)
    }
  }
}
