import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation

/// The models that a `@GraphQLSchema` declares, and the errors of its argument `models:`.
package struct ChosenModels {
  /// The models and those that they are associated with; `nil` if there are none.
  package private(set) var models: ModelSchema?

  /// An error for each name that no model has.
  private var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - choice: The argument `models:`.
  ///   - schema: The schema of the models.
  ///   - namespace: The Swift type that holds the structs.
  package init(_ choice: DeclaredModels, of schema: ExpandedSchema, in namespace: String) {
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
      models = ModelSchema(models: all.models.map { $0.knowing(schema.schema.inputs(of: $0)) })
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
      models: all.models.filter { reached.contains($0.name) }.map { $0.knowing(schema.schema.inputs(of: $0)) }
    )
  }

  /// Returns the structs of the models and of the objects that they embed, and the errors.
  package func structs(in context: CompilationContext) -> AddedTypes {
    guard let models else { return AddedTypes(diagnostics: diagnostics) }
    let builder = ModelIRBuilder(
      models: models,
      schema: context.schema,
      namespace: context.namespace,
      swiftNames: context.swiftNames
    )
    let built = models.models.map { builder.build($0) }
    let embedded = builder.embeddedObjects(of: built).map { object in
      AddedTypes.Entry(object) { $0.emitEmbedded(object) }
    }
    return AddedTypes(
      embedded + built.map { model in AddedTypes.Entry(model) { $0.emit(model) } },
      diagnostics: diagnostics
    )
  }
}

extension AddedTypes.Entry {
  /// Creates the entry of a model or of an object that models embed.
  fileprivate init(_ model: ModelIR, emit: @escaping (inout Emitter) -> Void) {
    let fields = model.properties.map(\.field)
    self.init(
      name: model.name,
      fields: fields.map(\.name),
      uses: model.indexes.map(\.partitionType) + fields.filter { $0.association == nil }.map(\.typeName),
      emit: emit
    )
  }
}

/// The names of types in a model's struct, which would hide a namespace of the same name.
private let typesOfModels: Set<String> = ["Index", "Keys", "Path"]

extension ModelSchema.Model {
  /// Returns the same model with the fields of its inputs.
  fileprivate func knowing(_ inputs: ModelSchema.Inputs) -> Self {
    var model = self
    model.inputs = inputs
    return model
  }
}
