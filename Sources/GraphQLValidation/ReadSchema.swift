import GraphQLLanguage

extension Schema {
  /// Loads a schema written in the schema definition language (section 3).
  ///
  /// A model schema, whose object types have `@model`, is expanded: the result is the API's schema that AWS AppSync
  /// serves for the models, and ``source`` is its text.
  ///
  /// - Parameter source: The SDL.
  /// - Throws: The first syntax error that prevents reading the top level, or a name that is defined twice. Syntax
  ///   errors inside a type are found when the type is first requested; see ``problems``. For a model schema, the first
  ///   error of any kind.
  public convenience init(sdl source: Source) throws(Diagnostic) {
    let index = try SchemaIndex(sdl: source)
    guard let definitions = try ModelDefinitions(in: source, index) else {
      let completed = source.withAppSyncDefinitions(index)
      let isComplete = completed.utf8.count == source.utf8.count
      try self.init(completed, isComplete ? index : SchemaIndex(sdl: completed), builtIns: .builtIns)
      return
    }
    let models = try ModelSchema(checking: definitions)
    let expanded = Source(ModelExpansion.sdl(of: definitions, models), name: source.name)
    try self.init(expanded, SchemaIndex(sdl: expanded), builtIns: .builtIns, models: models)
  }

  /// Loads a schema from introspection JSON, which starts with `{`, or from SDL.
  ///
  /// - Parameter source: The SDL or JSON.
  /// - Throws: The errors of ``init(sdl:)`` and ``init(introspection:)``.
  public convenience init(_ source: Source) throws(Diagnostic) {
    if Schema.isIntrospection(source) {
      try self.init(introspection: source)
    } else {
      try self.init(sdl: source)
    }
  }
}

extension ModelSchema {
  /// Validates definitions and reads their models.
  ///
  /// - Throws: The first error.
  init(checking definitions: ModelDefinitions) throws(Diagnostic) {
    if let error = validate(definitions).first(where: { $0.severity == .error }) { throw error }
    self.init(definitions)
  }
}
