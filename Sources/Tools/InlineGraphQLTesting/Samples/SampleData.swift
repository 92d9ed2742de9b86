import Foundation
import GraphQLLanguage
public import InlineGraphQL

/// Sample data for operations and fragments, for tests and previews. They give only the values that matter to them.
///
/// ```swift
/// let samples = SampleData(schema: schema, seed: 7)
/// let data = try samples.data(for: HeroQuery(), ["hero.name": "Luke", "hero.friends.length": 3])
/// let card = HeroCard_hero(key: try samples.key(for: HeroCard_hero.self))
/// ```
///
/// The data is a response that the schema allows, with values that suit the types and names of the fields. IDs are
/// distinct. A value follows from the seed and from its path alone: it stays when other fields are selected beside it,
/// and is the same on each platform. Another seed gives other values and, for interfaces and unions, other types.
///
/// Values are given by their path, with response keys, indexes and the `length` of lists. `"hero.__typename"` is the
/// type of an object. Otherwise an object has a type with everything that is given for it, and a list has every element
/// for which something is given.
public struct SampleData: Sendable {
  /// The schema that the samples follow.
  public let schema: ExecutableSchema

  let values: SampleValues

  /// Creates sample data.
  ///
  /// - Parameters:
  ///   - schema: The schema. Its data and resolvers are used by ``InProcessTransport/init(samples:)`` alone.
  ///   - seed: The seed from which all values follow.
  ///   - listLength: The length of lists.
  ///   - nullFrequency: How often a value is null that may be: from 0 for never to 1 for always.
  ///   - scalars: The values of custom scalars by the scalar's name. Other scalars have a value that suits their name
  ///     and that their Swift type takes, such as a date.
  public init(
    schema: ExecutableSchema,
    seed: Int,
    listLength: Int = 2,
    nullFrequency: Double = 0,
    scalars: [String: GraphQLJSONValue] = [:]
  ) {
    self.schema = schema
    values = SampleValues(seed: seed, listLength: listLength, nullFrequency: nullFrequency, scalars: scalars)
  }

  /// Returns data of an operation. Its variables decide on `@include` and `@skip`.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - given: Values by their path, as in `"hero.friends.0.name"`.
  /// - Throws: ``SampleDataError`` if the schema does not allow the operation, if the data has no such path or cannot
  ///   have the value, if the Swift type of a custom scalar takes no sample, or if a null where `@required` allows none makes
  ///   the whole data null.
  public func data<Operation: GraphQLOperation>(
    for operation: Operation,
    _ given: [String: GraphQLJSONValue] = [:]
  ) throws -> Operation.Data {
    try sample(of: operation, given).data.get()
  }

  /// Returns a response to an operation as JSON: an object with `data`.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - given: Values by their path, as in `"hero.friends.0.name"`.
  /// - Throws: The errors of ``data(for:_:)``.
  public func response<Operation: GraphQLOperation>(
    for operation: Operation,
    _ given: [String: GraphQLJSONValue] = [:]
  ) throws -> GraphQLJSONValue {
    ["data": try sample(of: operation, given).json]
  }

  /// Returns data of a fragment, which is a key to it: `HeroCard_hero(key: try samples.key(for: HeroCard_hero.self))`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - given: Values by their path, as in `"friends.0.name"`.
  ///   - arguments: Values of the fragment's arguments, and of the operation's variables that it uses, by name.
  /// - Throws: ``SampleDataError`` as ``data(for:_:)`` does, and if a condition needs an argument without a value.
  public func key<Fragment: GraphQLFragment>(
    for fragment: Fragment.Type,
    _ given: [String: GraphQLJSONValue] = [:],
    arguments: [String: GraphQLJSONValue] = [:]
  ) throws -> Fragment.Data {
    let names = Set(fragment.node.arguments.map(\.name))
    let sorted = arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let own = GraphQLJSONObject(sorted.filter { names.contains($0.0) })
    let provided = fragment.provideValues()
    let request = try ExecutableRequest(
      fragment,
      arguments: GraphQLJSONObject(sorted),
      provided: provided,
      passing: own.keys,
      schema: schema
    )
    return try sample(request, on: fragment.node.typeCondition, given) { object in
      try fragment.decodeData(object, arguments: own, variables: GraphQLJSONObject(sorted), provided: provided)
    }.data
  }

  private func sample<Operation: GraphQLOperation>(
    of operation: Operation,
    _ given: [String: GraphQLJSONValue]
  ) throws -> (data: Result<Operation.Data, any Error>, json: GraphQLJSONValue) {
    let request = try ExecutableRequest(operation, schema: schema)
    guard let rootType = schema.schema.rootTypeName(for: request.operation.kind) else {
      throw SampleDataError("Schema is not configured to execute \(Operation.kind.rawValue) operation.")
    }
    return try sample(request, on: rootType, given) { object in
      do {
        let response = try operation.decodeResponse(Data(#"{"data":"#.utf8) + object + Data("}".utf8))
        return response.data.map { .success($0) }
          ?? .failure(
            SampleDataError(
              "The data of \"\(Operation.operationName)\" is null, because a field with @required in it is. Give that field a value, "
                + "or make samples with nullFrequency: 0."
            )
          )
      } catch let error as MissingRequiredFieldError {
        return .failure(error)
      }
    }
  }

  /// Returns a sample that the Swift types of custom scalars take.
  private func sample<Value>(
    _ request: ExecutableRequest,
    on typeName: String,
    _ given: [String: GraphQLJSONValue],
    decode: (Data) throws -> Value
  ) throws -> (data: Value, json: GraphQLJSONValue) {
    let override = SampleOverride(given)
    var values = values
    while true {
      var generation = SampleGeneration(request, values)
      let json: GraphQLJSONValue
      do {
        json = try generation.object(on: typeName, override)
      } catch let error as FieldError {
        throw SampleDataError(error.message)
      }
      do {
        return (try decode(Data(json.description.utf8)), json)
      } catch let error as ResponseDecodingError {
        guard let scalar = generation.customScalar(around: error.path) else { throw error }
        if values.refuse(scalar.name, candidates: scalar.candidates) { continue }
        throw SampleDataError(
          "The Swift type of the scalar \"\(scalar.name)\" takes no sample: at \"\(error.path)\" it expects "
            + "\(error.expected). Give it a value: SampleData(schema: …, seed: …, scalars: [\"\(scalar.name)\": …])."
        )
      }
    }
  }
}

extension SampleGeneration {
  /// Returns the custom scalar whose value has a path or contains it.
  fileprivate func customScalar(around path: ResponsePath) -> CustomScalar? {
    for length in (0...path.components.count).reversed() {
      if let scalar = customScalars[JSONPath(Array(path.components.prefix(length)))] { return scalar }
    }
    return nil
  }
}
