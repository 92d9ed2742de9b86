import GraphQLLanguage
import OrderedCollections

extension TypeRule {
  /// Union Members (section 3.8): members are object types, each listed once.
  static let unionMembers: TypeRule = .init("UnionMembers") { types, errors in
    for type in types.types where !type.members.isEmpty {
      let places = type.members.reduce(into: [:] as OrderedDictionary<String, [SourceRange]>) {
        $0[$1.value, default: []].append($1.range)
      }
      for (name, place) in places {
        if types.table.type(named: name)?.isObject != true {
          let message = "can only include Object types, it cannot include \(name)."
          errors.append(.error("Union type \(type.name) \(message)", at: place))
        }
        if place.count > 1 {
          errors.append(.error("Union type \(type.name) can only include type \(name) once.", at: place))
        }
      }
    }
  }
}
