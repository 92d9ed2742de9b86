/// The variables of an operation that a request may leave out: nullable ones without a default value other than null.
///
/// By the proposal "Fragment Arguments", a fragment's argument to which such a variable is passed has the argument's default value
/// if the variable is absent. A service that does not know the proposal finds the value in the place of the argument, so there
/// the document has a variable with that default value, ``DefaultedVariable``.
package struct OptionalVariables {
  /// No variables.
  package static var none: OptionalVariables { OptionalVariables() }

  /// Whether a variable is null if it is absent, by name.
  private var areNull: [String: Bool] = [:]
  /// The names of all variables of the operation.
  private var names: Set<String> = []

  private init() {}

  /// Reads the variables of an operation.
  ///
  /// - Parameters:
  ///   - definition: The operation, as the macros write it.
  ///   - head: Its text up to its name.
  init(of definition: String, beginning head: String) {
    for variable in OperationVariables(in: definition, from: head.utf8.count).definitions {
      var rest = variable.dropFirst()
      let name = rest.prefix(while: \.isPartOfName)
      rest = rest.dropFirst(name.count + 1)
      let type = rest.prefix { $0.isPartOfName || "[]!".utf8.contains($0) }
      rest = rest.dropFirst(type.count)
      names.insert(String(decoding: name, as: UTF8.self))
      let isNull = rest.starts(with: "=null".utf8) && rest.dropFirst(5).first?.isPartOfName != true
      if type.last != UInt8(ascii: "!"), rest.first != UInt8(ascii: "=") || isNull {
        areNull[String(decoding: name, as: UTF8.self)] = isNull
      }
    }
  }

  /// Returns the variable that is sent where an argument with a default value is given a value; `nil` if that is sent as it is.
  func defaulted(_ value: String, _ argument: (type: String, text: String)) -> DefaultedVariable? {
    guard value.utf8.first == UInt8(ascii: "$"), let isNull = areNull[String(value.dropFirst())] else { return nil }
    let source = String(value.dropFirst())
    // The name depends on nothing else, because the text for a store may have more fragments than that which is sent.
    var name = source + "_" + checksum(of: argument.type + "=" + argument.text)
    while names.contains(name) { name += "_" }
    return DefaultedVariable(
      name: name,
      type: argument.type,
      defaultValue: argument.text,
      source: source,
      isNullIfAbsent: isNull
    )
  }
}

/// A variable of a document that has the value of another one, and the default value of a fragment's argument if that is absent.
///
/// For the fragment `fragment F($n: Int = 7)` that is spread as `...F(n: $v)`, the operation `query Q($v: Int)` is sent as
/// `query Q($v_1x2y3z: Int = 7)`.
package struct DefaultedVariable: Hashable, Sendable {
  /// The variable's name in the document.
  package let name: String

  /// The variable's type, in GraphQL.
  let type: String

  /// The default value, in GraphQL.
  let defaultValue: String

  /// The name of the variable whose value it has.
  package let source: String

  /// Whether it is null if that variable is absent, since null is its default value.
  package let isNullIfAbsent: Bool

  /// The definition in a document.
  var definition: String { "$\(name):\(type)=\(defaultValue)" }
}
