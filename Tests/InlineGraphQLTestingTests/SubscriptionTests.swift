import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Subscriptions follow section 6.2.3 of the specification") struct SubscriptionTests {
  private struct Broken: Error, CustomStringConvertible {
    let description = "The line is dead"
  }

  private let sdl = """
    type Query { none: Int }
    type Subscription { tick(from: Int! = 1): Tick, broken: Int, dying: Int, list: [Int], silent: Int }
    type Tick { number: Int!, parity: String }
    """

  private func schema() throws -> ExecutableSchema {
    try ExecutableSchema(sdl: sdl, data: ["list": [[1, 2], [], nil]]) {
      Resolver(eventsOf: "Subscription.tick") { input in
        let first = try input.argument("from", as: Int.self)
        return AsyncStream<GraphQLJSONValue> { continuation in
          for number in first..<first + 3 { continuation.yield(["number": number == 3 ? nil : .int(number)]) }
          continuation.finish()
        }
      }
      Resolver(eventsOf: "Subscription.broken") { _ -> AsyncStream<Int> in throw Broken() }
      Resolver(eventsOf: "Subscription.dying") { _ in
        AsyncThrowingStream<Int, any Error> { continuation in
          continuation.yield(1)
          continuation.finish(throwing: Broken())
        }
      }
      Resolver("Tick.parity") { input in input.parent["number"] == 2 ? "even" : "odd" }
    }
  }

  private func responses(to document: String, variables: GraphQLJSONValue = [:]) async throws -> [String] {
    var responses: [String] = []
    for try await response in try schema().subscribe(document, variables: variables) {
      responses.append(response.description)
    }
    return responses
  }

  @Test("Each event has a response, and its errors do not end the stream")
  func events() async throws {
    let responses = try await responses(
      to: "subscription S($n: Int! = 2) { t: tick(from: $n) { number parity } }",
      variables: ["n": 2]
    )
    #expect(
      responses == [
        #"{"data":{"t":{"number":2,"parity":"even"}}}"#,
        #"{"errors":[{"message":"Cannot return null for non-nullable field Tick.number.","#
          + #""locations":[{"line":1,"column":52}],"path":["t","number"]}],"data":{"t":null}}"#,
        #"{"data":{"t":{"number":4,"parity":"odd"}}}"#,
      ]
    )
  }

  @Test("Plain data gives the elements of a list as events")
  func plainData() async throws {
    #expect(
      try await responses(to: "subscription { list }")
        == [#"{"data":{"list":[1,2]}}"#, #"{"data":{"list":[]}}"#, #"{"data":{"list":null}}"#]
    )
  }

  @Test("What keeps the source stream from being made is one response without data")
  func creationError() async throws {
    #expect(
      try await responses(to: "subscription { broken }") == [
        #"{"errors":[{"message":"The line is dead","locations":[{"line":1,"column":16}],"path":["broken"]}]}"#
      ]
    )
    #expect(
      try await responses(to: "subscription { silent }") == [
        #"{"errors":[{"message":"There are no events of \"Subscription.silent\". "#
          + #"Add Resolver(eventsOf: \"Subscription.silent\").","locations":[{"line":1,"column":16}],"path":["silent"]}]}"#
      ]
    )
  }

  @Test("What ends the source stream ends the responses")
  func sourceError() async throws {
    var responses: [String] = []
    await #expect(throws: Broken.self) {
      for try await response in try schema().subscribe("subscription { dying }") {
        responses.append(response.description)
      }
    }
    #expect(responses == [#"{"data":{"dying":1}}"#])
  }

  @Test("A request with errors has one response, and so has a query")
  func otherRequests() async throws {
    #expect(
      try await responses(to: "subscription { tock }") == [
        #"{"errors":[{"message":"Cannot query field \"tock\" on type \"Subscription\". Did you mean \"tick\"?","#
          + #""locations":[{"line":1,"column":16}]}]}"#
      ]
    )
    #expect(try await responses(to: "{ none }") == [#"{"data":{"none":null}}"#])
    #expect(
      await (try schema().execute("subscription { list }"))["errors"]?[0]?["message"]
        == "A subscription has many responses: call subscribe(_:) in place of execute(_:)."
    )
  }

  @Test("Nobody reads on, nobody iterates on") func cancellation() async throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let schema = try ExecutableSchema(sdl: "type Query { none: Int } type Subscription { tick: Int }") {
      Resolver(eventsOf: "Subscription.tick") { _ in
        AsyncStream<Int> { events in
          events.yield(1)
          events.onTermination = { _ in continuation.finish() }
        }
      }
    }
    for try await response in schema.subscribe("subscription { tick }") {
      #expect(response == ["data": ["tick": 1]])
      break
    }
    for await _ in ended {}
  }

  @Test("Events wait at their source until their response is asked for") func backPressure() async throws {
    let asked = Counter()
    let schema = try ExecutableSchema(sdl: "type Query { none: Int } type Subscription { tick: Int }") {
      Resolver(eventsOf: "Subscription.tick") { _ in AsyncStream(unfolding: { asked.increment() }) }
    }
    var responses = schema.subscribe("subscription { tick }").makeAsyncIterator()
    for number in 1...3 {
      #expect(try await responses.next() == ["data": ["tick": .int(number)]])
      // A source that runs ahead gets the time to do so.
      for _ in 0..<1000 { await Task.yield() }
      #expect(asked.value == number)
    }
  }

  @Test("A cancelled reader gets no more responses") func cancelledReader() async throws {
    let asked = Counter()
    let schema = try ExecutableSchema(sdl: "type Query { none: Int } type Subscription { tick: Int }") {
      Resolver(eventsOf: "Subscription.tick") { _ in AsyncStream(unfolding: { asked.increment() }) }
      Resolver("Subscription.tick") { input in
        if input.parent["tick"] == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        return input.parent["tick"]
      }
    }
    let reader = Task {
      var responses: [GraphQLJSONValue] = []
      for try await response in schema.subscribe("subscription { tick }") { responses.append(response) }
      return responses
    }
    #expect(try await reader.value == [["data": ["tick": 1]], ["data": ["tick": 2]]])
    #expect(asked.value == 3)
  }
}
