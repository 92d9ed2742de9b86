import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Filters of models have AppSync's operators") struct ModelFilterTests {
  private func service() async throws -> ModelService {
    let service = try ModelService(
      """
      enum Status { DRAFT PUBLISHED }
      type Thing @model {
        id: ID!, text: String, number: Int, ratio: Float, flag: Boolean, status: Status, tags: [String], day: AWSDate
      }
      """
    )
    try await service.create(
      "Thing",
      [
        "id": "a", "text": "Apple", "number": 1, "ratio": 0.5, "flag": true, "status": "DRAFT", "tags": ["x", "y"],
        "day": "2026-01-01",
      ],
      [
        "id": "b", "text": "Banana", "number": 2, "ratio": 1.5, "flag": false, "status": "PUBLISHED", "tags": ["y"],
        "day": "2026-06-01",
      ],
      ["id": "c", "text": "apple pie", "number": 3, "ratio": 2, "tags": [], "day": "2027-01-01"],
      ["id": "d", "text": nil],
      ["id": "e"]
    )
    return service
  }

  /// Filters with the identifiers of the objects that match.
  private static let filters: KeyValuePairs = [
    "text: {eq: \"Apple\"}": "a",
    "text: {ne: \"Apple\"}": "bcde",
    "text: {lt: \"Banana\"}": "a",
    "text: {le: \"Banana\"}": "ab",
    "text: {gt: \"Banana\"}": "c",
    "text: {ge: \"Banana\"}": "bc",
    "text: {contains: \"pp\"}": "ac",
    "text: {notContains: \"pp\"}": "bde",
    "text: {between: [\"Apple\", \"Banana\"]}": "ab",
    "text: {between: [\"Apple\"]}": "",
    "text: {beginsWith: \"app\"}": "c",
    "text: {attributeExists: true}": "abcd",
    "text: {attributeExists: false}": "e",
    "text: {attributeType: string}": "abc",
    "text: {attributeType: _null}": "d",
    "text: {size: {gt: 5}}": "bc",
    "text: {size: {between: [5, 6]}}": "ab",
    "text: {size: {ne: 5}}": "bc",
    "number: {eq: 2}": "b",
    "number: {ne: 2}": "acde",
    "number: {lt: 2}": "a",
    "number: {le: 2}": "ab",
    "number: {gt: 2}": "c",
    "number: {ge: 2}": "bc",
    "number: {between: [2, 3]}": "bc",
    "number: {gt: 1, lt: 3}": "b",
    "number: {attributeExists: false}": "de",
    "number: {attributeType: number}": "abc",
    "ratio: {gt: 1}": "bc",
    "ratio: {eq: 2}": "c",
    "ratio: {eq: 2.0}": "c",
    "ratio: {between: [0.5, 1.5]}": "ab",
    "flag: {eq: true}": "a",
    "flag: {ne: true}": "bcde",
    "flag: {attributeType: bool}": "ab",
    "status: {eq: DRAFT}": "a",
    "status: {ne: DRAFT}": "bcde",
    "tags: {contains: \"y\"}": "ab",
    "tags: {notContains: \"y\"}": "cde",
    "tags: {attributeType: list}": "abc",
    "tags: {size: {eq: 0}}": "c",
    "day: {between: [\"2026-01-01\", \"2026-12-31\"]}": "ab",
    "day: {beginsWith: \"2026\"}": "ab",
    "id: {eq: \"a\"}": "a",
    "id: {ge: \"d\"}": "de",
    "id: {between: [\"b\", \"d\"]}": "bcd",
    "": "abcde",
    "and: []": "abcde",
    "or: []": "abcde",
    "text: null, not: null": "abcde",
    "and: [{number: {ge: 2}}, {ratio: {lt: 2}}]": "b",
    "or: [{text: {eq: \"Apple\"}}, {number: {eq: 3}}]": "ac",
    "not: {number: {attributeExists: true}}": "de",
    "number: {gt: 0}, not: {text: {beginsWith: \"A\"}}": "bc",
    "number: {gt: 1}, or: [{id: {eq: \"a\"}}, {id: {eq: \"b\"}}]": "b",
    "or: [{and: [{number: {eq: 1}}, {flag: {eq: false}}]}, {not: {id: {lt: \"e\"}}}]": "e",
  ]

  @Test("Each operator") func operators() async throws {
    let service = try await service()
    for (filter, expected) in Self.filters {
      let ids = try await service.list("listThings(filter: {\(filter)})")
      #expect(ids == .array(expected.map { .string(String($0)) }), "\(filter)")
    }
  }
}
