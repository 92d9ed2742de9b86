/// A mutation that creates a model; created by `create(_:includes:)`.
public struct CreateModel<M: Model>: ModelOperation, GraphQLMutation {
  /// The data of the response: one model.
  public typealias Data = ModelData<M>
  /// The model as the service stored it.
  public typealias Value = M

  let model: M?
  var inclusions = Inclusions()

  /// The request without a condition and without inclusions.
  public static var __plainRequest: ModelRequestText { CreateModel(model: nil).__request }

  /// The mutation that creates the model.
  public var __request: ModelRequestText {
    let input = ModelInput(isUpdate: false) { [model] input in model?.write(to: &input) }
    return .mutation(\.create, "creates", of: M.self, "Create", input, condition: .all, inclusions)
  }

  /// Returns the model that the data has; nil if the request failed.
  public static func __value(of data: ModelData<M>) -> M? { data.model }
}

/// A mutation that updates a model; created by `update(_:where:includes:)`.
public struct UpdateModel<M: Model>: ModelOperation, GraphQLMutation {
  /// The data of the response: one model.
  public typealias Data = ModelData<M>
  /// The model as the service stored it.
  public typealias Value = M

  let model: M?
  var condition: ModelPredicate<M> = .all
  var inclusions = Inclusions()

  /// The request without a condition and without inclusions.
  public static var __plainRequest: ModelRequestText { UpdateModel(model: nil).__request }

  /// The mutation that updates the model.
  public var __request: ModelRequestText {
    let input = ModelInput(isUpdate: true) { [model] input in model?.write(to: &input) }
    return .mutation(\.update, "updates", of: M.self, "Update", input, condition: condition, inclusions)
  }

  /// Returns the model that the data has; nil if the request failed.
  public static func __value(of data: ModelData<M>) -> M? { data.model }
}

/// A mutation that deletes a model; created by `delete(_:where:includes:)`.
public struct DeleteModel<M: Model>: ModelOperation, GraphQLMutation {
  /// The data of the response: one model.
  public typealias Data = ModelData<M>
  /// The model as it was before.
  public typealias Value = M

  let identifier: ModelIdentifier<M>?
  var condition: ModelPredicate<M> = .all
  var inclusions = Inclusions()

  /// The request without a condition and without inclusions.
  public static var __plainRequest: ModelRequestText { DeleteModel(identifier: nil).__request }

  /// The mutation that deletes the model.
  public var __request: ModelRequestText {
    let input = ModelInput(isUpdate: false) { [identifier] input in
      guard let identifier else { return }
      for (field, value) in zip(M.modelDescription.key, identifier.values.all) { input.write(field.name, value) }
    }
    return .mutation(\.delete, "deletes", of: M.self, "Delete", input, condition: condition, inclusions)
  }

  /// Returns the model that the data has; nil if the request failed.
  public static func __value(of data: ModelData<M>) -> M? { data.model }
}

extension ModelRequestText {
  fileprivate static func mutation<M: Model>(
    _ rootField: KeyPath<ModelDescription.RootFields, StaticString?>,
    _ verb: String,
    of type: M.Type,
    _ prefix: String,
    _ input: ModelInput,
    condition: ModelPredicate<M>,
    _ inclusions: Inclusions
  ) -> ModelRequestText {
    let description = M.modelDescription
    var arguments = [ModelDocument.Argument("input", "\(prefix)\(description.inputName)Input!", input)]
    if !condition.isAll {
      arguments.append(.init("condition", description.conditionType, condition))
    }
    let selection = description.selection(including: inclusions)
    let field = description.rootField(rootField, verb)
    return ModelRequestText(document: ModelDocument(.mutation, field, arguments, selecting: selection))
  }
}

extension GraphQLOperation {
  /// Creates a request that creates a model.
  ///
  /// The request does not send fields that are nil.
  ///
  /// ```swift
  /// let post = try await client.request(.create(Post(title: "Hello", draft: true, blog: blog)))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - includes: The associations to load with the model; by default none.
  public static func create<M: Model>(
    _ model: M,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == CreateModel<M> {
    CreateModel(model: model, inclusions: Inclusions(includes(M.path)))
  }

  /// Creates a request that updates a model.
  ///
  /// The request sends null for fields that are nil, which removes their values.
  ///
  /// ```swift
  /// post.draft = false
  /// post = try await client.request(.update(post, where: Post.keys.draft == true))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - condition: The predicate that the stored model must meet, else the service does not update it.
  ///   - includes: The associations to load with the model; by default none.
  public static func update<M: Model>(
    _ model: M,
    where condition: ModelPredicate<M> = .all,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == UpdateModel<M> {
    UpdateModel(model: model, condition: condition, inclusions: Inclusions(includes(M.path)))
  }

  /// Creates a request that deletes a model.
  ///
  /// ```swift
  /// try await client.request(.delete(post))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model; the request sends only its key.
  ///   - condition: The predicate that the stored model must meet, else the service does not delete it.
  ///   - includes: The associations to load with the model; by default none.
  public static func delete<M: Model>(
    _ model: M,
    where condition: ModelPredicate<M> = .all,
    includes: (M.Path) -> [any ModelPath] = { _ in [] }
  ) -> Self where Self == DeleteModel<M> {
    DeleteModel(identifier: model.__identifier, condition: condition, inclusions: Inclusions(includes(M.path)))
  }
}
