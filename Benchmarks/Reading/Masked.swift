import InlineGraphQL
import Measuring

/// Comments on comments, five deep, each level in a fragment of its own: all fragments are read afterwards.
@MainActor let masked = Kind(
  "masked",
  Threads.self,
  CodableThreads.self,
  use: { threads in
    var count = 0
    for item in threads.items {
      count +=
        Level1(key: item).data.reply.map { Level2(key: $0).data }?.reply.map { Level3(key: $0).data }?.reply
        .map { Level4(key: $0).data }?.reply.map { Level5(key: $0).data }?.text.utf8.count ?? 0
    }
    blackHole(count)
  }
) { random, index in
  var reply = "null"
  for level in (1...5).reversed() {
    reply =
      #"{"__typename":"Comment","id":"Q29tbWVudDo\#(index)\#(level)","text":"\#(random.words(6))","#
      + #""likeCount":\#(random.next() % 1000)\#(level < 5 ? ",\"reply\":\(reply)" : "")}"#
  }
  return reply
}

struct Threads: InlineGraphQL.ResponseObject {
  static var __parentType: Swift.String { "Query" }
  var __typename: Swift.String { "Query" }
  let items: [Comment_items]
  init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.items = try reader.read("items", in: &object)
    try reader.endObject(&object)
  }
  struct Comment_items: InlineGraphQL.ResponseObject, Swift.Identifiable, Level1_Key {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let id: Swift.String
    let fragment_Level1: InlineGraphQL.FragmentPointer
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.id = try reader.read("id", in: &object)
      self.fragment_Level1 = try reader.readFragment(Level1.self, in: &object)
      try reader.endObject(&object)
    }
  }
}

protocol Level1_Key { var fragment_Level1: InlineGraphQL.FragmentPointer { get } }

struct Level1: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode { .init(name: "Level1", typeCondition: "Comment", definition: "") }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Level1_Key) { fragmentPointer = key.fragment_Level1 }
  var data: Data { fragmentPointer.data(of: Self.self) }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let text: Swift.String
    let likeCount: Swift.Int
    let reply: Comment_reply?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.text = try reader.read("text", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      self.reply = try reader.read("reply", in: &object)
      try reader.endObject(&object)
    }
    struct Comment_reply: InlineGraphQL.ResponseObject, Swift.Identifiable, Level2_Key {
      static var __parentType: Swift.String { "Comment" }
      var __typename: Swift.String { "Comment" }
      let id: Swift.String
      let fragment_Level2: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.fragment_Level2 = try reader.readFragment(Level2.self, in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

protocol Level2_Key { var fragment_Level2: InlineGraphQL.FragmentPointer { get } }

struct Level2: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode { .init(name: "Level2", typeCondition: "Comment", definition: "") }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Level2_Key) { fragmentPointer = key.fragment_Level2 }
  var data: Data { fragmentPointer.data(of: Self.self) }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let text: Swift.String
    let likeCount: Swift.Int
    let reply: Comment_reply?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.text = try reader.read("text", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      self.reply = try reader.read("reply", in: &object)
      try reader.endObject(&object)
    }
    struct Comment_reply: InlineGraphQL.ResponseObject, Swift.Identifiable, Level3_Key {
      static var __parentType: Swift.String { "Comment" }
      var __typename: Swift.String { "Comment" }
      let id: Swift.String
      let fragment_Level3: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.fragment_Level3 = try reader.readFragment(Level3.self, in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

protocol Level3_Key { var fragment_Level3: InlineGraphQL.FragmentPointer { get } }

struct Level3: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode { .init(name: "Level3", typeCondition: "Comment", definition: "") }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Level3_Key) { fragmentPointer = key.fragment_Level3 }
  var data: Data { fragmentPointer.data(of: Self.self) }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let text: Swift.String
    let likeCount: Swift.Int
    let reply: Comment_reply?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.text = try reader.read("text", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      self.reply = try reader.read("reply", in: &object)
      try reader.endObject(&object)
    }
    struct Comment_reply: InlineGraphQL.ResponseObject, Swift.Identifiable, Level4_Key {
      static var __parentType: Swift.String { "Comment" }
      var __typename: Swift.String { "Comment" }
      let id: Swift.String
      let fragment_Level4: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.fragment_Level4 = try reader.readFragment(Level4.self, in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

protocol Level4_Key { var fragment_Level4: InlineGraphQL.FragmentPointer { get } }

struct Level4: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode { .init(name: "Level4", typeCondition: "Comment", definition: "") }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Level4_Key) { fragmentPointer = key.fragment_Level4 }
  var data: Data { fragmentPointer.data(of: Self.self) }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let text: Swift.String
    let likeCount: Swift.Int
    let reply: Comment_reply?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.text = try reader.read("text", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      self.reply = try reader.read("reply", in: &object)
      try reader.endObject(&object)
    }
    struct Comment_reply: InlineGraphQL.ResponseObject, Swift.Identifiable, Level5_Key {
      static var __parentType: Swift.String { "Comment" }
      var __typename: Swift.String { "Comment" }
      let id: Swift.String
      let fragment_Level5: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        self.fragment_Level5 = try reader.readFragment(Level5.self, in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

protocol Level5_Key { var fragment_Level5: InlineGraphQL.FragmentPointer { get } }

struct Level5: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode { .init(name: "Level5", typeCondition: "Comment", definition: "") }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Level5_Key) { fragmentPointer = key.fragment_Level5 }
  var data: Data { fragmentPointer.data(of: Self.self) }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Comment" }
    var __typename: Swift.String { "Comment" }
    let text: Swift.String
    let likeCount: Swift.Int
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.text = try reader.read("text", in: &object)
      self.likeCount = try reader.read("likeCount", in: &object)
      try reader.endObject(&object)
    }
  }
}

struct CodableThreads: Codable, Hashable, Sendable {
  let items: [Comment1]
  struct Comment1: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment2?
  }
  struct Comment2: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment3?
  }
  struct Comment3: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment4?
  }
  struct Comment4: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
    let reply: Comment5?
  }
  struct Comment5: Codable, Hashable, Sendable {
    let id: String
    let text: String
    let likeCount: Int
  }
}
