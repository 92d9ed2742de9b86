import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@MainActor
@Suite("Objects of interfaces and unions without id are identified", .timeLimit(.minutes(1)))
struct AbstractIdentityTests {
  private let service = NamesService.people()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  private func wait(_ isTrue: () -> Bool) async throws {
    while !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("OBJ-21: all that asks for one object has it, whatever the type of the field")
  func sameObject() async throws {
    _ = try await client.execute(PeopleOperations.Star())
    _ = try await client.execute(PeopleOperations.Winner())
    _ = try await client.execute(PeopleOperations.PeopleNames())
    store.update { $0.get("Person", id: "1")?.setValue("Ann", "name") }
    #expect(try await client.execute(PeopleOperations.Star(), policy: .storeOnly).data?.star?.name == "Ann")
    let winner = try await client.execute(PeopleOperations.Winner(), policy: .storeOnly).data?.winner
    #expect(winner?.asNamed?.name == "Ann" && winner?.asTeam == nil)
    #expect(service.requests.count == 3)
  }

  @Test("OBJ-21: two live queries of one object do not take its fields from each other")
  func liveQueries() async throws {
    let first = LiveQuery(PeopleOperations.Star(), client: client)
    let second = LiveQuery(PeopleOperations.StarAndWinner(), client: client)
    try await wait { first.data?.star != nil && second.data?.winner != nil && !first.isLoading && !second.isLoading }
    let third = LiveQuery(PeopleOperations.Winner(), client: client)
    try await wait { third.data?.winner != nil && !third.isLoading }
    try await Task.sleep(for: .milliseconds(100))
    // What the third asks for was known from the other two.
    #expect(service.requests.count == 2)
    #expect(first.missing.isEmpty && second.missing.isEmpty && third.missing.isEmpty)
    store.update { $0.get("Person", id: "1")?.setValue("Ann", "name") }
    try await wait {
      first.data?.star?.name == "Ann" && second.data?.star?.name == "Ann" && third.data?.winner?.asNamed?.name == "Ann"
    }
    #expect(second.data?.winner?.asPerson?.name == "UPPER P1")
  }

  private func write(_ data: String, to selections: String) throws {
    try store.write(Data("{\"data\": \(data)}".utf8), to: request(selections))
  }

  private func request(_ selections: String) -> StoreRequest {
    let document = SentDocument(text: "query Q { \(selections) }", operationName: "Q")
    return StoreRequest(document, variables: Data(), conditions: { [:] })
  }

  private func stored(_ selections: String) throws -> String {
    let found = try store.read(request(selections))
    return found.missing.isEmpty ? "\(try GraphQLJSONValue(parsing: found.body)["data"]!)" : "missing"
  }

  private static let identified = "winner { __typename id name } contestants { __typename id name }"
  private static let unidentified = "winner { __typename name } contestants { __typename name }"
  private static let people = """
    {"winner": {"__typename": "Person", "id": "1", "name": "P1"},
    "contestants": [{"__typename": "Person", "id": "1", "name": "P1"}, {"__typename": "Person", "id": "2", "name": "P2"}]}
    """

  @Test("An object that comes without identity does not displace an identified one")
  func unidentified() throws {
    try write(Self.people, to: Self.identified)
    let update = """
      {"winner": {"__typename": "Person", "name": "Ann"},
      "contestants": [{"__typename": "Person", "name": "Ann"}, {"__typename": "Person", "name": "Bob"}]}
      """
    try write(update, to: Self.unidentified)
    let expected = """
      {"winner":{"__typename":"Person","id":"1","name":"Ann"},"contestants":[\
      {"__typename":"Person","id":"1","name":"Ann"},{"__typename":"Person","id":"2","name":"Bob"}]}
      """
    #expect(try stored(Self.identified) == expected)
    // Without a type nothing says that it is another object.
    try write(#"{"winner": {"name": "Eve"}}"#, to: "winner { name }")
    #expect(try stored("winner { id name }") == #"{"winner":{"id":"1","name":"Eve"}}"#)
  }

  @Test("One of another type does, and so does one beyond the end of a list")
  func otherObjects() throws {
    try write(Self.people, to: Self.identified)
    let team = #"{"__typename": "Team", "name": "T"}"#
    let update = """
      {"winner": \(team), "contestants": [\(team), {"__typename": "Person", "name": "Bob"}, \
      {"__typename": "Person", "name": "Eve"}]}
      """
    try write(update, to: Self.unidentified)
    #expect(try stored("winner { id }") == "missing")
    #expect(
      try stored("contestants { name }") == #"{"contestants":[{"name":"T"},{"name":"Bob"},{"name":"Eve"}]}"#
    )
    store.update { records in
      #expect(records.get("Person", id: "1")?.getValue("name") == "P1")
      #expect(records.get("Person", id: "2")?.getValue("name") == "Bob")
    }
  }
}
