extension SchemaIndex {
  /// Scans the top level of an SDL text. Throws if a name is defined twice.
  package init(sdl source: Source) throws(Diagnostic) {
    try self.init(scanning: source)
    if let problem { throw problem }
    if schemaDefinitions.count > 1 {
      throw Diagnostic(.error, "Must provide only one schema definition.", at: schemaDefinitions[1])
    }
  }

  /// Scans the top level of an SDL text. Names may be defined twice.
  package init(scanning source: Source) throws(Diagnostic) {
    self.init()
    var extensions = Extensions()
    for range in source.ranges {
      let stop: Int? = source.utf8.withUnsafeBufferPointer { bytes in
        var scanner = SDLScanner(bytes, in: range)
        return scanner.scan(into: &self, &extensions) ? nil : scanner.position
      }
      if let stop { throw try SchemaIndex.syntaxError(in: source, range, near: stop) }
    }
    merge(extensions.ofTypes)
    merge(extensions.ofDirectives)
  }

  /// Returns the error of a range of a text that the scanner gave up on.
  private static func syntaxError(
    in source: Source,
    _ range: Range<Int>,
    near offset: Int
  ) throws(Diagnostic) -> Diagnostic {
    var parser = Parser(source, range: range)
    let misplaced = try parser.parseDocument().definitions.lazy.compactMap(\.errorInSchema).first
    return misplaced ?? Diagnostic(.error, "Syntax Error: Unexpected text.", at: SourceRange(offset, offset))
  }

  /// Parses `schema { … }` and its extensions into one.
  func schemaDefinition(in source: Source) throws(Diagnostic) -> SchemaDefinition? {
    var merged: SchemaDefinition?
    for range in schemaDefinitions + schemaExtensions {
      var parser = Parser(source, range: range.start..<range.end)
      switch try parser.parseDefinition() {
      case .schema(let definition): merged = definition
      case .schemaExtension(let definition):
        if merged == nil {
          merged = definition
        } else {
          merged?.directives += definition.directives
          merged?.rootOperationTypes += definition.rootOperationTypes
        }
      default: continue
      }
    }
    return merged
  }
}
