import GraphQLLanguage
import OrderedCollections

extension TypeRule {
  /// Implemented Interfaces (sections 3.6 and 3.7): each is an interface, is declared once, and comes with the
  /// interfaces that it implements itself.
  static let implementedInterfaces: TypeRule = .init("ImplementedInterfaces") { types, errors in
    let numbers = InterfaceNumbers(types.types)
    for type in types.types where !type.interfaces.isEmpty {
      let places = type.placesOfInterfaces
      let implemented = numbers.set(of: type)
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
        if numbers.set(of: interface).isSubset(of: implemented) { continue }
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

/// The interfaces that each type declares, as sets that compare 64 interfaces at a time. If interfaces implement each
/// other, the number of compared pairs is quadratic.
private struct InterfaceNumbers {
  struct BitSet {
    var words: [UInt64] = []

    mutating func insert(_ number: Int) {
      while words.count <= number / 64 { words.append(0) }
      words[number / 64] |= 1 << UInt64(number % 64)
    }

    func isSubset(of other: BitSet) -> Bool {
      for (index, word) in words.enumerated() {
        if word & ~(index < other.words.count ? other.words[index] : 0) != 0 { return false }
      }
      return true
    }
  }

  private var sets: [String: BitSet] = [:]

  init(_ types: [DefinedType]) {
    var numbers: [String: Int] = [:]
    for type in types {
      var set = BitSet()
      for name in type.interfaces {
        let number = numbers[name.value] ?? numbers.count
        numbers[name.value] = number
        set.insert(number)
      }
      sets[type.name] = set
    }
  }

  func set(of type: DefinedType) -> BitSet { sets[type.name] ?? BitSet() }
}

extension DefinedType {
  /// The ranges that name each interface that the type declares.
  fileprivate var placesOfInterfaces: OrderedDictionary<String, [SourceRange]> {
    interfaces.reduce(into: [:]) { $0[$1.value, default: []].append($1.range) }
  }
}
