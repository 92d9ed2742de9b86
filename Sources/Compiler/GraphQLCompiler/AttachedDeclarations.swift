import GraphQLLanguage
import GraphQLValidation

// The declarations here do not depend on the schema, so attached macros expand to them without reading one.

/// Returns the declarations beside a fragment's struct: its key protocol and its second name.
///
/// - Parameters:
///   - name: The fragment's name.
///   - accessLevel: The access level of the fragment's struct.
package func compilePeers(ofFragmentNamed name: String, accessLevel: AccessLevel) -> [String] {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitPeers(ofFragmentNamed: name)
  return emitter.text.declarations
}

/// Returns the protocols that a fragment's struct conforms to.
package func fragmentConformances(in source: Source) -> [String] {
  for case .fragment(let fragment) in (try? Document(parsing: source))?.definitions ?? [] {
    return Emitter.conformances(of: fragment)
  }
  return Emitter.fragmentConformances
}

/// Returns the stored property of a fragment's struct, one of the members that ``compileFragment(_:named:in:)``
/// returns.
package func compileFragmentPointer(accessLevel: AccessLevel) -> String {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitFragmentPointer()
  return emitter.text.declarations[0]
}

/// The stored property of the struct of an operation with variables, which is among the members that
/// ``compileOperation(_:named:in:)`` makes.
package func compileVariablesProperty(accessLevel: AccessLevel) -> String {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitVariablesProperty()
  return emitter.text.declarations[0]
}

/// The properties of an operation's struct that its text alone determines.
package struct OperationStruct: Hashable, Sendable {
  /// The protocols that the struct conforms to: those of a query, if the text has no operation.
  package var conformances: [String]

  /// Whether the struct has a stored property for the variables.
  package var hasVariables: Bool

  /// Reads the text.
  package init(of source: Source) {
    conformances = Emitter.conformances(of: .query)
    hasVariables = false
    for case .operation(let operation) in (try? Document(parsing: source))?.definitions ?? [] {
      conformances = Emitter.conformances(of: operation)
      hasVariables = !operation.variables.isEmpty
      return
    }
  }
}
