import GraphQLLanguage

/// What a `@GraphQLSchema` declares besides the enums, input objects and scalars of its schema.
package struct AddedTypes {
  /// One of the types.
  package struct Entry {
    /// The name in the schema.
    let name: String
    /// The names of the fields, in the schema.
    let fields: [String]
    /// The names of the schema's types that its code names.
    let uses: [String]
    /// Writes the type.
    let emit: (inout Emitter) -> Void

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - name: The name in the schema.
    ///   - fields: The names of the fields, in the schema.
    ///   - uses: The names of the schema's types that its code names.
    ///   - emit: Writes the type.
    package init(name: String, fields: [String], uses: [String], emit: @escaping (inout Emitter) -> Void) {
      self.name = name
      self.fields = fields
      self.uses = uses
      self.emit = emit
    }
  }

  let entries: [Entry]

  /// What is wrong with the choice of types.
  let diagnostics: [Diagnostic]

  /// Creates a list of types, in the order in which they are emitted.
  package init(_ entries: [Entry] = [], diagnostics: [Diagnostic] = []) {
    self.entries = entries
    self.diagnostics = diagnostics
  }
}
