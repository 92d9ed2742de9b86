import DynamicCodable
import Foundation
import GraphQLJSON
import InlineGraphQL

extension GraphQLStore {
  /// Writes the data of an operation as if a service had answered with it: for previews, tests, messages that are pushed, or data that
  /// came with a page.
  ///
  /// ```swift
  /// try store.write(HeroName.Data(hero: .init(id: "1000", name: "Luke")), of: HeroName())
  /// ```
  ///
  /// `memberwiseInitializers: true` gives the types of an operation initializers.
  ///
  /// - Parameters:
  ///   - data: The data. Its objects need the fields that identify them: select `id` in the operation.
  ///   - operation: The operation, with the values of its variables.
  ///   - dynamicTypes: The types that values of a `DynamicScalar` may have.
  /// - Throws: ``UnidentifiedObjectError``; the error of a value that cannot be written. Nothing is written then.
  public func write<Operation: GraphQLOperation>(
    _ data: Operation.Data,
    of operation: Operation,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws {
    try write(try data.encoded(dynamicTypes), of: operation, dynamicTypes)
  }

  /// Writes the data of an operation, which is JSON, as if a service had answered with it.
  ///
  /// - Parameters:
  ///   - json: The data, with all that the operation selects, also `__typename` and `id` of its objects.
  ///   - operation: The operation, with the values of its variables.
  ///   - dynamicTypes: The types that values of a `DynamicScalar` may have.
  /// - Throws: `ResponseDecodingError` if the data is not what the operation selects; ``UnidentifiedObjectError``. Nothing is
  ///   written then.
  public func write<Operation: GraphQLOperation>(
    json: GraphQLJSONObject,
    of operation: Operation,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws {
    let body = Data(GraphQLJSONValue.object(["data": .object(json)]).description.utf8)
    _ = try operation.decodeResponse(body, dynamicTypes: dynamicTypes)
    try write(.object(json), of: operation, dynamicTypes)
  }

  private func write<Operation: GraphQLOperation>(
    _ data: GraphQLJSONValue,
    of operation: Operation,
    _ dynamicTypes: DynamicDecodableRegistry
  ) throws {
    let request = StoreRequest(operation, try GraphQLRequest(operation, dynamicTypes: dynamicTypes))
    let response = Array(GraphQLJSONValue.object(["data": data]).description.utf8)
    let isReleased = try publish { contents in
      let plan = try contents.plan(request)
      try contents.checkIdentities(in: data, of: plan, isOptimistic: true)
      try response.withUnsafeBufferPointer { _ = try contents.write($0, to: plan) }
      return contents.keepExecuted(plan)
    }
    if isReleased { collectSoon() }
  }
}
