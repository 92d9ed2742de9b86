import CustomDump
import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

/// The records of an update, shown to people.
struct RecordMirrorTests {
  private static let text = """
    {hero{__typename id name tags friends{__typename id} size{__typename width}} \
    heroes(first:1)@connection(key:"H_heroes"){edges{cursor node{__typename id}}}}
    """
  private static let body = #"""
    {"data":{"hero":{"__typename":"Human","id":"1000","name":"Luke","tags":["a",null],
    "friends":[{"__typename":"Droid","id":"2001"},null],"size":{"__typename":"Size","width":1.5}},
    "heroes":{"edges":[{"cursor":"c","node":{"__typename":"Droid","id":"2001"}}]}}}
    """#

  private func store() throws -> GraphQLStore {
    let store = GraphQLStore()
    try store.write(Data(Self.body.utf8), to: StoreRequest(SentDocument(text: Self.text, operationName: "")) { [:] })
    return store
  }

  @Test("A record is shown by its key and its fields, with links as keys")
  func record() throws {
    var shown = ""
    try store().update { records in
      shown = String(customDumping: records.getRoot().getLinkedRecord("hero"))
    }
    expectNoDifference(
      shown,
      """
      RecordProxy(
        key: "Human:\\"1000\\"",
        friends: [
          [0]: "Droid:\\"2001\\"",
          [1]: .null
        ],
        id: .string("1000"),
        name: .string("Luke"),
        size: "Human:\\"1000\\".size",
        tags: .array(
          [
            [0]: .string("a"),
            [1]: .null
          ]
        )
      )
      """
    )
  }

  @Test("A root, a connection and all records are shown without addresses; after the update there is nothing")
  func others() throws {
    var (texts, kept): ([String], RecordProxy?) = ([], nil)
    try store().update { records in
      kept = records.getRoot()
      texts = [
        "\(records.getRoot())", "\(records)", String(customDumping: records.getRoot().getConnection("H_heroes")),
      ]
    }
    #expect(texts[0].hasPrefix(#"RecordProxy(key: "query", "#) && texts[0].contains(#"hero: "Human:\"1000\"""#))
    #expect(texts[1] == "InlineGraphQLStore.RecordSourceProxy")
    #expect(texts[2].hasPrefix("ConnectionProxy(\n  key: ") && texts[2].contains("edges: ["))
    #expect(!texts.joined().contains("0x"))
    #expect("\(try #require(kept))" == "RecordProxy()")
  }
}
