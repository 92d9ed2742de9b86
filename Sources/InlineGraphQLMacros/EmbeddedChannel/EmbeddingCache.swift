import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The embeddings that literals of this process were compiled against, by their text: each is read once.
struct EmbeddingCache: Sendable {
  private static let capacity = 256

  private let embeddings = Locked<[Checksum: LoadedEmbedding]>([:])

  /// The embedding whose lines the string literals behind an offset of a macro's text hold.
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
  /// A schema and what is known of the fragments that are written against it.
  struct Part: Sendable {
    let schema: Schema
    let namespace: String
    fileprivate let fragments: [String: FragmentSignature]
    fileprivate let versionProtocol: String

    /// What is compiled at a place.
    func context(_ place: EmbeddedPlace) -> CompilationContext {
      CompilationContext(
        schema: schema,
        namespace: namespace,
        fragments: fragments,
        accessLevel: place.accessLevel,
        versionProtocol: versionProtocol
      )
    }
  }

  private let embedding: Embedding
  /// In the order of the embedding's parts; `nil` for a schema of which nothing is used.
  private let parts: [Part?]

  init(_ embedding: Embedding) {
    let parts = embedding.parts.map { part -> Part? in
      // The schema was printed by the compiler, so it has no errors, but may be empty.
      guard let schema = try? Schema(embedded: Source(part.sdl, name: part.namespace), models: part.models) else {
        return nil
      }
      return Part(
        schema: schema,
        namespace: part.namespace,
        fragments: part.fragments,
        versionProtocol: embedding.versionProtocol
      )
    }
    self.embedding = embedding
    self.parts = parts
  }

  /// What the literal of a place is compiled against, and whether it was checked as it is when the embedding was written.
  func part(for place: EmbeddedPlace) -> (part: Part, isKnown: Bool)? {
    guard let (index, isKnown) = embedding.index(ofPartFor: place.checksum), let part = parts[index] else { return nil }
    return (part, isKnown)
  }

  /// What the types of a `@GraphQLSchema` enum are made of.
  func part(namespace: String) -> Part? {
    parts.lazy.compactMap { $0 }.first { $0.namespace == namespace }
  }
}
