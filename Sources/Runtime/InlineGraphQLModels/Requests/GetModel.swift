/// A query for one model by its key; created by `get(_:byId:includes:)` and `get(_:byIdentifier:includes:)`.
public struct GetModel<M: Model>: ModelOperation, GraphQLQuery {
  /// The data of the response: one model.
  public typealias Data = ModelData<M>
  /// The model; nil if there is none.
  public typealias Value = M?

  let identifier: ModelIdentifier<M>
  let inclusions: Inclusions

  init(_ identifier: ModelIdentifier<M>, including inclusions: Inclusions = Inclusions()) {
    self.identifier = identifier
    self.inclusions = inclusions
  }

  /// The request with nulls for the key and without inclusions.
  public static var __plainRequest: ModelRequestText {
    let nulls = M.modelDescription.key.map { _ in GraphQLJSONValue.null }
    return GetModel(ModelIdentifier(values: ModelKeyValues(first: .null, others: nulls))).__request
  }

  /// The query for the model with the key.
  public var __request: ModelRequestText {
    let description = M.modelDescription
    return ModelRequestText(
      document: ModelDocument(
        .query,
        description.rootField(\.get, "gets"),
        description.keyArguments(identifier.values),
        selecting: description.selection(including: inclusions)
      )
    )
  }

  /// Returns the model that the data has, which may be none.
  public static func __value(of data: ModelData<M>) -> M?? { .some(data.model) }

  /// Returns whether there is no such model.
  public static func __isNothing(_ value: M?) -> Bool { value == nil }
}

extension ModelDescription {
  /// Returns the arguments that identify one model.
  func keyArguments(_ values: ModelKeyValues) -> [ModelDocument.Argument] {
    zip(key, values.all).map { ModelDocument.Argument("\($0.name)", "\($0.type)", $1) }
  }
}

extension GraphQLOperation {
  /// Creates a request for one model whose key is a string.
  ///
  /// ```swift
  /// let post = try await client.request(.get(Post.self, byId: "1", includes: { post in [post.comments] }))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - id: The value of its key.
  ///   - includes: The associations to load with the model; by default none.
  public static func get<M: Model>(
    _ model: M.Type,
    byId id: String,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == GetModel<M> {
    get(model, byIdentifier: ModelIdentifier(id), includes: includes)
  }

  /// Creates a request for one model.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - identifier: The values of its key.
  ///   - includes: The associations to load with the model; by default none.
  public static func get<M: Model>(
    _ model: M.Type,
    byIdentifier identifier: ModelIdentifier<M>,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == GetModel<M> {
    GetModel(identifier, including: Inclusions(includes(M.path)))
  }
}
