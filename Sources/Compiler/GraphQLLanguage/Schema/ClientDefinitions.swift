extension Schema {
  /// Whether the schema has definitions that only the client has.
  package var hasClientDefinitions: Bool { clientStart < .max }

  /// What the author of the client schema should change; `nil` if there is nothing.
  package var clientWarning: Diagnostic? {
    get { parsed.withLock { $0.clientWarning } }
    set {
      // It stands where the client's definitions begin.
      var warning = newValue
      warning?.ranges = [SourceRange(clientStart, clientStart)]
      parsed.withLock { [warning] in $0.clientWarning = warning }
    }
  }

  /// Returns whether only the client has a field.
  package func isOfClient(_ field: FieldDefinition) -> Bool { field.range.start >= clientStart }

  /// Returns whether the client schema has a directive.
  package func isOfClient(_ directive: Directive) -> Bool { directive.range.start >= clientStart }

  /// Returns whether only the client has a type.
  package func isOfClient(_ type: SchemaIndex.TypeEntry) -> Bool { type.range.start >= clientStart }

  /// Returns the schema with definitions that only the client has.
  ///
  /// - Parameters:
  ///   - definitions: Types, directives, and extensions of objects and interfaces. Each was checked.
  ///   - name: The name of the client schema in diagnostics.
  package func adding(clientDefinitions definitions: [Definition], of name: String) throws(Diagnostic) -> Schema {
    let sdl = format == .sdl ? source : Source(printed(), name: source.name)
    return try Schema(sdl: sdl.adding(clientDefinitions: Document(definitions: definitions).printed(), of: name))
  }
}
