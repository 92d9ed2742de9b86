import DynamicCodable
import Foundation
import InlineGraphQL
import Testing

@Suite("DynamicScalar: the registry of a client")
struct DynamicTypesTests {
  protocol Block: Sendable {}
  protocol Route: TypeIdentifiable, Sendable {}

  struct TextBlock: Block, Codable, Equatable { var text: String }
  struct Page: Route, Codable, Equatable {
    var type = "text"
    var id: Int
    @DynamicCodable var blocks: [any Block]
  }
  struct OtherText: Block, Codable, Equatable { var text: String }

  /// `query Blocks($block: Block!) { block(is: $block) blocks route }`, as the macro writes it.
  struct Blocks: GraphQLQuery {
    struct Variables: GraphQLVariables {
      var block: DynamicScalar<any Block>
      func write(to object: inout JSONObjectWriter) { object.write("block", block) }
    }

    struct Data: ResponseObject {
      let block: DynamicScalar<any Block>?
      let blocks: DynamicScalar<[any Block]>?
      let route: DynamicScalar<any Route>?
      typealias __Stored = (
        block: DynamicScalar<any Block>?, blocks: DynamicScalar<[any Block]>?, route: DynamicScalar<any Route>?,
        __on_Query: ()
      )

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        block = try reader.read("block", in: &object)
        blocks = try reader.read("blocks", in: &object)
        route = try reader.read("route", in: &object)
        try reader.endObject(&object)
      }
    }

    static var node: __OperationNode {
      .init(name: "Blocks", definition: "query Blocks($block:Block!){block(is:$block) blocks route}")
    }
    var variables: Variables

    init(_ block: any Block) { variables = Variables(block: DynamicScalar(block)) }
  }

  /// A service that returns the variable and the values it was created with.
  struct Service: GraphQLTransport {
    var blocks = "null"
    var route = "null"

    func send(_ request: GraphQLRequest) async throws -> TransportResponse {
      let variables = String(decoding: request.variables, as: UTF8.self).dropLast()
      return TransportResponse(body: Data(#"{"data": \#(variables), "blocks": \#(blocks), "route": \#(route)}}"#.utf8))
    }
  }

  static func types(
    _ text: any (Block & Codable).Type,
    _ discriminator: Discriminator = "__typename",
    unknownElements: DynamicDecodableRegistry.UnknownElements = .skip,
    onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? = nil
  ) -> DynamicDecodableRegistry {
    DynamicDecodableRegistry(unknownElements: unknownElements) {
      DynamicScope((any Block).self, discriminator: discriminator) { DynamicType("text", text) }
      DynamicType("text", Page.self)
    } onUnknownType: {
      onUnknownType?($0)
    }
  }

  @Test("DYN-16, DYN-17: variables and responses have the types and discriminators of the client's scopes")
  func scopes() async throws {
    let route = #"{"type": "text", "id": 7, "blocks": [{"text": "inner", "__typename": "text"}]}"#
    let client = GraphQLClient(transport: Service(route: route), dynamicTypes: Self.types(TextBlock.self))
    let data = try #require(try await client.execute(Blocks(TextBlock(text: "T"))).data)
    #expect(data.block?.value as? TextBlock == TextBlock(text: "T"))
    #expect(data.route?.value as? Page == Page(id: 7, blocks: [TextBlock(text: "inner")]))
    let request = try GraphQLRequest(Blocks(TextBlock(text: "T")), dynamicTypes: client.dynamicTypes)
    #expect(String(decoding: request.variables, as: UTF8.self) == #"{"block":{"__typename":"text","text":"T"}}"#)
  }

  @Test("what no client's registry has is looked for in the shared one, where that is not given another")
  func shared() async throws {
    let client = GraphQLClient(transport: Service(route: #"{"type": "text", "id": 7, "blocks": []}"#))
    let error = await #expect(throws: ResponseDecodingError.self) {
      try await client.execute(Blocks(TextBlock(text: "T")))
    }
    #expect(error?.path.description == "block.type")
  }

  @Test("DYN-09: unknown elements are left out and reported, or are errors with their path")
  func unknownElements() async throws {
    let reports = Reports()
    let blocks = #"[{"__typename": "text", "text": "a"}, {"__typename": "texts"}]"#
    let types = Self.types(TextBlock.self) { reports.add($0) }
    let client = GraphQLClient(transport: Service(blocks: blocks), dynamicTypes: types)
    let query = Blocks(TextBlock(text: "T"))
    #expect(try await client.execute(query).data?.blocks?.value.count == 1)
    #expect(reports.all.map(\.identifier) == ["texts"])
    #expect(reports.all.map(\.similarIdentifiers) == [["text"]])
    #expect(reports.all.map { $0.codingPath.map(\.intValue) } == [[1]])
    types.unknownElements = .fail
    let error = await #expect(throws: ResponseDecodingError.self) { try await client.execute(query) }
    #expect(error?.path.description == "blocks[1]")
    #expect(reports.all.count == 1)
  }

  @Test("DYN-20: clients with different registries run at once")
  func concurrentClients() async throws {
    let blocks = #"[{"kind": "text", "__typename": "text", "text": "a"}]"#
    let one = GraphQLClient(transport: Service(blocks: blocks), dynamicTypes: Self.types(TextBlock.self))
    let other = GraphQLClient(transport: Service(blocks: blocks), dynamicTypes: Self.types(OtherText.self, "kind"))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          if index.isMultiple(of: 2) {
            let data = try await one.execute(Blocks(TextBlock(text: "T"))).data
            return data?.block?.value is TextBlock && data?.blocks?.value.first is TextBlock
          }
          let data = try await other.execute(Blocks(OtherText(text: "T"))).data
          return data?.block?.value is OtherText && data?.blocks?.value.first is OtherText
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("DYN-17: data that is kept in another format has the types of the coder's registry")
  func codable() throws {
    let types = Self.types(TextBlock.self)
    let body = #"{"data": {"block": {"__typename": "text", "text": "T"}, "blocks": null, "route": null}}"#
    let response = try Blocks(TextBlock(text: "")).decodeResponse(Data(body.utf8), dynamicTypes: types)
    let data = try #require(response.data)
    let encoder = JSONEncoder()
    encoder.userInfo[.dynamicDecodableRegistry] = types
    let decoder = JSONDecoder()
    decoder.userInfo[.dynamicDecodableRegistry] = types
    #expect(try decoder.decode(Blocks.Data.self, from: encoder.encode(data)) == data)
  }

  /// A type that is compared by its encoding.
  struct Column: Block, Codable {
    @DynamicCodable var blocks: [any Block]
  }

  struct Optionals: GraphQLVariables {
    var list: [DynamicScalar<any Block>?]
    func write(to object: inout JSONObjectWriter) { object.write("list", list) }
  }

  @Test("DYN-19: variables are equal by value, though only a client's registry has their types")
  func equality() {
    func variables(_ block: any Block) -> Blocks.Variables { Blocks(Column(blocks: [block])).variables }
    #expect(variables(TextBlock(text: "T")) == variables(TextBlock(text: "T")))
    #expect(variables(TextBlock(text: "T")) != variables(OtherText(text: "T")))
    #expect(Set([variables(TextBlock(text: "T")), variables(TextBlock(text: "T"))]).count == 1)
    let one = DynamicScalar<any Block>(TextBlock(text: "T"))
    #expect(Optionals(list: [one, nil]) == Optionals(list: [one, nil]))
    #expect(Optionals(list: [one, nil]) != Optionals(list: [nil, one]))
  }

  /// The reported types. A test waits for the code that reports, so there is no lock.
  final class Reports: @unchecked Sendable {
    private(set) var all: [UnknownDynamicType] = []
    func add(_ report: UnknownDynamicType) { all.append(report) }
  }
}
