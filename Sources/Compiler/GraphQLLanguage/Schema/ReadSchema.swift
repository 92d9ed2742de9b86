// All ways to make a schema. Loading one does not validate it, because that requires reading every definition.
extension Schema {
  /// Loads a schema from introspection JSON, which starts with `{`, or from SDL.
  ///
  /// - Parameter source: The SDL or JSON.
  /// - Throws: The errors of ``init(sdl:)`` and ``init(introspection:)``.
  package convenience init(_ source: Source) throws(Diagnostic) {
    if Schema.isIntrospection(source) {
      try self.init(introspection: source)
    } else {
      try self.init(sdl: source)
    }
  }

  /// Loads a schema written in the schema definition language (section 3).
  ///
  /// - Parameter source: The SDL.
  /// - Throws: The first syntax error that prevents reading the top level, or a name that is defined twice. Syntax
  ///   errors inside a type are found when the type is first requested; see ``problems``.
  package convenience init(sdl source: Source) throws(Diagnostic) {
    try self.init(source, SchemaIndex(sdl: source))
  }

  /// Loads SDL whose top level is known.
  ///
  /// - Parameters:
  ///   - source: The SDL.
  ///   - index: The top level of the SDL.
  ///   - builtIns: The definitions that the schema has implicitly.
  package convenience init(
    _ source: Source,
    _ index: SchemaIndex,
    builtIns: Schema? = .builtIns
  ) throws(Diagnostic) {
    var index = index
    index.remove(builtIns?.index.types.map(\.name) ?? [])
    let definition = try index.schemaDefinition(in: source)
    self.init(source, .sdl, index, definition, builtIns: builtIns)
  }

  /// Loads a schema from the response to an introspection query (section 4), with or without its `data` entry.
  ///
  /// - Parameter source: The JSON.
  /// - Throws: An error if the text is not JSON, has no `__schema` with types, or defines a name twice.
  package convenience init(introspection source: Source) throws(Diagnostic) {
    let (index, definition) = try SchemaIndex.reading(introspection: source)
    self.init(source, .introspection, index, definition, builtIns: .builtIns)
  }

  /// Loads the definitions of a constant, without built-in ones.
  package convenience init(constant sdl: String) {
    let source = Source(sdl, name: "built-in types")
    do {
      try self.init(source, SchemaIndex(sdl: source), builtIns: nil)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Returns whether a text is introspection JSON rather than SDL.
  package static func isIntrospection(_ source: Source) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = source.utf8.starts(with: byteOrderMark) ? source.utf8.dropFirst(3) : source.utf8[...]
    return text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
  }
}
