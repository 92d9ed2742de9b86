import GraphQLJSON

/// A manifest of persisted documents: the documents that a service accepts, with their IDs.
package struct DocumentManifest: Sendable {
  /// A document.
  package struct Entry: Hashable, Sendable {
    /// The ID: the SHA-256 of the text, in hexadecimal digits.
    package var id: String

    /// The text of the document.
    package var text: String

    /// The operation's name; `nil` if the format does not have it.
    package var name: String?

    /// The operation's kind; `nil` if the format does not have it.
    package var kind: String?

    package init(id: String, text: String, name: String? = nil, kind: String? = nil) {
      self.id = id
      self.text = text
      self.name = name
      self.kind = kind
    }
  }

  /// The value of `format` in Apollo's format.
  private static let apolloFormat = "apollo-persisted-query-manifest"

  /// The documents.
  package let entries: [Entry]

  /// Creates a manifest with each document once, in the order of the operations' names and then of the IDs.
  package init(_ entries: some Sequence<Entry>) {
    var known: Set<String> = []
    self.entries = entries.filter { known.insert($0.id).inserted }.sorted { left, right in
      (left.name ?? "", left.id) < (right.name ?? "", right.id)
    }
  }
}

extension DocumentManifest {
  /// Reads a manifest in Apollo's or Relay's format.
  ///
  /// - Throws: ``MalformedManifest``.
  package init(parsing text: some Collection<UInt8>) throws(MalformedManifest) {
    let value: GraphQLJSONValue
    do throws(JSONParsingError) {
      value = try GraphQLJSONValue(parsing: text)
    } catch {
      throw MalformedManifest(reason: error.description)
    }
    guard case .object(let members) = value else {
      throw MalformedManifest(reason: "It is no JSON object.")
    }
    guard let format = members["format"] else {
      entries = try members.map { (id, text) throws(MalformedManifest) in
        guard case .string(let text) = text else {
          throw MalformedManifest(reason: "The document of \"\(id)\" is no string.")
        }
        return Entry(id: id, text: text)
      }
      return
    }
    guard format == .string(Self.apolloFormat), members["version"] == 1 else {
      throw MalformedManifest(
        reason:
          "Its format is \(format), version \(members["version"] ?? .null), and not \(Self.apolloFormat), version 1."
      )
    }
    guard case .array(let operations)? = members["operations"] else {
      throw MalformedManifest(reason: "It has no list \"operations\".")
    }
    entries = try operations.enumerated().map { (index, operation) throws(MalformedManifest) in
      guard case .string(let id)? = operation["id"], case .string(let text)? = operation["body"] else {
        throw MalformedManifest(reason: "operations[\(index)] has no \"id\" and \"body\".")
      }
      return Entry(id: id, text: text, name: operation["name"]?.string, kind: operation["type"]?.string)
    }
  }

  /// The manifest in Apollo's format, for GraphOS and the Apollo Router.
  package var apolloText: String {
    let operations = entries.map { entry in
      let members: [(String, String)] = [
        ("id", entry.id), ("name", entry.name ?? ""), ("type", entry.kind ?? ""), ("body", entry.text),
      ]
      let lines = members.map { "      \(json($0)): \(json($1))" }
      return "    {\n" + lines.joined(separator: ",\n") + "\n    }"
    }
    let list = operations.isEmpty ? "[]" : "[\n" + operations.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"format\": \(json(Self.apolloFormat)),\n  \"version\": 1,\n  \"operations\": \(list)\n}\n"
  }

  /// The manifest in Relay's format: an object with the text of each ID.
  package var relayText: String {
    if entries.isEmpty { return "{}\n" }
    return "{\n" + entries.map { "  \(json($0.id)): \(json($0.text))" }.joined(separator: ",\n") + "\n}\n"
  }

  private func json(_ string: String) -> String { GraphQLJSONValue.string(string).description }
}

/// The reason why a text is not a manifest.
package struct MalformedManifest: Error {
  package let reason: String
}
