import GraphQLLanguage

extension SchemaComparison {
  /// Compares the directives of the schemas (section 3.13).
  mutating func compareDirectives() {
    let names = Differences(old.directiveNames, new.directiveNames) { $0 }
    for name in names.removed {
      report(.breaking, .directiveRemoved, of: "@\(name)", "\(name) was removed.")
    }
    for name in names.added {
      report(.safe, .directiveAdded, of: "@\(name)", "Directive \(name) was added.")
    }
    for (name, _) in names.kept {
      // SDL leaves out built-in directives, so it does not say which version the service has.
      if old.index.directive(named: name) == nil || new.index.directive(named: name) == nil { continue }
      guard let old = old.directive(named: name), let new = new.directive(named: name) else { continue }
      compare(old, new)
    }
  }

  private mutating func compare(_ old: DirectiveDefinition, _ new: DirectiveDefinition) {
    let name = old.name.value
    let coordinate = "@\(name)"
    compareArguments(ofDirective: name, old.arguments, new.arguments)
    switch (old.isRepeatable, new.isRepeatable) {
    case (true, false):
      report(.breaking, .directiveRepeatableRemoved, of: coordinate, "Repeatable flag was removed from \(name).")
    case (false, true):
      report(.safe, .directiveRepeatableAdded, of: coordinate, "Repeatable flag was added to \(name).")
    default: break
    }
    let locations = Differences(old.locations.map(\.value), new.locations.map(\.value)) { $0 }
    for location in locations.removed {
      let message = "\(location) was removed from \(name)."
      report(.breaking, .directiveLocationRemoved, of: coordinate, message, detail: location)
    }
    for location in locations.added {
      report(.safe, .directiveLocationAdded, of: coordinate, "\(location) was added to \(name).", detail: location)
    }
    compareDescriptions(of: coordinate, old.description?.value, new.description?.value)
  }

  private mutating func compareArguments(
    ofDirective directive: String,
    _ old: [InputValueDefinition],
    _ new: [InputValueDefinition]
  ) {
    let arguments = Differences(old, new) { $0.name.value }
    for argument in arguments.added {
      let name = argument.name.value
      if argument.isRequired {
        let message = "A required arg \(name) on directive \(directive) was added."
        report(.breaking, .requiredDirectiveArgumentAdded, of: "@\(directive)(\(name):)", message)
      } else {
        let message = "An optional arg \(name) on directive \(directive) was added."
        report(.safe, .optionalDirectiveArgumentAdded, of: "@\(directive)(\(name):)", message)
      }
    }
    for argument in arguments.removed {
      let name = argument.name.value
      let message = "\(name) was removed from \(directive)."
      report(.breaking, .directiveArgumentRemoved, of: "@\(directive)(\(name):)", message)
    }
    for (old, new) in arguments.kept {
      let name = old.name.value
      let kinds = InputValueChangeKinds(
        type: .directiveArgumentChangedKind,
        typeSafe: .directiveArgumentChangedKindSafe,
        defaultValue: .directiveArgumentDefaultValueChange,
        defaultValueAdded: .directiveArgumentDefaultValueAdded
      )
      let coordinate = "@\(directive)(\(name):)"
      compare(old, new, at: coordinate, named: "Directive \(directive) arg \(name)", typeVerb: "has changed", kinds)
    }
  }
}
