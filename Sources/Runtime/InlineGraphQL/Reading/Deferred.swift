/// The selection of a fragment with `@defer`, which may arrive later than the object that it belongs to.
///
/// ```swift
/// switch hero.details {                                   // ... @defer(label: "details") { friends { name } }
/// case .pending: showProgress()
/// case .failed(let errors): log("\(errors)")
/// case .value(let details): show("\(details.friends?.count ?? 0) friends")
/// }
/// ```
///
/// The fields of the value can be read without asking for it first: `hero.details.name` is `nil` as long as the details
/// are not there. Fields with names of members of this type are read through ``value``.
@dynamicMemberLookup
public enum Deferred<Value: Sendable>: Sendable {
  /// It has not arrived yet.
  case pending

  /// It will not arrive, because of these errors. They are among those of the response too. Where a store lacks the part, and
  /// nothing is on its way, the error says so.
  case failed([GraphQLError])

  /// It is there. A server may send it at once.
  case value(Value)

  /// The value; `nil` if it is not there.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether it may still arrive.
  public var isPending: Bool {
    if case .pending = self { true } else { false }
  }

  /// The reasons why it will not arrive; none if it may, or if it is there.
  public var errors: [GraphQLError] {
    if case .failed(let errors) = self { errors } else { [] }
  }

  /// Returns the same state with what `transform` makes of the value.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Deferred<Other> {
    switch self {
    case .pending: .pending
    case .failed(let errors): .failed(errors)
    case .value(let value): .value(try transform(value))
    }
  }

  /// A property of the value; `nil` if the value is not there.
  public subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property>) -> Property? {
    value?[keyPath: keyPath]
  }

  /// A property of the value that is optional itself.
  public subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property?>) -> Property? {
    value?[keyPath: keyPath]
  }
}

extension Deferred: Equatable where Value: Equatable {}

extension Deferred: Hashable where Value: Hashable {}
