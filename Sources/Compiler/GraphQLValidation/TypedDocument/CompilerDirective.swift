import GraphQLLanguage

/// A directive that the compiler reads: the schema need not define it, and requests have it not.
///
/// Everything that depends on which directives there are asks these properties, in a loop over ``CompilerDirectives``.
package struct CompilerDirective: Sendable {
  /// The name, without `@`.
  package let name: String

  /// The definition as SDL, with its locations and the types of its arguments.
  let definition: String

  /// Whether a document names its arguments, so that the definition has none.
  package var hasArgumentsOfDocument = false

  /// The rules about it.
  var rules: [Rule] = []

  /// Advice on a replacement; `nil` if the directive is supported.
  package var replacement: String?

  /// Whether a store reads it, so that it stays in the text that a store plans.
  package var isForStores = false

  /// Whether a query of its own fetches a fragment with it, so that operations reach what the fragment spreads.
  package var makesQuery = false

  /// The names of the schema's directives that matter to documents with it.
  package var directivesOfSchema: Set<String> = []

  /// Returns what documents with it use of the schema besides what they select.
  package var uses: @Sendable (_ document: TypedDocument) -> [SchemaUse] = { _ in [] }
}

/// A part of a schema.
package enum SchemaUse: Hashable, Sendable {
  /// A type.
  case type(String)

  /// A field of a type, with its type and the arguments that it requires.
  case field(String, of: String)

  /// All arguments of a field of a type: which of them matter depends on their names.
  case arguments(ofField: String, of: String)

  /// The fields that identify the objects of a type.
  case identity(of: String)
}

extension Directive {
  /// Returns whether it is a certain directive of the compiler, and not one that the schema declares under the same name.
  package func `is`(_ directive: CompilerDirective) -> Bool { !isOfSchema && name.value == directive.name }
}

extension [Directive] {
  /// Returns the first use of a directive of the compiler.
  package func first(_ directive: CompilerDirective) -> Directive? {
    isEmpty ? nil : first { $0.is(directive) }
  }

  /// Returns whether there is a use of a directive of the compiler.
  package func has(_ directive: CompilerDirective) -> Bool { first(directive) != nil }
}

extension TypedDocument {
  /// Returns the fields with a directive whose definitions are known.
  package func fields(
    with directive: CompilerDirective
  ) -> [(directive: Directive, field: TypedField, definition: FieldDefinition)] {
    fields.compactMap { field in
      guard let use = field.node.directives.first(directive), let definition = field.facts?.definition else {
        return nil
      }
      return (use, field, definition)
    }
  }
}
