import GraphQLLanguage

extension SchemaComparison {
  /// Compares the arguments of two versions of a field (section 3.6.1).
  ///
  /// - Parameter field: The field's coordinate.
  mutating func compareArguments(of field: String, _ old: [InputValueDefinition], _ new: [InputValueDefinition]) {
    if old.isEmpty, new.isEmpty { return }
    let arguments = Differences(old, new) { $0.name.value }
    for argument in arguments.removed {
      let name = argument.name.value
      report(.breaking, .argumentRemoved, of: "\(field)(\(name):)", "\(field) arg \(name) was removed.")
    }
    for argument in arguments.added {
      let name = argument.name.value
      if argument.isRequired {
        let message = "A required arg \(name) on \(field) was added."
        report(.breaking, .requiredArgumentAdded, of: "\(field)(\(name):)", message)
      } else {
        let message = "An optional arg \(name) on \(field) was added."
        report(.dangerous, .optionalArgumentAdded, of: "\(field)(\(name):)", message)
      }
    }
    for (old, new) in arguments.kept {
      let coordinate = "\(field)(\(old.name.value):)"
      let kinds = InputValueChangeKinds(
        type: .argumentChangedKind,
        typeSafe: .argumentChangedKindSafe,
        defaultValue: .argumentDefaultValueChange,
        defaultValueAdded: .argumentDefaultValueAdded
      )
      compare(old, new, at: coordinate, named: "\(field) arg \(old.name.value)", typeVerb: "has changed", kinds)
    }
  }
}

/// The kinds of changes of an argument or input field, which depend on its parent.
struct InputValueChangeKinds {
  var type: SchemaChangeKind
  var typeSafe: SchemaChangeKind
  var defaultValue: SchemaChangeKind
  var defaultValueAdded: SchemaChangeKind
}

extension SchemaComparison {
  /// Compares two versions of an argument or input field.
  mutating func compare(
    _ oldValue: InputValueDefinition,
    _ newValue: InputValueDefinition,
    at coordinate: String,
    named name: String,
    typeVerb: String,
    _ kinds: InputValueChangeKinds
  ) {
    let typeMessage = "\(name) \(typeVerb) type from \(oldValue.type) to \(newValue.type)."
    let isCompatible = oldValue.type.isCompatibleAsInput(with: newValue.type)
    if !isCompatible {
      let detail = oldValue.type.differsOnlyInNullability(from: newValue.type) ? "nullability" : nil
      report(.breaking, kinds.type, of: coordinate, typeMessage, detail: detail)
    } else if oldValue.type != newValue.type {
      report(.safe, kinds.typeSafe, of: coordinate, typeMessage)
    }
    let oldDefault = oldValue.defaultValue.map { old.coercedDefault($0, for: oldValue.type) }
    let newDefault = newValue.defaultValue.map { new.coercedDefault($0, for: newValue.type) }
    switch (oldDefault, newDefault) {
    case (let oldDefault?, let newDefault?) where isCompatible && !oldDefault.utf8.elementsEqual(newDefault.utf8):
      let message = "\(name) has changed defaultValue from \(oldDefault) to \(newDefault)."
      report(.dangerous, kinds.defaultValue, of: coordinate, message)
    case (_?, nil) where isCompatible:
      // Without a default, a value of non-null type is required.
      let criticality: SchemaChange.Criticality = newValue.isRequired ? .breaking : .dangerous
      report(criticality, kinds.defaultValue, of: coordinate, "\(name) defaultValue was removed.")
    case (nil, let newDefault?):
      report(.safe, kinds.defaultValueAdded, of: coordinate, "\(name) defaultValue \(newDefault) was added.")
    default: break
    }
    compareDeprecations(of: coordinate, oldValue.directives, newValue.directives)
    compareDescriptions(of: coordinate, oldValue.description?.value, newValue.description?.value)
  }
}
