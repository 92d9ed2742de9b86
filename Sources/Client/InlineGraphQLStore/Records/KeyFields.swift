import GraphQLLanguage
import InlineGraphQL

/// The fields that identify the objects of each type, in alphabetical order.
struct KeyFields {
  /// Those that the program gave to the store.
  private let given: [String: [String]]
  /// Those that documents have, which compilers take from client schemas.
  private var compiled: [String: [String]] = [:]

  init(_ given: [String: [String]] = [:]) {
    self.given = given.mapValues { Set($0).sorted() }
  }

  /// The fields that identify the objects of a type: `id`, unless another is known; empty if their place does.
  subscript(type: String) -> [String] { known(type) ?? ["id"] }

  private func known(_ type: String) -> [String]? { compiled[type] ?? given[type] }

  /// Returns whether only the program says what identifies the objects of a type, so that documents may lack it.
  func isGiven(_ type: String) -> Bool { given[type] != nil && compiled[type] == nil }

  /// Adds those of a document.
  ///
  /// - Parameters:
  ///   - keyFields: The fields, by types.
  ///   - abstractTypes: The type conditions of the document that other types meet.
  /// - Throws: An error if something else is known of a type, or if the program gave those of an interface or a union.
  mutating func add(_ keyFields: [String: [String]], abstractTypes: Set<String>) throws(Diagnostic) {
    for (type, fields) in keyFields {
      if let other = known(type), other != fields {
        let source = given[type] == nil ? "another document" : "\"GraphQLStore(keyFields:)\""
        let message =
          "The objects of \"\(type)\" have the key fields \(text(fields)) by their client schema, and \(text(other)) by \(source). "
          + "A store needs one of them."
        throw Diagnostic(.error, message, at: .none)
      }
      compiled[type] = fields
    }
    if let type = abstractTypes.first(where: { given[$0] != nil }) {
      let message =
        "\"\(type)\" of \"GraphQLStore(keyFields:)\" is an interface or a union, and objects have other types. Name those, or write "
        + "\"extend interface \(type) @typePolicy(keyFields: \(text(given[type] ?? [])))\" in a client schema."
      throw Diagnostic(.error, message, at: .none)
    }
  }

  private func text(_ fields: [String]) -> String { "\"\(fields.joined(separator: " "))\"" }

  /// Returns what the identities of objects begin with, so that those by other fields differ: nothing if `id` identifies
  /// them.
  static func prefix(_ fields: [String]) -> [UInt8] {
    fields == ["id"] ? [] : Array("\(fields.joined(separator: ",")):".utf8)
  }

  /// Returns the identity of an object with these members; `nil` if a key field of its type is not among them.
  ///
  /// Before a document tells the key fields of the type, all members are.
  func identity(ofType type: String, in members: GraphQLJSONObject) -> [UInt8]? {
    let fields = known(type) ?? (members["id"] == nil ? members.keys.sorted() : ["id"])
    let values = fields.compactMap { members[$0] }
    if values.isEmpty || values.count < fields.count { return nil }
    if values.count == 1, case .string(let text) = values[0] { return Self.prefix(fields) + Array(text.utf8) }
    return Self.prefix(fields) + Array(values.map(\.description).joined(separator: ",").utf8)
  }

  /// Returns the identity of an object by the value of its one key field.
  func identity(ofType type: String, id: String) -> [UInt8]? {
    let fields = self[type]
    return fields.count == 1 ? Self.prefix(fields) + Array(id.utf8) : nil
  }
}
