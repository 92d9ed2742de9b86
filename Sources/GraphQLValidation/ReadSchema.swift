import GraphQLLanguage

extension Schema {
  /// Loads a schema written in the schema definition language (section 3.1).
  ///
  /// A model schema, whose object types have `@model`, is expanded: the schema is that of the API which AWS AppSync
  /// serves for the models, and ``source`` is its text.
  ///
  /// - Parameter source: the SDL.
  /// - Throws: the first syntax error that keeps the top level from being read, and names defined twice. Syntax errors
  ///   inside of a type are found when the type is first asked for, see ``problems``. Of a model schema, the first error.
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

  /// Loads a schema from either: a text that begins with `{` is introspection JSON, anything else SDL.
  ///
  /// - Parameter source: the SDL or JSON.
  /// - Throws: as ``init(sdl:)`` and ``init(introspection:)`` do.
  public convenience init(_ source: Source) throws(Diagnostic) {
    if Schema.isIntrospection(source) {
      try self.init(introspection: source)
    } else {
      try self.init(sdl: source)
    }
  }
}

extension ModelSchema {
  /// Checks definitions and reads their models.
  ///
  /// - Throws: the first error.
  init(checking definitions: ModelDefinitions) throws(Diagnostic) {
    if let error = validate(definitions).first(where: { $0.severity == .error }) { throw error }
    self.init(definitions)
  }
}
