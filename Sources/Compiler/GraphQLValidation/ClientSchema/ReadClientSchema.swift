import GraphQLLanguage

extension Schema {
  /// Returns the schema with the fields and types of a client schema, which no service knows.
  ///
  /// ```graphql
  /// extend interface Character { isFavourite: Boolean }
  /// type Note { id: ID! text: String }
  /// extend type Book @typePolicy(keyFields: "isbn")
  /// ```
  ///
  /// A field of an interface is a field of all types that implement it.
  ///
  /// Fields are nullable, whatever the text says; ``clientWarning`` then lists them.
  ///
  /// - Parameter source: The client schema, SDL.
  /// - Throws: The first error, whose ranges are in the client schema.
  package func adding(clientSchema source: Source) throws(Diagnostic) -> Schema {
    let definitions = try Document(parsing: source).definitions
    if let error = errors(ofClientSchema: definitions).first { throw error }
    let nullable = NullableClientFields(definitions)
    let schema = try adding(
      clientDefinitions: nullable.definitions + implementations(of: nullable.definitions),
      of: source.name
    )
    schema.clientWarning = nullable.warning
    for definition in definitions {
      guard let type = definition.typeWithDirectives else { continue }
      for directive in type.directives {
        guard var problem = schema.problems(ofPolicy: directive, on: type.name.value).first else { continue }
        problem.severity = .error
        throw problem
      }
    }
    return schema
  }

  /// Returns extensions of the types that implement extended interfaces.
  private func implementations(of definitions: [Definition]) -> [Definition] {
    var extensions: [Definition] = []
    for case .typeExtension(.interface(let interface)) in definitions {
      for entry in index.types where entry.interfaces.contains(interface.name.value) {
        guard let type = type(named: entry.name) else { continue }
        let fields = interface.fields.filter { type.fields?[$0.name.value] == nil }
        if fields.isEmpty { continue }
        switch type {
        case .object(let object):
          extensions.append(.typeExtension(.object(.init(name: object.name, fields: fields))))
        case .interface(let object):
          extensions.append(.typeExtension(.interface(.init(name: object.name, fields: fields))))
        default: continue
        }
      }
    }
    return extensions
  }
}

extension Definition {
  /// The type that it defines or extends.
  var typeWithDirectives: TypeDefinition? {
    switch self {
    case .type(let type), .typeExtension(let type): type
    case .operation, .fragment, .schema, .schemaExtension, .directive, .directiveExtension: nil
    }
  }
}
