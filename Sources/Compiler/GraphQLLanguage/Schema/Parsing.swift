import GraphQLJSON

extension Schema {
  /// Parses a type and its extensions.
  func parse(_ entry: SchemaIndex.TypeEntry, problems: inout [Diagnostic]) -> NamedType {
    var definitions: [TypeDefinition] = []
    for range in [entry.range] + entry.extensions.map(\.range) {
      do throws(Diagnostic) {
        switch format {
        case .sdl: definitions.append(try typeDefinition(in: range))
        case .introspection: definitions.append(try TypeDefinition(introspected: node(in: range), kind: entry.kind))
        }
      } catch {
        problems.append(error)
      }
    }
    var type = NamedType(entry, isBuiltIn: builtIns == nil)
    type.merge(definitions)
    return type
  }

  /// Parses a directive's definition.
  func parse(_ entry: SchemaIndex.DirectiveEntry, problems: inout [Diagnostic]) -> DirectiveDefinition {
    do throws(Diagnostic) {
      switch format {
      case .sdl:
        var definition = try directiveDefinition(in: entry.range)
        for range in entry.extensions { definition.directives += try extensionDirectives(in: range) }
        return definition
      case .introspection: return try DirectiveDefinition(introspected: node(in: entry.range))
      }
    } catch {
      problems.append(error)
    }
    return DirectiveDefinition(
      description: nil,
      name: Name(entry.name, range: entry.nameRange),
      arguments: [],
      isRepeatable: false,
      locations: [],
      range: entry.range
    )
  }

  /// Returns the definitions that introspection JSON describes.
  package func introspectedDefinitions() throws(Diagnostic) -> [Definition] {
    var definitions: [Definition] = definition.map { [.schema($0)] } ?? []
    for entry in index.types {
      definitions.append(.type(try TypeDefinition(introspected: node(in: entry.range), kind: entry.kind)))
    }
    for entry in index.directives {
      definitions.append(.directive(try DirectiveDefinition(introspected: node(in: entry.range))))
    }
    return definitions
  }

  private func typeDefinition(in range: SourceRange) throws(Diagnostic) -> TypeDefinition {
    var parser = Parser(source, range: range.start..<range.end)
    switch try parser.parseDefinition() {
    case .type(let definition), .typeExtension(let definition): return definition
    default: throw Diagnostic(.error, "Syntax Error: Expected the definition of a type.", at: range)
    }
  }

  private func directiveDefinition(in range: SourceRange) throws(Diagnostic) -> DirectiveDefinition {
    var parser = Parser(source, range: range.start..<range.end)
    guard case .directive(let definition) = try parser.parseDefinition() else {
      throw Diagnostic(.error, "Syntax Error: Expected the definition of a directive.", at: range)
    }
    return definition
  }

  private func extensionDirectives(in range: SourceRange) throws(Diagnostic) -> [Directive] {
    var parser = Parser(source, range: range.start..<range.end)
    guard case .directiveExtension(let definition) = try parser.parseDefinition() else { return [] }
    return definition.directives
  }

  private func node(in range: SourceRange) throws(Diagnostic) -> JSONNode {
    try source.utf8.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var cursor = JSONCursor(bytes, range: range)
      return try JSONNode(from: &cursor)
    }
  }
}
