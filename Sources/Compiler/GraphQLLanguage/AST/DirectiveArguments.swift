// Reading the arguments of a directive.
extension Directive {
  /// Returns an argument's value; `nil` if it is absent.
  package func argument(_ name: String) -> Value? {
    arguments.first { $0.name.value == name }?.value
  }

  /// Returns a string argument or the name of an enum value; `nil` if the argument is neither.
  package func string(_ name: String) -> String? { argument(name)?.string }

  /// Returns a list of strings, whose brackets are optional if there is one string; `nil` if the argument is neither.
  package func strings(_ name: String) -> [String]? { argument(name)?.strings }
}

extension Value {
  /// The text of a string or the name of an enum value.
  package var string: String? {
    switch kind {
    case .string(let value): value.value
    case .enum(let name): name
    default: nil
    }
  }

  /// The texts of a list of strings, or of a single string.
  package var strings: [String]? {
    if case .list(let values) = kind { values.compactMap(\.string) } else { string.map { [$0] } }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { kind == .null }

  /// Returns the value of an object's field; `nil` if the value is not an object or lacks the field.
  package func field(_ name: String) -> Value? {
    guard case .object(let fields) = kind else { return nil }
    return fields.first { $0.name.value == name }?.value
  }
}

extension [Directive] {
  /// Returns the first directive with a name.
  package func first(named name: String) -> Directive? {
    first { $0.name.value == name }
  }

  /// Returns all directives with a name.
  package func all(named name: String) -> [Directive] {
    filter { $0.name.value == name }
  }
}
