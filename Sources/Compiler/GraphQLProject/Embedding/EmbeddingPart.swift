import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// The part of one schema that the literals of one file use, collected literal by literal.
struct EmbeddingPart {
  /// The schema, and how its names are written.
  let context: CompilationContext
  /// The position among the parts of the file.
  let order: Int
  var used: UsedSchema
  /// The part without the schema's text and the names that are given one by one.
  var embedding: Embedding.Part
  /// The types in Swift that conform to the version protocol.
  private(set) var versioned: [String] = []
  /// The texts of the literals.
  private var texts: [Source] = []

  init(_ context: CompilationContext, order: Int) {
    self.context = context
    self.order = order
    used = UsedSchema(of: context.schema, context.directives)
    let (namespace, names) = (context.namespace, SwiftNames(context.swiftNames.nameCase))
    embedding = Embedding.Part(namespace: namespace, swiftNames: names, sdl: "", fragments: [:], literals: [])
  }

  /// Adds the type whose conformance to the version protocol has files compiled again that use the literal's types. If another
  /// file cannot extend that type, the literal's types list the protocol.
  ///
  /// The compiler notes only once in a process what the types of a macro list, for the first file that uses them. So listing
  /// is enough for types that only one file uses.
  ///
  /// - Parameter extended: The types of the target that are extended around literals.
  mutating func addVersion(of literal: SwiftLiteral, _ extended: DeclaredTypes) {
    if let type = literal.versionedType(extended) {
      versioned.append(type)
    } else {
      embedding.listing.insert(literal.macro == .schema ? "types" : Checksum(literal.source.utf8).hexadecimal)
    }
  }

  mutating func add(_ literal: SwiftLiteral) {
    embedding.literals.append(Checksum(literal.source.utf8).hexadecimal)
    texts.append(literal.source)
  }

  mutating func add(_ document: Document, _ signatures: [String: FragmentSignature]) {
    for (name, signature) in signatures {
      var known = embedding.fragments[name] ?? signature
      known.definition = known.definition ?? signature.definition
      // Signatures for literals without operations have no variables.
      if known.variables.isEmpty { known.variables = signature.variables }
      embedding.fragments[name] = known
    }
    used.add(document, fragments: signatures)
  }

  /// The embedding with the schema, cut to what is used.
  var embedded: Embedding.Part {
    var embedded = embedding
    (embedded.sdl, embedded.clientSDL) = (used.sdl(), used.clientSDL())
    if context.swiftNames.given != SwiftNames.Given() {
      let texts = texts + embedded.lines.map { Source($0) }
      embedded.swiftNames = context.swiftNames.filter { name in texts.contains { $0.mentions(name) } }
    }
    return embedded
  }
}
