import GraphQLCLibrary
import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The latest expansions. After each edit, an editor requests all expansions of a file again.
struct ExpansionCache: Sendable {
  /// Everything that an expansion depends on.
  struct Key: Hashable, Sendable {
    var source: [UInt8]
    var kind: LiteralKind
    var surroundings: Surroundings
    var schema: SchemaLocation
    var schemaStamp: SchemaStamp
    var swiftNames: SwiftNames
    var packageGeneration: Int?
  }

  private static let capacity = 64

  private let expansions = Locked<[Key: Expansion]>([:])

  /// Returns the expansion for a key, and compiles it if it is new.
  func expansion(for key: Key, compile: () -> Expansion) -> Expansion {
    if let expansion = expansions.withLock({ $0[key] }) { return expansion }
    let expansion = compile()
    expansions.withLock { expansions in
      if expansions.count >= ExpansionCache.capacity { expansions.removeAll(keepingCapacity: true) }
      expansions[key] = expansion
    }
    return expansion
  }
}
