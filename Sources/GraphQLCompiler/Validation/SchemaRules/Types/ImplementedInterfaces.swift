import OrderedCollections

extension TypeRule {
  /// Implemented Interfaces (sections 3.6 and 3.7): each is an interface, declared once, with those that it implements
  /// itself.
  static let implementedInterfaces = TypeRule("ImplementedInterfaces") { types, errors in
    for type in types.types where !type.interfaces.isEmpty {
      let places = type.placesOfInterfaces
      for (name, place) in places {
        guard let interface = types.type(named: name), case .interface = interface.facts.type else {
          let message = "must only implement Interface types, it cannot implement \(name)."
          errors.append(.error("Type \(type.name) \(message)", at: place))
          continue
        }
        if name == type.name {
          let message = "cannot implement itself because it would create a circular reference."
          errors.append(.error("Type \(type.name) \(message)", at: place))
          continue
        }
        if place.count > 1 {
          errors.append(.error("Type \(type.name) can only implement \(name) once.", at: place))
        }
        for (ancestor, ancestors) in interface.placesOfInterfaces where places[ancestor] == nil {
          let reason =
            ancestor == type.name
            ? "cannot implement \(name) because it would create a circular reference."
            : "must implement \(ancestor) because it is implemented by \(name)."
          errors.append(.error("Type \(type.name) \(reason)", at: ancestors + place))
        }
      }
    }
  }
}

extension DefinedType {
  /// Where each interface is named that the type says it implements.
  fileprivate var placesOfInterfaces: OrderedDictionary<String, [SourceRange]> {
    interfaces.reduce(into: [:]) { $0[$1.value, default: []].append($1.range) }
  }
}
