import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLProject
import GraphQLValidation

/// The context of a literal, as text that one expansion passes to the next.
struct EmbeddedContext {
  /// The kind of declarations that a literal becomes.
  enum Kind {
    case definitions
    /// The members of the struct that an attached macro stands on.
    case members(of: SoleDefinition, named: String)
    /// The members of a `@GraphQLSchema` enum, without the types that it declares itself.
    case schema(path: String, declared: Set<String>, models: DeclaredModels)
  }

  var kind: Kind

  /// The access level of the emitted declarations.
  var accessLevel: AccessLevel

  /// The access level of members without a modifier.
  var impliedAccessLevel: AccessLevel?

  /// Whether response types get memberwise initializers.
  var memberwiseInitializers: Bool

  /// The checksum of the literal's text before it is minified, which is the literal's key in the embedding; `-` for a
  /// schema.
  var checksum: String

  init(
    _ kind: Kind,
    _ accessLevel: AccessLevel,
    impliedAccessLevel: AccessLevel? = nil,
    of literal: SwiftLiteral? = nil
  ) {
    self.kind = kind
    self.accessLevel = accessLevel
    self.impliedAccessLevel = impliedAccessLevel
    memberwiseInitializers = literal?.memberwiseInitializers ?? false
    checksum = literal.map { Checksum($0.source.utf8).hexadecimal } ?? "-"
  }

  // No name of GraphQL or Swift begins so.
  private static let memberwiseWord = "+memberwise"

  /// The context as words, such as `public - 0f4c7e21d9a83b56 fragment HeroCard_hero`.
  var text: String {
    let words =
      switch kind {
      case .definitions: ["graphql"]
      case .members(.fragment, let name): ["fragment", name]
      case .members(.operation, let name): ["operation", name]
      case .schema(let path, let declared, let models): ["schema", path, models.word] + declared.sorted()
      }
    let flags = memberwiseInitializers ? [EmbeddedContext.memberwiseWord] : []
    return ([accessLevel.rawValue, impliedAccessLevel?.rawValue ?? "-", checksum] + words + flags)
      .joined(separator: " ")
  }

  /// Reads a context; `nil` if the text is none.
  init?(text: String) {
    var words = text.split(separator: " ").map(String.init)
    memberwiseInitializers = words.last == EmbeddedContext.memberwiseWord
    if memberwiseInitializers { words.removeLast() }
    guard words.count >= 4, let accessLevel = AccessLevel(rawValue: words[0]) else { return nil }
    switch words[3] {
    case "graphql": kind = .definitions
    case "fragment" where words.count == 5: kind = .members(of: .fragment, named: words[4])
    case "operation" where words.count == 5: kind = .members(of: .operation, named: words[4])
    case "schema" where words.count >= 6:
      kind = .schema(path: words[4], declared: Set(words[6...]), models: DeclaredModels(word: words[5]))
    default: return nil
    }
    self.accessLevel = accessLevel
    impliedAccessLevel = AccessLevel(rawValue: words[1])
    checksum = words[2]
  }
}
