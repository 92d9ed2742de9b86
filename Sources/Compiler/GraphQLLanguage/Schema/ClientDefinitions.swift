extension Schema {
  /// Whether the schema has definitions that only the client has.
  package var hasClientDefinitions: Bool { clientStart < .max }

  /// Returns whether only the client has a field.
  package func isOfClient(_ field: FieldDefinition) -> Bool { field.range.start >= clientStart }

  /// Returns whether the client schema has a directive.
  package func isOfClient(_ directive: Directive) -> Bool { directive.range.start >= clientStart }

  /// Returns whether only the client has a type.
  package func isOfClient(_ type: SchemaIndex.TypeEntry) -> Bool { type.range.start >= clientStart }

  /// Returns the schema with definitions that only the client has.
  ///
  /// - Parameter definitions: Types, and extensions of objects and interfaces. Each was checked.
  package func adding(clientDefinitions definitions: [Definition]) throws(Diagnostic) -> Schema {
    let sdl = format == .sdl ? source : Source(printed(), name: source.name)
    return try Schema(sdl: sdl.adding(clientDefinitions: Document(definitions: definitions).printed()))
  }
}
