import Foundation
import InlineGraphQL

/// A page of posts with authors and comments: a little of everything.
@MainActor let feed = Kind("feed", Feed.self, CodableFeed.self) { random, index in
  let comments = (0..<Int(random.next() % 4)).map { comment in
    #"{"__typename":"Comment","id":"Q29tbWVudDo\#(index)\#(comment)","text":"\#(random.words(9))","author":{"#
      + #""__typename":"User","id":"VXNlcjo\#(random.next() % 1000)","name":"\#(random.words(2))"}}"#
  }
  let tags = (0..<Int(random.next() % 4)).map { _ in #""\#(random.words(1))""# }
  return #"{"__typename":"Post","id":"UG9zdDo\#(index)","title":"\#(random.words(6))","body":"\#(random.words(20))","#
    + #""createdAt":"2026-01-02T03:04:05Z","likeCount":\#(random.next() % 100_000),"score":\#(Double(random.next() % 100_000) / 1000),"#
    + #""isPinned":\#(random.next() % 2 == 0),"status":"\#(["DRAFT", "PUBLISHED", "ARCHIVED"][Int(random.next() % 3)])","#
    + #""author":{"__typename":"User","id":"VXNlcjo\#(random.next() % 1000)","name":"\#(random.words(2))","avatarURL":"#
    + (random.next() % 3 == 0 ? "null" : #""https://example.com/avatars/\#(random.next() % 100_000).png""#)
    + #"},"tags":[\#(tags.joined(separator: ","))],"comments":[\#(comments.joined(separator: ","))]}"#
}

struct Feed: InlineGraphQL.ResponseObject {
  static var __parentType: Swift.String { "Query" }
  var __typename: Swift.String { "Query" }
  let items: [Post_items]
  init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.items = try reader.read("items", in: &object)
    try reader.endObject(&object)
  }
  struct Post_items: InlineGraphQL.ResponseObject, Swift.Identifiable {
    static var __parentType: Swift.String { "Post" }
    var __typename: Swift.String { "Post" }
    let id: Swift.String
    let title: Swift.String
    let body: Swift.String
    let createdAt: Swift.String
    let likeCount: Swift.Int
    let score: Swift.Double
    let isPinned: Swift.Bool
    let status: Status
    let author: User_author
    let tags: [Swift.String]
    let comments: [Comment_comments]
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.id = try reader.read("id", in: &object)
      self.title = try reader.read("title", in: &object)
      self.body = try reader.read("body", in: &object)
      self.createdAt = try reader.read("createdAt", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      self.score = try reader.read("score", in: &object)
      self.isPinned = try reader.read("isPinned", in: &object)
      self.status = try reader.read("status", in: &object)
      self.author = try reader.read("author", in: &object)
      self.tags = try reader.read("tags", in: &object)
      self.comments = try reader.read("comments", in: &object)
      try reader.endObject(&object)
    }
    struct User_author: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "User" }
      var __typename: Swift.String { "User" }
      let id: Swift.String
      let name: Swift.String
      let avatarURL: Swift.String?
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.name = try reader.read("name", in: &object)
        self.avatarURL = try reader.read("avatarURL", in: &object)
        try reader.endObject(&object)
      }
    }
    struct Comment_comments: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "Comment" }
      var __typename: Swift.String { "Comment" }
      let id: Swift.String
      let text: Swift.String
      let author: User_author
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.text = try reader.read("text", in: &object)
        self.author = try reader.read("author", in: &object)
        try reader.endObject(&object)
      }
      struct User_author: InlineGraphQL.ResponseObject, Swift.Identifiable {
        static var __parentType: Swift.String { "User" }
        var __typename: Swift.String { "User" }
        let id: Swift.String
        let name: Swift.String
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          try reader.skip("__typename", in: &object)
          self.id = try reader.read("id", in: &object)
          self.name = try reader.read("name", in: &object)
          try reader.endObject(&object)
        }
      }
    }
  }
}

enum Status: InlineGraphQL.GraphQLEnum {
  case draft
  case published
  case archived
  case unknown(Swift.String)
  static let allCases: [Status] = [.draft, .published, .archived]
  init(rawValue: Swift.String) {
    switch rawValue {
    case "DRAFT": self = .draft
    case "PUBLISHED": self = .published
    case "ARCHIVED": self = .archived
    default: self = .unknown(rawValue)
    }
  }
  var rawValue: Swift.String {
    switch self {
    case .draft: "DRAFT"
    case .published: "PUBLISHED"
    case .archived: "ARCHIVED"
    case .unknown(let rawValue): rawValue
    }
  }
}

struct CodableFeed: Codable, Hashable, Sendable {
  let items: [Post]
  struct Post: Codable, Hashable, Sendable {
    let __typename: String
    let id: String
    let title: String
    let body: String
    let createdAt: String
    let likeCount: Int
    let score: Double
    let isPinned: Bool
    let status: Status
    let author: User
    let tags: [String]
    let comments: [Comment]
  }
  struct Comment: Codable, Hashable, Sendable {
    let __typename: String
    let id: String
    let text: String
    let author: User
  }
  struct User: Codable, Hashable, Sendable {
    let __typename: String
    let id: String
    let name: String
    let avatarURL: String?
  }
  enum Status: String, Codable, Hashable, Sendable {
    case draft = "DRAFT"
    case published = "PUBLISHED"
    case archived = "ARCHIVED"
  }
}
