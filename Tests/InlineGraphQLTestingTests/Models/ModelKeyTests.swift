import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Keys and indexes of models find and sort") struct ModelKeyTests {
  @Test(
    "Conditions on the sort field of a primary key",
    arguments: [
      ("country: \"DE\"", ["Bonn", "Köln", "Ulm"]),
      ("country: \"DE\", sortDirection: DESC", ["Ulm", "Köln", "Bonn"]),
      ("country: \"DE\", sortDirection: ASC, limit: 1", ["Bonn"]),
      ("country: \"XX\"", []),
      ("country: \"DE\", name: {eq: \"Ulm\"}", ["Ulm"]),
      ("country: \"DE\", name: {lt: \"Köln\"}", ["Bonn"]),
      ("country: \"DE\", name: {le: \"Köln\"}", ["Bonn", "Köln"]),
      ("country: \"DE\", name: {gt: \"Köln\"}", ["Ulm"]),
      ("country: \"DE\", name: {ge: \"Köln\"}", ["Köln", "Ulm"]),
      ("country: \"DE\", name: {between: [\"C\", \"U\"]}", ["Köln"]),
      ("country: \"DE\", name: {beginsWith: \"Kö\"}", ["Köln"]),
      ("country: \"DE\", name: null", ["Bonn", "Köln", "Ulm"]),
      ("country: \"DE\", name: {gt: \"C\"}, filter: {population: {gt: 100}}", ["Köln"]),
      ("limit: 2", ["Ulm", "Lyon"]),
    ] as [(String, [GraphQLJSONValue])]
  )
  func primaryKey(_ arguments: String, _ expected: [GraphQLJSONValue]) async throws {
    let service = try ModelService()
    try await service.create(
      "City",
      ["country": "DE", "name": "Ulm", "population": 100],
      ["country": "FR", "name": "Lyon", "population": 500],
      ["country": "DE", "name": "Köln", "population": 1000],
      ["country": "DE", "name": "Bonn", "population": 300]
    )
    #expect(try await service.list("listCities(\(arguments))", "name") == .array(expected))
  }

  @Test(
    "What needs the first field of the key says so",
    arguments: ["name: {eq: \"Ulm\"}": "name", "sortDirection: DESC": "sortDirection"]
  )
  func missingPartition(_ arguments: String, _ name: String) async throws {
    #expect(
      await (try ModelService()).error("{ listCities(\(arguments)) { nextToken } }")
        == .string("When providing argument '\(name)' you must also provide arguments 'country'")
    )
  }

  @Test(
    "Conditions on several sort fields compare one after the other",
    arguments: [
      ("", "12345"),
      ("sortDirection: DESC", "54321"),
      ("rankText: {eq: {rank: 2, text: \"b\"}}", "3"),
      ("rankText: {eq: {rank: 2}}", "234"),
      ("rankText: {lt: {rank: 2, text: \"b\"}}", "12"),
      ("rankText: {le: {rank: 2, text: \"b\"}}", "123"),
      ("rankText: {gt: {rank: 2, text: \"b\"}}", "45"),
      ("rankText: {ge: {rank: 2, text: \"bb\"}}", "45"),
      ("rankText: {between: [{rank: 1, text: \"b\"}, {rank: 2, text: \"b\"}]}", "23"),
      ("rankText: {beginsWith: {rank: 2, text: \"b\"}}", "34"),
      ("rankText: {beginsWith: {rank: 2}}", "234"),
    ]
  )
  func index(_ arguments: String, _ expected: String) async throws {
    let service = try ModelService()
    for (id, rank, text) in [("5", 10, "a"), ("3", 2, "b"), ("1", 1, "a"), ("4", 2, "bb"), ("2", 2, "a")] {
      try await service.create(
        "Comment",
        ["id": .string(id), "postID": "p", "rank": .int(rank), "author": "A", "text": .string(text)]
      )
    }
    try await service.create("Comment", ["id": "6", "postID": "p", "rank": 2, "author": "B", "text": "a"])
    let ids = try await service.list("commentsByAuthor(author: \"A\", \(arguments))")
    #expect(ids == .array(expected.map { .string(String($0)) }))
  }

  @Test("What has no value for an index is not in it") func sparse() async throws {
    let service = try ModelService(
      "type A @model { kind: String! @index(name: \"byKind\", queryField: \"byKind\", sortKeyFields: [\"n\"]), n: Int! }"
    )
    try await service.create("A", ["id": "1", "kind": "x", "n": 2], ["id": "2", "kind": "x", "n": 1])
    #expect(try await service.list("byKind(kind: \"x\")") == ["2", "1"])
    #expect(try await service.list("byKind(kind: \"y\")") == [])
  }
}
