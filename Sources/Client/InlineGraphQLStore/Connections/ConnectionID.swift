import GraphQLJSON
import InlineGraphQL

/// The identity of a connection, for the argument `connections` of `@appendEdge` and the other directives of mutations.
///
/// ```swift
/// let friends = ConnectionID(of: "Human", id: "1000", key: "FriendList_friendsConnection")
/// try await client.execute(AddFriend(name: "R2-D2", connections: [friends.rawValue]))
/// ```
public struct ConnectionID: RawRepresentable, Hashable, Sendable {
  /// The text of the ID, as variables have it. It begins with `client:`, as Relay's IDs do.
  public let rawValue: String

  /// Creates an ID from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the ID of a connection of an object.
  ///
  /// - Parameters:
  ///   - type: The name of the object's type.
  ///   - id: The `id` of the object.
  ///   - key: The key of `@connection`.
  ///   - filters: The arguments of the field, without those of pages; or those that `@connection(filters:)` names.
  public init(of type: String, id: String, key: String, filters: GraphQLJSONObject = [:]) {
    self.init(owner: [.string(type), .string(id)], key: key, filters)
  }

  /// Creates the ID of a connection of the object that queries begin with.
  ///
  /// - Parameters:
  ///   - key: The key of `@connection`.
  ///   - filters: The arguments of the field, without those of pages; or those that `@connection(filters:)` names.
  public init(ofRoot key: String, filters: GraphQLJSONObject = [:]) {
    self.init(owner: [.string("query")], key: key, filters)
  }

  private init(owner: [GraphQLJSONValue], key: String, _ filters: GraphQLJSONObject) {
    var text = CanonicalText()
    text.append(fieldNamed: PlannedConnection.name(key: key), arguments: filters)
    self.init([.array(owner), .string(String(decoding: text.bytes, as: UTF8.self))])
  }

  /// Creates an ID from an owner with an identity, and the steps from there: keys of fields, and lists of the indices in them.
  fileprivate init(_ steps: [GraphQLJSONValue]) {
    rawValue = "client:" + GraphQLJSONValue.array(steps).description
  }

  /// The owner and the steps; `nil` if the text is no ID of a connection.
  fileprivate var steps: [GraphQLJSONValue]? {
    guard rawValue.utf8.starts(with: "client:".utf8),
      case .array(let steps)? = try? GraphQLJSONValue(parsing: Array(rawValue.utf8.dropFirst(7)))
    else { return nil }
    return steps
  }
}

extension RecordSourceProxy {
  /// Returns a connection with all its pages; nil if the store has none.
  public func getConnection(_ id: ConnectionID) -> ConnectionProxy? {
    guard let steps = id.steps, case .array(let owner)? = steps.first,
      var record = contents.pointee.knownRecord(of: owner)
    else { return nil }
    for step in steps.dropFirst() {
      guard case .string(let key) = step else { return nil }
      guard
        let next = RecordProxy(record, self).getLinkedRecord(contents.pointee.names.fields.number(of: Array(key.utf8)))
      else { return nil }
      record = next.number
    }
    return steps.count < 2 ? nil : ConnectionProxy(RecordProxy(record, self))
  }
}

extension StoreContents {
  /// Returns the ID of the connection that a field of an object has; `nil` if the object is in a list and has no identity.
  func connectionID(of field: FieldID, in record: RecordID) -> ConnectionID? {
    let steps = steps(to: record)
    // Beside the owner, an array is the indices in a list.
    if steps.dropFirst().contains(where: { if case .array = $0 { true } else { false } }) { return nil }
    return ConnectionID(steps + [.string(names.fields[field])])
  }

  /// Returns the record that is identified in this way; `nil` if there is none.
  fileprivate mutating func knownRecord(of owner: [GraphQLJSONValue]) -> RecordID? {
    guard case .string(let first)? = owner.first else { return nil }
    guard owner.count > 1, case .string(let identity) = owner[1] else {
      layers.noteLookup(of: Array(first.utf8))
      return table.knownRecord(ofRoot: first)
    }
    return knownRecord(ofType: first, identifiedBy: Array(identity.utf8))
  }

  /// Returns the records of all types that an ID identifies.
  mutating func records(identifiedBy id: GraphQLJSONValue) -> [RecordID] {
    let text = id.string ?? id.description
    var found: [RecordID] = []
    for type in 0..<names.types.numberCount {
      guard let name = names.name(ofType: Int32(type)), let identity = names.keyFields.identity(ofType: name, id: text),
        let record = knownRecord(ofType: name, identifiedBy: identity)
      else { continue }
      found.append(record)
    }
    return found
  }
}
