/// Which events of models a subscription is to.
public enum ModelSubscriptionType: Sendable, CaseIterable {
  /// Models that are created.
  case onCreate
  /// Models that are changed.
  case onUpdate
  /// Models that are deleted.
  case onDelete
}

/// Events of models; made by `subscription(of:type:includes:)`.
public struct ModelSubscription<M: Model>: ModelOperation, GraphQLSubscription {
  /// The data of a response: one model.
  public typealias Data = ModelData<M>
  /// The model of an event.
  public typealias Value = M

  let type: ModelSubscriptionType
  var inclusions = Inclusions()

  /// That of models that are created.
  public static var __plainRequest: ModelRequestText { ModelSubscription(type: .onCreate).__request }

  /// The request.
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

  /// What the data has; nil where that says that the request failed.
  public static func __value(of data: ModelData<M>) -> M? { data.model }
}

extension GraphQLOperation {
  /// A subscription to events of models.
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - type: The events.
  ///   - includes: The associations to be loaded with each model; by default none.
  public static func subscription<M: Model>(
    of model: M.Type,
    type: ModelSubscriptionType,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == ModelSubscription<M> {
    ModelSubscription(type: type, inclusions: Inclusions(includes(M.path)))
  }
}
