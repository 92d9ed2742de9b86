import GraphQLCLibrary
import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The embeddings of this process by their text, so that each is read once.
struct EmbeddingCache: Sendable {
  private static let capacity = 256

  private let embeddings = Locked<[Checksum: LoadedEmbedding]>([:])

  /// Returns the embedding whose lines are the string literals from an offset of a macro's text on.
  func embedding(in text: [UInt8], from start: Int) -> LoadedEmbedding {
    let checksum = Checksum(Array(text[start...]))
    if let known = embeddings.withLock({ $0[checksum] }) { return known }
    let lines = StringArguments(in: text, from: start).literals
    let loaded = LoadedEmbedding(Embedding(lines: lines.map(\.utf8)))
    embeddings.withLock { embeddings in
      if embeddings.count >= EmbeddingCache.capacity { embeddings.removeAll(keepingCapacity: true) }
      embeddings[checksum] = loaded
    }
    return loaded
  }
}

/// An embedding and its schemas.
struct LoadedEmbedding: Sendable {
  /// A schema, and the signatures of its fragments.
  struct Part: Sendable {
    let schema: Schema
    let namespace: String
    fileprivate let nameCase: NameCase
    fileprivate let fragments: [String: FragmentSignature]
    fileprivate let fragmentsWithFields: Set<String>
    fileprivate let versionProtocol: String

    /// Returns the context in which a literal is compiled.
    func context(_ place: EmbeddedPlace) -> CompilationContext {
      var context = CompilationContext(
        schema: schema,
        namespace: namespace,
        nameCase: nameCase,
        fragments: fragments,
        accessLevel: place.accessLevel,
        versionProtocol: versionProtocol
      )
      context.memberwiseInitializers = place.memberwiseInitializers
      context.fragmentsWithFields = fragmentsWithFields
      return context
    }
  }

  private let embedding: Embedding
  /// The parts in the order of the embedding; `nil` if nothing of a schema is used.
  private let parts: [Part?]

  init(_ embedding: Embedding) {
    let parts = embedding.parts.map { part -> Part? in
      // The compiler printed the schema, so it has no errors, but it may be empty.
      let source = Source(part.sdl, name: part.namespace)
      guard let schema = try? Schema(embedded: source, client: part.clientSDL, models: part.models) else { return nil }
      return Part(
        schema: schema,
        namespace: part.namespace,
        nameCase: part.nameCase,
        fragments: part.fragments,
        fragmentsWithFields: part.fragmentsWithFields,
        versionProtocol: embedding.versionProtocol
      )
    }
    self.embedding = embedding
    self.parts = parts
  }

  /// Returns the part of a literal, and whether the embedding was written for the literal's present text.
  func part(for place: EmbeddedPlace) -> (part: Part, isKnown: Bool)? {
    guard let (index, isKnown) = embedding.index(ofPartFor: place.checksum), let part = parts[index] else { return nil }
    return (part, isKnown)
  }

  /// Returns the part for the types of a `@GraphQLSchema` enum.
  func part(namespace: String) -> Part? {
    parts.lazy.compactMap { $0 }.first { $0.namespace == namespace }
  }
}
