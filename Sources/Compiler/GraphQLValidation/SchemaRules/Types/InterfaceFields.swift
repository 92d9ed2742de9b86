import GraphQLLanguage

extension TypeRule {
  /// Valid Implementations (section 3.6, `IsValidImplementation`): a type has the fields of the interfaces that it
  /// implements, with their arguments and with covariant types.
  static let interfaceFields: TypeRule = .init("InterfaceFields") { types, errors in
    for (type, interface) in types.implementations {
      for expected in interface.fields {
        let coordinate = "\(interface.name).\(expected.name.value)"
        guard let field = type.facts.type.fields?[expected.name.value] else {
          let message = "Interface field \(coordinate) expected but \(type.name) does not provide it."
          errors.append(.error(message, at: [expected.range] + type.ranges))
          continue
        }
        if !types.isSubtype(field.type, of: expected.type) {
          let found = "\(type.name).\(field.name.value) is type \(field.type)."
          let message = "Interface field \(coordinate) expects type \(expected.type) but \(found)"
          errors.append(Diagnostic(.error, message, at: expected.type.range, field.type.range))
        }
        checkArguments(of: field, in: type.name, against: expected, coordinate, &errors)
      }
    }
  }
}

private func checkArguments(
  of field: FieldDefinition,
  in typeName: String,
  against expected: FieldDefinition,
  _ coordinate: String,
  _ errors: inout [Diagnostic]
) {
  let fieldCoordinate = "\(typeName).\(field.name.value)"
  let arguments = Dictionary(field.arguments.map { ($0.name.value, $0) }) { $1 }
  for argument in expected.arguments {
    let name = argument.name.value
    let subject = "Interface field argument \(coordinate)(\(name):)"
    guard let own = arguments[name] else {
      let message = "\(subject) expected but \(fieldCoordinate) does not provide it."
      errors.append(Diagnostic(.error, message, at: argument.range, field.range))
      continue
    }
    if own.type == argument.type { continue }
    let message = "\(subject) expects type \(argument.type) but \(fieldCoordinate)(\(name):) is type \(own.type)."
    errors.append(Diagnostic(.error, message, at: argument.type.range, own.type.range))
  }
  let expectedNames = Set(expected.arguments.map(\.name.value))
  for argument in field.arguments where argument.isRequired && !expectedNames.contains(argument.name.value) {
    let subject = "Object field \(fieldCoordinate) includes required argument \(argument.name.value)"
    let message = "\(subject) that is missing from the Interface field \(coordinate)."
    errors.append(Diagnostic(.error, message, at: argument.range, expected.range))
  }
}

extension DefinedTypes {
  /// All pairs of a type and an interface that it implements. Pairs that other rules report are left out.
  var implementations: [(type: DefinedType, interface: DefinedType)] {
    var implementations: [(DefinedType, DefinedType)] = []
    for type in types {
      var seen: Set<String> = [type.name]
      for name in type.interfaces where seen.insert(name.value).inserted {
        guard let interface = self.type(named: name.value), case .interface = interface.facts.type else { continue }
        implementations.append((type, interface))
      }
    }
    return implementations
  }

  /// The specification's `IsValidImplementationFieldType`.
  fileprivate func isSubtype(_ type: TypeReference, of expected: TypeReference) -> Bool {
    switch (type, expected) {
    case (.nonNull(let type, _), .nonNull(let expected, _)): isSubtype(type, of: expected)
    case (_, .nonNull): false
    case (.nonNull(let type, _), _): isSubtype(type, of: expected)
    case (.list(let type, _), .list(let expected, _)): isSubtype(type, of: expected)
    case (.list, .named), (.named, .list): false
    case (.named(let type), .named(let expected)): schema.isSubtype(type.value, of: expected.value)
    }
  }
}
