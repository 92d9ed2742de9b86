import DocumentComposition

/// A variable whose value the program gives when a request is made: an argument of a fragment with a provider.
public struct __ProvidedVariable: Sendable {
  /// The variable's name in the document.
  var name: String

  /// The variable's type, in GraphQL.
  let type: String

  /// The Swift type that provides the value.
  let provider: ObjectIdentifier

  /// The Swift type of values that are not null.
  fileprivate let valueType: ObjectIdentifier

  /// Whether the variable may be left out.
  fileprivate let isNullable: Bool

  /// Returns the value at this moment; `nil` if it is left out.
  let currentValue: @Sendable () -> (any GraphQLInputValue)?

  /// Creates a variable that cannot be null. The macros call this.
  public init<Provider, Value: GraphQLInputValue>(
    _ name: String,
    type: String,
    by provider: Provider.Type,
    value: @escaping @Sendable () -> Value
  ) {
    (self.name, self.type, self.provider) = (name, type, ObjectIdentifier(provider))
    (valueType, isNullable) = (ObjectIdentifier(Value.self), false)
    currentValue = { value() }
  }

  /// Creates a variable that may be null. The macros call this.
  public init<Provider, Value: GraphQLInputValue>(
    _ name: String,
    type: String,
    by provider: Provider.Type,
    nullable value: @escaping @Sendable () -> Value?
  ) {
    (self.name, self.type, self.provider) = (name, type, ObjectIdentifier(provider))
    (valueType, isNullable) = (ObjectIdentifier(Value.self), true)
    currentValue = { value().map { $0 as any GraphQLInputValue } }
  }

  /// Returns whether both have the same name, type and provider.
  func isSame(as other: __ProvidedVariable) -> Bool {
    name == other.name && type == other.type && provider == other.provider
  }
}

/// The value of a provided variable in one request.
package struct ProvidedValue: Sendable {
  package let name: String
  let provider: ObjectIdentifier
  private let valueType: ObjectIdentifier
  private let value: (any GraphQLInputValue)?

  private init(_ variable: __ProvidedVariable, _ value: (any GraphQLInputValue)?) {
    (name, provider, valueType, self.value) = (variable.name, variable.provider, variable.valueType, value)
  }

  /// Asks the program for the value.
  fileprivate init(_ variable: __ProvidedVariable) {
    self.init(variable, variable.currentValue())
  }

  /// Returns the value for another variable; `nil` if that has another provider or Swift type, or must not be left out.
  fileprivate func value(of other: __ProvidedVariable) -> ProvidedValue? {
    guard provider == other.provider, valueType == other.valueType, value != nil || other.isNullable else { return nil }
    return ProvidedValue(other, value)
  }

  /// The value for `@include` and `@skip`; `nil` if it is no Boolean.
  var bool: Bool? { value as? Bool }

  /// The value as JSON; `nil` if it is left out.
  package var json: GraphQLJSONValue? {
    get throws {
      guard let value else { return nil }
      var writer = JSONWriter()
      value.write(to: &writer)
      return try GraphQLJSONValue(parsing: writer.finish())
    }
  }

  /// Writes the value, unless it is left out.
  func write(to object: inout JSONObjectWriter) {
    if let value { object.write(name) { writer in value.write(to: &writer) } }
  }
}

extension [ProvidedValue] {
  /// Asks the program for the values of variables. A type that provides several variables is asked once, so that they
  /// agree; once for each Swift type if it has several functions `value()`.
  init(of variables: [__ProvidedVariable]) {
    self = []
    for variable in variables {
      append(lazy.compactMap { $0.value(of: variable) }.first ?? ProvidedValue(variable))
    }
  }
}

extension [ProvidedValue] {
  /// The values for `@include` and `@skip`, by the types that provide them.
  var booleans: [(provider: ObjectIdentifier, value: Bool)] {
    compactMap { value in value.bool.map { (value.provider, $0) } }
  }
}

extension GraphQLFragment {
  /// Asks the program for the variables that it provides for the fragment and the fragments that this reaches.
  package static func provideValues() -> [ProvidedValue] {
    let composer = DocumentComposer(of: "query{...\(node.name)}", spreading: [Self.self])
    return [ProvidedValue](of: composer.providedVariables)
  }
}
