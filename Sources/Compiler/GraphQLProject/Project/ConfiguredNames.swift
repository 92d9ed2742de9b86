import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

extension SwiftNames.Given {
  /// Reads the member `names` of `extensions.inlineGraphQL`.
  ///
  /// ```json
  /// "names": {
  ///   "acronyms": ["ID", "URL"],
  ///   "types": { "User": "Account" },
  ///   "fields": { "isPrivate": "isHidden" },
  ///   "enumValues": { "Role.ADMIN": "administrator" }
  /// }
  /// ```
  ///
  /// - Throws: A sentence about what is wrong.
  init(_ node: JSONNode?) throws(MalformedExtension) {
    self.init()
    guard let node else { return }
    guard case .object(let members) = node.kind else {
      throw MalformedExtension("\"names\" must be an object, such as {\"acronyms\": [\"ID\"]}.")
    }
    for (key, value) in members {
      switch key.string {
      case "acronyms": acronyms = try Self.acronyms(value)
      case "types": types = try Self.names(value, in: "types", such: "{\"User\": \"Account\"}")
      case "fields": fields = try Self.names(value, in: "fields", such: "{\"userId\": \"userID\"}")
      case "enumValues":
        enumValues = try Self.names(value, in: "enumValues", such: "{\"Role.ADMIN\": \"administrator\"}")
      default:
        let known = suggestions(for: key.string, from: ["acronyms", "types", "fields", "enumValues"])
        throw MalformedExtension("\"names\" has no member \"\(key.string)\".\(didYouMean(known))")
      }
    }
  }

  private static func acronyms(_ node: JSONNode) throws(MalformedExtension) -> Set<String> {
    let words = node.array?.compactMap(\.string) ?? []
    let areWords = words.allSatisfy { $0.utf8.count > 1 && $0.utf8.allSatisfy(isLetter) }
    guard let count = node.array?.count, words.count == count, areWords else {
      throw MalformedExtension(
        "\"acronyms\" must be a list of words of two letters or more, such as [\"ID\", \"URL\"]."
      )
    }
    return Set(words.map { $0.uppercased() })
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func names(
    _ node: JSONNode,
    in member: String,
    such example: String
  ) throws(MalformedExtension) -> [String: String] {
    guard case .object(let members) = node.kind else {
      throw MalformedExtension("\"\(member)\" must be an object of names in Swift, such as \(example).")
    }
    var names: [String: String] = [:]
    for (key, value) in members {
      guard let name = value.string, SchemaLocation.isNamespace(name), !name.utf8.contains(UInt8(ascii: ".")) else {
        throw MalformedExtension(
          "The value of \"\(key.string)\" in \"\(member)\" must be a name in Swift, such as \(example)."
        )
      }
      // They become words of a line of an embedding.
      guard !key.string.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "=") }) else {
        throw MalformedExtension("\"\(key.string)\" in \"\(member)\" is no name in GraphQL.")
      }
      names[key.string] = name
    }
    return names
  }
}

/// Why a member of `extensions.inlineGraphQL` cannot be used.
struct MalformedExtension: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
