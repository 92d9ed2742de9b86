import GraphQLLanguage
import GraphQLValidation

/// The models that a `@GraphQLSchema` declares, and what is wrong with its choice.
package struct ChosenModels {
  /// The models, with those that they are associated with; `nil` if there are none.
  package private(set) var models: ModelSchema?

  /// Errors of names that are those of no model.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - choice: The argument `models:`.
  ///   - schema: The schema that has the models.
  ///   - namespace: The Swift type that has the structs.
  package init(_ choice: DeclaredModels, of schema: Schema, in namespace: String) {
    guard choice != .none else { return }
    let root = TypePath(namespace).root
    if typesOfModels.contains(root) {
      diagnostics = [
        Diagnostic(
          .error,
          "Models cannot be declared in a type named \"\(root)\": the Swift type of each model has one of that name. "
            + "Choose another name."
        )
      ]
      return
    }
    guard let all = schema.models else {
      diagnostics = [
        Diagnostic(
          .error,
          "The schema has no models. Add the directive \"@model\" to the object types that the service stores, or remove "
            + "\"models:\"."
        )
      ]
      return
    }
    guard case .named(let names) = choice else {
      models = ModelSchema(models: all.models.map { $0.knowing(schema.inputs(of: $0)) })
      return
    }
    for name in names where all.model(named: name) == nil {
      let suggestions = suggestions(for: name, from: all.models.map(\.name))
      diagnostics.append(Diagnostic(.error, "There is no model \"\(name)\" in the schema.\(didYouMean(suggestions))"))
    }
    var reached: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let model = all.model(named: name), reached.insert(name).inserted else { continue }
      waiting += model.fields.compactMap(\.association?.model)
    }
    models = ModelSchema(
      models: all.models.filter { reached.contains($0.name) }.map { $0.knowing(schema.inputs(of: $0)) }
    )
  }

  /// What the structs of the models are made of.
  ///
  /// - Parameters:
  ///   - schema: The schema that has the models.
  ///   - namespace: The Swift type that has the structs.
  func structs(in schema: Schema, namespace: String) -> (models: [ModelIR], embedded: [ModelIR]) {
    guard let models else { return ([], []) }
    let builder = ModelIRBuilder(models: models, schema: schema, namespace: namespace)
    let built = models.models.map { builder.build($0) }
    return (built, builder.embeddedObjects(of: built))
  }
}

/// The names of types that a model's struct has, which would hide the one around it.
private let typesOfModels: Set<String> = ["Index", "Keys", "Path"]

extension ModelSchema.Model {
  /// The same model, with what its inputs have.
  fileprivate func knowing(_ inputs: ModelSchema.Inputs) -> Self {
    var model = self
    model.inputs = inputs
    return model
  }
}
