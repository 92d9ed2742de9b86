import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

private struct Uppercase: FieldHandler {
  func update(_ field: HandledField, in records: RecordSourceProxy) {
    switch field.value {
    case .string(let text)?: field.setValue(.string(text.uppercased()))
    case let other?: field.setValue(other)
    case nil: break
    }
  }
}

/// Adds the objects of each page to those that were there.
private struct Append: FieldHandler {
  func update(_ field: HandledField, in records: RecordSourceProxy) {
    let known = field.record.getLinkedRecords("__all_append", ["order": field.arguments["order"] ?? .null]) ?? []
    field.setLinkedRecords(known + (field.linkedRecords ?? []))
  }
}

/// Reads the best friend of a friend instead of the friend.
private struct Through: FieldHandler {
  func update(_ field: HandledField, in records: RecordSourceProxy) {
    field.setLinkedRecord(field.linkedRecord?.getLinkedRecord("friend"))
  }
}

/// What Relay's tests of handle fields say.
@Suite("Handlers set what documents read of a field")
struct FieldHandlerTests {
  private let store = GraphQLStore(handlers: ["uppercase": Uppercase(), "append": Append(), "through": Through()])

  private func request(_ text: String, _ variables: GraphQLJSONObject = [:]) -> StoreRequest {
    let variables = Data(GraphQLJSONValue.object(variables).description.utf8)
    return StoreRequest(SentDocument(text: text, operationName: ""), variables: variables) { [:] }
  }

  private func read(_ request: StoreRequest) throws -> String {
    let stored = try store.read(request)
    #expect(stored.missing.isEmpty)
    return String(decoding: stored.body, as: UTF8.self)
  }

  private static let named = #"{me{__typename id name@__clientField(handle:"uppercase") long:name}}"#

  @Test("A scalar, of which other documents have what the service sent, and later responses too")
  func scalars() throws {
    let name = request(Self.named)
    for text in ["ann", "a name of more than fifteen bytes"] {
      try store.write(
        Data(#"{"data":{"me":{"__typename":"User","id":"1","name":"\#(text)","long":"\#(text)"}}}"#.utf8),
        to: name
      )
      let expected = #"{"__typename":"User","id":"1","name":"\#(text.uppercased())","long":"\#(text)"}"#
      #expect(try read(name) == #"{"data":{"me":\#(expected)}}"#)
    }
    try store.write(Data(#"{"data":{"me":{"__typename":"User","id":"1","name":null,"long":null}}}"#.utf8), to: name)
    #expect(try read(name) == #"{"data":{"me":{"__typename":"User","id":"1","name":null,"long":null}}}"#)
  }

  @Test("A list by a key and filters, whatever the other arguments are")
  func lists() throws {
    func page(_ after: Int, _ order: String) -> StoreRequest {
      request(
        """
        query($after:Int,$order:String){all:users(after:$after,order:$order)\
        @__clientField(handle:"append",key:"all",filters:["order"]){__typename id name}}
        """,
        ["after": .int(after), "order": .string(order)]
      )
    }
    func user(_ id: Int) -> String { #"{"__typename":"User","id":"\#(id)","name":"U\#(id)"}"# }
    for (after, order) in [(0, "a"), (1, "a"), (2, "b")] {
      try store.write(Data(#"{"data":{"all":[\#(user(after)),null]}}"#.utf8), to: page(after, order))
    }
    #expect(try read(page(9, "a")) == #"{"data":{"all":[\#(user(0)),null,\#(user(1)),null]}}"#)
    #expect(try read(page(9, "b")) == #"{"data":{"all":[\#(user(2)),null]}}"#)
  }

  @Test("An object, with what is inside, and a handle that nobody handles")
  func objects() throws {
    let text = """
      {me{__typename id friend@__clientField(handle:"through"){__typename id name@__clientField(handle:"unknown") \
      friend{__typename id name@__clientField(handle:"uppercase")}}}}
      """
    let friend = #"{"__typename":"User","id":"3","name":"cleo"}"#
    let body = #"{"__typename":"User","id":"2","name":"bob","friend":\#(friend)}"#
    try store.write(
      Data(#"{"data":{"me":{"__typename":"User","id":"1","friend":\#(body)}}}"#.utf8),
      to: request(text)
    )
    let found = try store.read(
      request("{me{friend@__clientField(handle:\"through\"){id name@__clientField(handle:\"uppercase\")}}}")
    )
    #expect(String(decoding: found.body, as: UTF8.self) == #"{"data":{"me":{"friend":{"id":"3","name":"CLEO"}}}}"#)
    let plain = try store.read(request("{me{friend{name@__clientField(handle:\"unknown\")}}}"))
    #expect(String(decoding: plain.body, as: UTF8.self) == #"{"data":{"me":{"friend":{"name":"bob"}}}}"#)
  }

  @Test("Optimistic responses are handled, and taken back with what was handled")
  func optimistic() throws {
    let name = request(Self.named)
    try store.write(Data(#"{"data":{"me":{"__typename":"User","id":"1","name":"ann","long":"ann"}}}"#.utf8), to: name)
    let layer = try store.addLayer(
      for: request("mutation{rename{__typename id name@__clientField(handle:\"uppercase\")}}"),
      response: ["rename": ["__typename": "User", "id": "1", "name": "bea"]],
      nil
    )
    #expect(try read(name).contains(#""name":"BEA","long":"bea""#))
    store.removeLayer(layer)
    #expect(try read(name).contains(#""name":"ANN","long":"ann""#))
  }

  @Test("Responses of a client have what was handled")
  func client() async throws {
    let body = Data(#"{"data":{"viewer":{"__typename":"User","id":"4","name":"Ann"}}}"#.utf8)
    let client = GraphQLClient(transport: FixedTransport(body: body), store: store)
    let response = try await client.execute(DirectoryQueries.ViewerName())
    #expect(response.data?.viewer?.name == "ANN" && response.data?.viewer?.plain == nil)
    #expect(DirectoryQueries.ViewerName.document == "query ViewerName{viewer{__typename name id}}")
  }
}
