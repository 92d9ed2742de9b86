import GraphQLLanguage
import GraphQLValidation

// What attached macros add beside and to the struct they stand on does not depend on the schema.

/// The declarations that stand beside a fragment's struct: its key protocol, and its second name.
///
/// - Parameters:
///   - name: The fragment's name.
///   - accessLevel: That of the fragment's struct.
public func compilePeers(ofFragmentNamed name: String, accessLevel: AccessLevel) -> [String] {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitPeers(ofFragmentNamed: name)
  return emitter.text.declarations
}

/// The protocols that the struct of a fragment is made to conform to.
public var fragmentConformances: [String] { Emitter.fragmentConformances }

/// The stored property of a fragment's struct, which is among the members that ``compileFragment(_:named:in:)`` makes.
public func compileFragmentPointer(accessLevel: AccessLevel) -> String {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitFragmentPointer()
  return emitter.text.declarations[0]
}

/// The stored property of the struct of an operation with variables, which is among the members that
/// ``compileOperation(_:named:in:)`` makes.
public func compileVariablesProperty(accessLevel: AccessLevel) -> String {
  var emitter = Emitter(CompilationContext(schema: .builtIns, namespace: "", accessLevel: accessLevel))
  emitter.emitVariablesProperty()
  return emitter.text.declarations[0]
}

/// What the text of an operation alone says of its struct.
public struct OperationShape: Hashable, Sendable {
  /// The protocols that it is made to conform to: those of a query, if the text has no operation.
  public var conformances: [String]

  /// Whether there is a stored property for the variables.
  public var hasVariables: Bool

  /// Reads the text.
  public init(of source: Source) {
    conformances = Emitter.conformances(of: .query)
    hasVariables = false
    for case .operation(let operation) in (try? Document(parsing: source))?.definitions ?? [] {
      conformances = Emitter.conformances(of: operation.kind)
      hasVariables = !operation.variables.isEmpty
      return
    }
  }
}
