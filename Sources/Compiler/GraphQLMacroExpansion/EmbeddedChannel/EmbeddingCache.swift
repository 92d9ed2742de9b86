import GraphQLCLibrary
import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

/// The embeddings of this process by their text, so that each is read once.
struct EmbeddingCache: Sendable {
  private static let capacity = 256

  private let embeddings = Locked<[String: LoadedEmbedding]>([:])

  /// Returns the embedding whose lines are the string literals in the parentheses of a text.
  func embedding(in text: String) -> LoadedEmbedding {
    if let known = embeddings.withLock({ $0[text] }) { return known }
    let lines = StringArguments(in: Array(text.utf8)).literals
    let loaded = LoadedEmbedding(Embedding(lines: lines.map(\.utf8)))
    embeddings.withLock { embeddings in
      if embeddings.count >= EmbeddingCache.capacity { embeddings.removeAll(keepingCapacity: true) }
      embeddings[text] = loaded
    }
    return loaded
  }
}

/// An embedding and its schemas.
struct LoadedEmbedding: Sendable {
  /// A schema, and the fragments of other literals.
  struct Part: Sendable {
    let schema: ExpandedSchema
    var context: CompilationContext
    var fragments: LiteralFragments
  }

  private let embedding: Embedding
  /// The parts in the order of the embedding; `nil` if the compiler did not write the text.
  private let parts: [Part?]

  init(_ embedding: Embedding, directives: CompilerDirectives = .standard) {
    let parts = embedding.parts.map { part -> Part? in
      guard let schema = part.schema else { return nil }
      var context = CompilationContext(schema: schema, namespace: part.namespace, swiftNames: part.swiftNames)
      context.directives = directives
      let fragments = LiteralFragments(known: part.fragments, withFields: part.fragmentsWithFields)
      return Part(schema: ExpandedSchema(schema, models: part.models), context: context, fragments: fragments)
    }
    self.embedding = embedding
    self.parts = parts
  }

  /// Returns the part of a literal if the embedding was written for the literal's present text, else `nil`.
  func part(for context: EmbeddedContext) -> Part? {
    guard let index = embedding.index(ofPartFor: context.checksum), var part = parts[index] else { return nil }
    if embedding.parts[index].listing.contains(context.checksum) {
      part.context.versionProtocol = embedding.versionProtocol
    }
    return part
  }

  /// Returns the parts that a literal which is ahead of the build may belong to.
  func parts(forUnbuilt literal: Source) -> [Part] {
    // Code may name the protocols of fragments that no build has seen.
    let fragments = DocumentOutline(of: literal).fragments.map(\.name)
    return zip(embedding.parts, parts).compactMap { written, part in
      guard var part else { return nil }
      part.fragments.withFields?.formUnion(fragments)
      if let schema = written.schema(assumingVariablesOf: literal, beside: part.context.schema) {
        part.context.schema = schema
      }
      return part
    }
  }

  /// Returns the part for the types of a `@GraphQLSchema` enum.
  func part(namespace: String) -> Part? {
    guard let index = parts.firstIndex(where: { $0?.context.namespace == namespace }), var part = parts[index] else {
      return nil
    }
    if embedding.parts[index].listing.contains("types") { part.context.versionProtocol = embedding.versionProtocol }
    return part
  }
}

extension Embedding.Part {
  /// Returns the schema with the types of a literal's variables that it was cut without, so that an operation can be
  /// made from all of its variables; `nil` if it has them all.
  ///
  /// The name of a variable's type says enough: the enum of the schema declares the type.
  fileprivate func schema(assumingVariablesOf literal: Source, beside schema: Schema) -> Schema? {
    guard let document = try? Document(parsing: literal) else { return nil }
    var missing: Set<String> = []
    for case .operation(let operation) in document.definitions {
      missing.formUnion(operation.variables.map(\.type.namedType.value).filter { schema.type(named: $0) == nil })
    }
    if missing.isEmpty { return nil }
    var part = self
    part.sdl += missing.sorted().map { " scalar " + $0 }.joined()
    return part.schema
  }

  /// The schema. Fragments on the types of introspection use nothing of it, and then its text is empty, which SDL may
  /// not be.
  fileprivate var schema: Schema? {
    let source = Source(sdl, name: namespace).adding(clientDefinitions: clientSDL)
    return try? Schema(source, sdl.isEmpty ? SchemaIndex() : SchemaIndex(sdl: source))
  }
}
