import GraphQLLanguage

extension Schema {
  /// Returns the schema with the fields and types of a client schema, which no service knows.
  ///
  /// ```graphql
  /// extend interface Character { isFavourite: Boolean }
  /// type Note { id: ID! text: String }
  /// ```
  ///
  /// A field of an interface is a field of all types that implement it.
  ///
  /// - Parameter source: The client schema, SDL.
  /// - Throws: The first error, whose ranges are in the client schema.
  public func adding(clientSchema source: Source) throws(Diagnostic) -> Schema {
    let definitions = try Document(parsing: source).definitions
    if let error = errors(ofClientSchema: definitions).first { throw error }
    return try adding(clientDefinitions: definitions + implementations(of: definitions))
  }

  /// Returns extensions of the types that implement extended interfaces.
  private func implementations(of definitions: [Definition]) -> [Definition] {
    var extensions: [Definition] = []
    for case .typeExtension(.interface(let interface)) in definitions {
      for entry in index.types where entry.interfaces.contains(interface.name.value) {
        guard let type = type(named: entry.name) else { continue }
        let fields = interface.fields.filter { type.fields?[$0.name.value] == nil }
        switch type {
        case .object(let object):
          extensions.append(.typeExtension(.object(.init(extending: object.name, with: fields))))
        case .interface(let object):
          extensions.append(.typeExtension(.interface(.init(extending: object.name, with: fields))))
        default: continue
        }
      }
    }
    return extensions
  }
}
