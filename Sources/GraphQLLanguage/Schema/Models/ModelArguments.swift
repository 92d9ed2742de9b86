/// What was written for an argument of a directive.
extension Directive {
  /// An argument's value; `nil` if it is not given.
  package func argument(_ name: String) -> Value? {
    arguments.first { $0.name.value == name }?.value
  }

  /// A string, or an enum value's name; `nil` if neither is given.
  package func string(_ name: String) -> String? { argument(name)?.string }

  /// Strings, of which a single one needs no brackets; `nil` if none are given.
  package func strings(_ name: String) -> [String]? { argument(name)?.strings }
}

extension Value {
  /// The text of a string, or an enum value's name.
  package var string: String? {
    switch kind {
    case .string(let value): value.value
    case .enum(let name): name
    default: nil
    }
  }

  /// The texts of a list of strings, or of a single one.
  var strings: [String]? {
    if case .list(let values) = kind { values.compactMap(\.string) } else { string.map { [$0] } }
  }

  /// Whether it is `null`.
  var isNull: Bool { kind == .null }

  /// A field of an object; `nil` if it is not given, or this is no object.
  func field(_ name: String) -> Value? {
    guard case .object(let fields) = kind else { return nil }
    return fields.first { $0.name.value == name }?.value
  }
}

extension [Directive] {
  /// The first directive of a name.
  package func first(named name: String) -> Directive? {
    first { $0.name.value == name }
  }

  /// The directives of a name.
  package func all(named name: String) -> [Directive] {
    filter { $0.name.value == name }
  }
}
