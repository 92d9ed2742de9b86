import Foundation

// How Amplify reads a list of models, according to its plugin for AppSync. The response becomes values. Metadata for
// associated models is added to them. They are written as JSON again, which `JSONDecoder` reads as lists. The lists do
// the same with each of their elements.

/// Any JSON value.
enum Value: Codable {
  case object([String: Value])
  case array([Value])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode([String: Value].self) {
      self = .object(value)
    } else if let value = try? container.decode([Value].self) {
      self = .array(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  subscript(name: String) -> Value? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

/// What replaces a list that was loaded.
struct ListPayload: Codable {
  var graphQLData: Value
}

/// What replaces a reference that is to be loaded.
struct ReferenceMetadata: Codable {
  struct Identifier: Codable {
    var name: String
    var value: String
  }

  var identifiers: [Identifier]
}

enum AmplifyModels {
  static func posts(in response: Data) throws -> AmplifyList<AmplifyPost> {
    let response = try JSONDecoder().decode([String: Value].self, from: response)
    let payload = ListPayload(graphQLData: response["data"]?["listPosts"] ?? .null)
    return try JSONDecoder().decode(AmplifyList<AmplifyPost>.self, from: JSONEncoder().encode(payload))
  }

  /// Adds metadata to a model, or to the elements of a list.
  static func addingMetadata(to value: Value) -> Value {
    guard case .object(var members) = value else { return value }
    if case .array(let items) = members["items"] {
      members["items"] = .array(items.map(addingMetadata(to:)))
      return .object(members)
    }
    switch members["__typename"] {
    case .string("Post"):
      if let comments = members["comments"] {
        members["comments"] = json(ListPayload(graphQLData: addingMetadata(to: comments)))
      }
    case .string("Comment"):
      if case .string(let id) = members["post"]?["id"] {
        members["post"] = json(ReferenceMetadata(identifiers: [.init(name: "id", value: id)]))
      }
    default: break
    }
    return .object(members)
  }

  private static func json(_ value: some Codable) -> Value {
    guard let data = try? JSONEncoder().encode(value) else { return .null }
    return (try? JSONDecoder().decode(Value.self, from: data)) ?? .null
  }
}

struct AmplifyList<Element: Codable>: Codable {
  var items: [Element] = []
  var nextToken: String?

  init(from decoder: any Decoder) throws {
    let payload = try ListPayload(from: decoder)
    if case .array(let elements) = payload.graphQLData["items"] {
      let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
      items = try elements.map { element in
        try decoder.decode(Element.self, from: encoder.encode(AmplifyModels.addingMetadata(to: element)))
      }
    }
    if case .string(let token) = payload.graphQLData["nextToken"] { nextToken = token }
  }
}

struct AmplifyPost: Codable {
  enum Status: String, Codable {
    case draft = "DRAFT"
    case published = "PUBLISHED"
  }

  let id: String
  let title: String
  let content: String
  let rating: Int?
  let draft: Bool
  let status: Status
  let createdAt: String?
  let updatedAt: String?
  let comments: AmplifyList<AmplifyComment>?
}

struct AmplifyComment: Codable {
  let id: String
  let text: String
  let likes: Int
  let createdAt: String?
  let updatedAt: String?
  let post: ReferenceMetadata?
}
