import GraphQLLanguage

extension SchemaComparison {
  /// Compares two versions of an input object (section 3.10).
  mutating func compare(_ oldType: InputObjectType, _ newType: InputObjectType) {
    let fields = Differences(oldType.fields.values, newType.fields.values) { $0.name.value }
    for field in fields.added {
      let name = field.name.value
      if field.isRequired {
        let message = "A required field \(name) on input type \(oldType.name) was added."
        report(.breaking, .requiredInputFieldAdded, of: "\(oldType.name).\(name)", message)
      } else {
        let message = "An optional field \(name) on input type \(oldType.name) was added."
        report(.dangerous, .optionalInputFieldAdded, of: "\(oldType.name).\(name)", message)
      }
    }
    for field in fields.removed {
      let coordinate = "\(oldType.name).\(field.name.value)"
      report(.breaking, .fieldRemoved, of: coordinate, "\(coordinate) was removed.")
    }
    for (old, new) in fields.kept {
      let coordinate = "\(oldType.name).\(old.name.value)"
      let kinds = InputValueChangeKinds(
        type: .fieldChangedKind,
        typeSafe: .fieldChangedKindSafe,
        defaultValue: .inputFieldDefaultValueChange,
        defaultValueAdded: .inputFieldDefaultValueAdded
      )
      compare(old, new, at: coordinate, named: coordinate, typeVerb: "changed", kinds)
    }
    switch (oldType.isOneOf, newType.isOneOf) {
    case (false, true):
      let message = "Input type \(oldType.name) became a OneOf Input Object."
      report(.breaking, .oneOfAdded, of: oldType.name, message)
    case (true, false):
      // Valid values stay valid, but the type in code is another.
      let message = "Input type \(oldType.name) is no longer a OneOf Input Object."
      report(.dangerous, .oneOfRemoved, of: oldType.name, message)
    default: break
    }
  }
}
