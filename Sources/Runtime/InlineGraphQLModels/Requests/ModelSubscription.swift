/// The event that a subscription reports.
public enum ModelSubscriptionType: Sendable, CaseIterable {
  /// A model was created.
  case onCreate
  /// A model was updated.
  case onUpdate
  /// A model was deleted.
  case onDelete
}

/// A subscription to events of models; created by `subscription(of:type:includes:)`.
public struct ModelSubscription<M: Model>: ModelOperation, GraphQLSubscription {
  /// The data of an event's response: one model.
  public typealias Data = ModelData<M>
  /// The model of an event.
  public typealias Value = M

  let type: ModelSubscriptionType
  var inclusions = Inclusions()

  /// The document for created models, without inclusions.
  public static var __plainRequest: ModelRequestText { ModelSubscription(type: .onCreate).__request }

  /// The subscription to one kind of event.
  public var __request: ModelRequestText {
    let description = M.modelDescription
    let rootField =
      switch type {
      case .onCreate: description.rootField(\.onCreate, "tells of a new")
      case .onUpdate: description.rootField(\.onUpdate, "tells of a changed")
      case .onDelete: description.rootField(\.onDelete, "tells of a deleted")
      }
    let selection = description.selection(including: inclusions)
    return ModelRequestText(document: ModelDocument(.subscription, rootField, [], selecting: selection))
  }

  /// Returns the model that the data has; nil if the request failed.
  public static func __value(of data: ModelData<M>) -> M? { data.model }
}

extension GraphQLOperation {
  /// Creates a subscription to events of models.
  ///
  /// ```swift
  /// for try await response in client.subscribe(.subscription(of: Post.self, type: .onCreate)) {
  ///   if let post = response.data?.model { show(post.title) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - type: The kind of event.
  ///   - includes: The associations to load with each model; by default none.
  public static func subscription<M: Model>(
    of model: M.Type,
    type: ModelSubscriptionType,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == ModelSubscription<M> {
    ModelSubscription(type: type, inclusions: Inclusions(includes(M.path)))
  }
}
