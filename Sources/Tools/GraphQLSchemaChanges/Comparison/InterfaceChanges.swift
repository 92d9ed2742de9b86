import GraphQLLanguage

extension SchemaComparison {
  /// Compares the interfaces that two versions of an object or interface implement (section 3.7).
  mutating func compareInterfaces(of oldType: NamedType, and newType: NamedType) {
    let interfaces = Differences(oldType.interfaces, newType.interfaces) { $0 }
    for interface in interfaces.added {
      let message = "\(interface) added to interfaces implemented by \(oldType.name)."
      report(.dangerous, .implementedInterfaceAdded, of: oldType.name, message, detail: interface)
    }
    for interface in interfaces.removed {
      let message = "\(oldType.name) no longer implements interface \(interface)."
      report(.breaking, .implementedInterfaceRemoved, of: oldType.name, message, detail: interface)
    }
  }

  /// Reports the interfaces that a new object type implements. Clients may receive it there, as they may a new union
  /// member.
  mutating func compareInterfaces(ofAddedType name: String) {
    guard case .object(let type)? = new.type(named: name) else { return }
    for interface in Differences([], type.interfaces, name: { $0 }).added {
      guard case .interface? = old.type(named: interface) else { continue }
      let message = "\(name) was added to interface type \(interface)."
      report(.dangerous, .typeAddedToInterface, of: interface, message, detail: name)
    }
  }
}

extension NamedType {
  /// The interfaces that the type declares.
  fileprivate var interfaces: [String] {
    switch self {
    case .object(let type): type.interfaces
    case .interface(let type): type.interfaces
    case .scalar, .union, .enum, .inputObject: []
    }
  }
}
