import class Foundation.NSLock

/// A variable whose value the program gives when a request is made: an argument of a fragment with a provider.
public struct __ProvidedVariable: Sendable {
  /// The variable's name in the document.
  var name: String

  /// The variable's type, in GraphQL.
  let type: String

  /// The Swift type that provides the value.
  let provider: ObjectIdentifier

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
    currentValue = { value().map { $0 as any GraphQLInputValue } }
  }

  /// Returns whether both have the same name, type and provider.
  func isSame(as other: __ProvidedVariable) -> Bool {
    name == other.name && type == other.type && provider == other.provider
  }
}

/// The value of a provided variable in one request.
struct ProvidedValue: Sendable {
  let name: String
  let provider: ObjectIdentifier
  private let value: (any GraphQLInputValue)?

  /// Asks the program for the value.
  init(_ variable: __ProvidedVariable) {
    (name, provider) = (variable.name, variable.provider)
    value = variable.currentValue()
  }

  /// The value for `@include` and `@skip`; `nil` if it is no Boolean.
  var bool: Bool? { value as? Bool }

  /// Writes the value, unless it is left out.
  func write(to object: inout JSONObjectWriter) {
    if let value { object.write(name) { writer in value.write(to: &writer) } }
  }
}

extension GraphQLOperation {
  /// The variables that the program provides for the fragments of the document.
  static var providedVariables: [__ProvidedVariable] {
    if fragments.isEmpty { return [] }
    return knownProvidedVariables.variables(of: Self.self)
  }
}

private let knownProvidedVariables = KnownProvidedVariables()

/// The provided variables of each type of operation that was executed. They are found in all fragments of a document.
private final class KnownProvidedVariables: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var variables: [ObjectIdentifier: [__ProvidedVariable]] = [:]

  func variables<Operation: GraphQLOperation>(of operation: Operation.Type) -> [__ProvidedVariable] {
    let key = ObjectIdentifier(operation)
    if let known = lock.withLock({ variables[key] }) { return known }
    let found = DocumentComposer(composing: operation).provided
    lock.withLock { variables[key] = found }
    return found
  }
}
