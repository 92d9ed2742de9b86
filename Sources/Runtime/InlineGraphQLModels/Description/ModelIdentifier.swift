/// The values of a model's key, in the order of its fields.
///
/// ```swift
/// client.request(.get(Place.self, byIdentifier: Place.identifier(country: "CH", city: "Bern")))
/// ```
public struct ModelIdentifier<M: Model>: Hashable, Sendable {
  @usableFromInline let values: ModelKeyValues

  @usableFromInline
  init(values: ModelKeyValues) { self.values = values }

  /// Creates the identifier of a model whose key is one string.
  public init(_ id: String) { values = ModelKeyValues(first: .string(id), others: []) }

  /// Creates an identifier from the values of all key fields.
  public init(_ first: some GraphQLInputValue, _ others: any GraphQLInputValue...) {
    values = ModelKeyValues(
      first: GraphQLJSONValue(sending: first),
      others: others.map { GraphQLJSONValue(sending: $0) }
    )
  }
}

/// The values of a key. Most keys have one value, and `first` holds that without an array.
@usableFromInline
struct ModelKeyValues: Hashable, Sendable {
  @usableFromInline let first: GraphQLJSONValue
  @usableFromInline let others: [GraphQLJSONValue]

  var all: [GraphQLJSONValue] { [first] + others }
}

extension GraphQLJSONValue {
  /// Creates the JSON that a request sends for a value. A `Double` that JSON cannot represent fails later, in writing.
  init(sending value: some GraphQLInputValue) {
    switch value {
    case let value as String: self = .string(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as any GraphQLScalar: self = value.jsonValue
    default:
      var writer = JSONWriter()
      value.write(to: &writer)
      self = (try? GraphQLJSONValue(parsing: writer.finish())) ?? .null
    }
  }
}
