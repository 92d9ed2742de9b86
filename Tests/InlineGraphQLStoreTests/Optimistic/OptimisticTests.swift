import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A mutation shows at once what it is expected to do", .timeLimit(.minutes(1)))
struct OptimisticTests {
  private let desk = Desk()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: desk, store: store) }

  private static let todos = #"{"todos":[{"__typename":"Todo","id":"1","text":"Buy milk","isDone":false}]}"#

  /// Writes a list of one open todo.
  private func writeTodos(_ data: String = todos) throws {
    let query = TodoOperations.TodoList()
    try store.write(Data(#"{"data":\#(data)}"#.utf8), to: StoreRequest(query, GraphQLRequest(query)))
  }

  /// What the list shows: the text of each todo, with a cross if it is done.
  private var list: [String] {
    get throws {
      let query = TodoOperations.TodoList()
      let stored = try store.read(StoreRequest(query, GraphQLRequest(query)))
      return try query.decodeResponse(stored.body).data?.todos?.map(Self.line) ?? []
    }
  }

  private static func line(_ todo: TodoOperations.TodoList.Data.Todo_todos?) -> String {
    guard let todo else { return "null" }
    return (todo.isDone == true ? "x " : "") + (todo.text ?? "-")
  }

  private func setDone(_ isDone: Bool) -> TodoOperations.SetDone { TodoOperations.SetDone(id: "1", isDone: isDone) }

  private func expected(_ isDone: Bool) -> OptimisticUpdate<TodoOperations.SetDone> {
    .response(.init(setDone: .init(id: "1", isDone: isDone)))
  }

  @Test("Until the response is there, which a live reader sees as one change")
  func response() async throws {
    try writeTodos()
    var values = client.values(of: TodoOperations.TodoList()).makeAsyncIterator()
    func next() async throws -> [String]? { try await values.next()?.data?.todos?.map(Self.line) }
    #expect(try await next() == ["Buy milk"])
    async let response = client.execute(setDone(true), optimistic: expected(true))
    #expect(try await next() == ["x Buy milk"])
    await desk.request("SetDone")(#"{"setDone":{"__typename":"Todo","id":"1","isDone":true,"text":"Buy oat milk"}}"#)
    #expect(try await response.data?.setDone?.isDone == true)
    // The response says what the update did, so nothing changes.
    try writeTodos(#"{"todos":[]}"#)
    #expect(try await next() == [])
  }

  @Test("A response that says something else wins")
  func otherResponse() async throws {
    try writeTodos()
    async let response = client.execute(setDone(true), optimistic: expected(true))
    let answer = await desk.request("SetDone")
    #expect(try list == ["x Buy milk"])
    answer(#"{"setDone":{"__typename":"Todo","id":"1","isDone":false}}"#)
    _ = try await response
    #expect(try list == ["Buy milk"])
  }

  @Test(
    "A mutation that fails, has no data or is cancelled is taken back",
    arguments: ["error", "no data", "cancelled"]
  )
  func failure(_ reason: String) async throws {
    try writeTodos()
    let before = store.debugDescription
    let task = Task { [client] in try await client.execute(setDone(true), optimistic: expected(true)) }
    let answer = await desk.request("SetDone")
    #expect(try list == ["x Buy milk"])
    switch reason {
    case "error":
      answer.resume(throwing: URLError(.networkConnectionLost))
      await #expect(throws: URLError.self) { try await task.value }
    case "no data":
      answer.fail()
      #expect(try await task.value.errors.map(\.message) == ["No"])
    default:
      task.cancel()
      answer(#"{"setDone":{"__typename":"Todo","id":"1","isDone":true}}"#)
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(store.debugDescription == before)
  }

  @Test("Each failure takes back its own update", arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func interleaving(_ order: [Int]) async throws {
    try writeTodos()
    func add(_ id: String) -> Task<GraphQLResponse<TodoOperations.AddTodo.Data>, any Error> {
      let todo = TodoOperations.AddTodo.Data.Todo_addTodo(id: id, text: id, isDone: false)
      return Task { [client] in
        try await client.execute(
          TodoOperations.AddTodo(text: id),
          optimistic: .response(.init(addTodo: todo)) { records, _ in append(records) },
          updater: { records, _ in append(records) }
        )
      }
    }
    var (tasks, answers) = ([Task<GraphQLResponse<TodoOperations.AddTodo.Data>, any Error>](), [Desk.Answer]())
    for id in ["a", "b", "c"] {
      tasks.append(add(id))
      answers.append(await desk.request("AddTodo"))
    }
    #expect(try list == ["Buy milk", "a", "b", "c"])
    var (confirmed, pending) = (["Buy milk"], ["a", "b", "c"])
    for (turn, index) in order.enumerated() {
      let id = ["a", "b", "c"][index]
      if turn == 1 {
        answers[index].fail()
      } else {
        answers[index](
          #"{"addTodo":{"__typename":"Todo","id":"\#(id.uppercased())","text":"\#(id.uppercased())","isDone":false}}"#
        )
        confirmed.append(id.uppercased())
      }
      _ = try await tasks[index].value
      pending.removeAll { $0 == id }
      #expect(try list == confirmed + pending)
    }
  }

  @Test("It is two writes: what is expected, and the response")
  func events() async throws {
    let writes = Locked([Int]())
    let store = GraphQLStore(onEvent: { event in
      if case .write(let fields, _) = event { writes.withLock { $0.append(fields) } }
    })
    async let response = GraphQLClient(transport: desk, store: store)
      .execute(setDone(true), optimistic: expected(true))
    await desk.request("SetDone")(#"{"setDone":{"__typename":"Todo","id":"1","isDone":true}}"#)
    _ = try await response
    #expect(writes.withLock { $0.count } == 2)
  }

  @Test("Other responses and updates come below it")
  func below() async throws {
    try writeTodos()
    async let response = client.execute(setDone(true), optimistic: expected(true))
    let answer = await desk.request("SetDone")
    try writeTodos(#"{"todos":[{"__typename":"Todo","id":"1","text":"Buy tea","isDone":false}]}"#)
    #expect(try list == ["x Buy tea"])
    store.update { $0.get("Todo", id: "1")?.setValue("Buy salt", "text") }
    #expect(try list == ["x Buy salt"])
    answer.fail()
    _ = try await response
    #expect(try list == ["Buy salt"])
  }

  @Test("What it hides changes nothing for readers, and is there when it is taken back")
  func hidden() async throws {
    let wakes = Locked(0)
    let store = GraphQLStore { event in
      if case .wake = event { wakes.withLock { $0 += 1 } }
    }
    let query = TodoOperations.TodoText()
    func write(_ text: String) throws {
      let todo = #"{"data":{"todo":{"__typename":"Todo","id":"1","text":"\#(text)"}}}"#
      try store.write(Data(todo.utf8), to: StoreRequest(query, GraphQLRequest(query)))
    }
    try write("Buy milk")
    let client = GraphQLClient(transport: desk, store: store)
    var values = client.values(of: query).makeAsyncIterator()
    func next() async throws -> String? { try await values.next()?.data?.todo?.text }
    #expect(try await next() == "Buy milk")
    async let response = client.execute(
      setDone(true),
      optimistic: .updater { $0.get("Todo", id: "1")?.setValue("Buying", "text") }
    )
    let answer = await desk.request("SetDone")
    #expect(try await next() == "Buying")
    try write("Buy tea")
    answer.fail()
    _ = try await response
    #expect(try await next() == "Buy tea")
    // Those of what was expected and of what was taken back.
    #expect(wakes.withLock { $0 } == 2)
  }

  @Test("What is expected may have the fields of fragments")
  func fragments() async throws {
    try writeTodos()
    async let response = client.execute(
      TodoOperations.SetRowDone(),
      optimistic: .response(json: [
        "setDone": ["__typename": "Todo", "id": "1", "text": "Buy oat milk", "isDone": true]
      ])
    )
    let answer = await desk.request("SetRowDone")
    #expect(try list == ["x Buy oat milk"])
    answer.fail()
    _ = try await response
    #expect(try list == ["Buy milk"])
  }

  @Test("Updaters get the fields of the response's root, with the operation's arguments")
  func rootFields() async throws {
    async let response = client.execute(TodoOperations.AddTodos()) { records, data in
      #expect(data.addTodos?.map { $0?.id } == ["1", nil, "2"])
      #expect(records.getPluralRootField("addTodos")?.map { $0?.getValue("id") } == ["1", nil, "2"])
      #expect(records.getRootField("addTodos") == nil && records.getRootField("addTodo") == nil)
      records.getRoot().setValue(3, "open")
    }
    await desk.request("AddTodos")(
      #"{"addTodos":[{"__typename":"Todo","id":"1"},null,{"__typename":"Todo","id":"2"}]}"#
    )
    _ = try await response
    #expect(try await client.execute(TodoOperations.OpenCount(), policy: .storeOnly).data?.open == 3)
    async let other = client.execute(
      setDone(true),
      optimistic: .updater { records in
        #expect(records.getRootField("setDone") == nil)
        records.getRoot().setValue(4, "open")
      },
      updater: { records, _ in
        #expect(records.getRootField("setDone")?.getValue("isDone") == true)
        records.getRoot().setValue(5, "open")
      }
    )
    let answer = await desk.request("SetDone")
    #expect(try await client.execute(TodoOperations.OpenCount(), policy: .storeOnly).data?.open == 4)
    answer(#"{"setDone":{"__typename":"Todo","id":"1","isDone":true}}"#)
    _ = try await other
    #expect(try await client.execute(TodoOperations.OpenCount(), policy: .storeOnly).data?.open == 5)
  }

  @Test("A response as JSON may lack fields")
  func json() async throws {
    try writeTodos()
    let mutation = TodoOperations.AddTodo(text: "T")
    let task = Task { [client] in
      try await client.execute(
        mutation,
        optimistic: .response(json: ["addTodo": ["__typename": "Todo", "id": "1", "isDone": true]]) { records in
          #expect(records.getRootField("addTodo")?.getValue("text") == "Buy milk")
        }
      )
    }
    let answer = await desk.request("AddTodo")
    #expect(try list == ["x Buy milk"])
    answer.fail()
    _ = try await task.value
  }

  @Test("An updater is not called for a response without data")
  func updaterWithoutData() async throws {
    async let response = client.execute(setDone(true)) { _, _ in Issue.record("There is no data") }
    await desk.request("SetDone").fail()
    _ = try await response
  }

  @Test("A subscription's updater is called for each response")
  func subscription() async throws {
    try writeTodos()
    let responses = try client.subscribe(TodoOperations.TodoChanged()) { records, data in
      records.getRootField("todoChanged")?.setValue(.string("Changed \(data.todoChanged?.id ?? "")"), "text")
    }
    async let answers: Void = {
      await desk.request("TodoChanged")(#"{"todoChanged":{"__typename":"Todo","id":"1","isDone":true}}"#)
      await desk.request("TodoChanged")(#"{"todoChanged":{"__typename":"Todo","id":"2","isDone":true}}"#)
    }()
    var lists: [[String]] = []
    for try await _ in responses { lists.append(try list) }
    await answers
    #expect(lists == [["x Changed 1"], ["x Changed 1"]])
    store.update { #expect($0.get("Todo", id: "2")?.getValue("text") == "Changed 2") }
  }

  @Test("An object without what identifies it is an error that says what to select")
  func unidentified() async throws {
    let update = OptimisticUpdate<TodoOperations.Unidentified>
      .response(.init(setDone: .init(isDone: true)))
    let error = await #expect(throws: UnidentifiedObjectError.self) {
      try await client.execute(TodoOperations.Unidentified(), optimistic: update)
    }
    #expect(
      error?.description
        == #"What is written does not have "id" of the Todo at "setDone", so the store cannot know which Todo it is. Select "id" in the operation or the fragment, and give it a value."#
    )
    #expect(store.debugDescription == "")
  }

  @Test("A client without a store says so")
  func noStore() async throws {
    let client = GraphQLClient(transport: desk)
    await #expect(throws: MissingStoreError.self) {
      try await client.execute(setDone(true), optimistic: expected(true))
    }
    await #expect(throws: MissingStoreError.self) { try await client.execute(setDone(true)) { _, _ in } }
    #expect(throws: MissingStoreError.self) { try client.subscribe(TodoOperations.TodoChanged()) { _, _ in } }
  }

  @Test("What is taken back is as old as it was, with its errors")
  func ages() async throws {
    let query = TodoOperations.TodoList()
    let request = try StoreRequest(query, GraphQLRequest(query))
    let error = #"{"message":"No","path":["todos",0,"isDone"]}"#
    let todo = #"{"__typename":"Todo","id":"1","text":"Buy milk","isDone":null}"#
    try store.write(Data(#"{"data":{"todos":[\#(todo)]},"errors":[\#(error)]}"#.utf8), to: request)
    store.invalidate()
    try store.write(Data(#"{"data":{"todos":[{"__typename":"Todo","id":"1","text":"Buy milk"}]}}"#.utf8), to: request)
    let before = try store.read(request)
    #expect(before.isStale && String(decoding: before.body, as: UTF8.self).contains("No"))
    let layer = try store.addLayer(
      for: StoreRequest(setDone(true), GraphQLRequest(setDone(true))),
      response: expectedData(Data(#"{"data":{"setDone":{"__typename":"Todo","id":"1","isDone":true}}}"#.utf8)),
      nil
    )
    #expect(try !store.read(request).isStale)
    store.removeLayer(layer)
    let after = try store.read(request)
    #expect(after.body == before.body && after.isStale)
  }

  @Test("Nothing is collected while it is pending, and what it left is collected then")
  func collecting() async throws {
    let store = GraphQLStore(releasedCapacity: 1)
    let client = GraphQLClient(transport: desk, store: store)
    let write = { (data: String) in
      let query = TodoOperations.TodoList()
      try store.write(Data(#"{"data":\#(data)}"#.utf8), to: StoreRequest(query, GraphQLRequest(query)))
    }
    try write(Self.todos)
    let retention = try store.retain(TodoOperations.TodoList())
    async let response = client.execute(setDone(true), optimistic: expected(true))
    let answer = await desk.request("SetDone")
    try write(#"{"todos":[]}"#)
    await store.collect()
    #expect(store.statistics.collections == 0)
    answer.fail()
    _ = try await response
    await store.collect()
    #expect(store.debugDescription == "query\n  todos: []\n")
    withExtendedLifetime(retention) {}
  }

  @Test("Who shows null for a deleted object is woken when it is there again")
  func deletion() async throws {
    try writeTodos()
    var values = client.values(of: TodoOperations.TodoList()).makeAsyncIterator()
    func next() async throws -> [String]? { try await values.next()?.data?.todos?.map(Self.line) }
    #expect(try await next() == ["Buy milk"])
    async let response = client.execute(
      setDone(true),
      optimistic: .updater { records in if let todo = records.get("Todo", id: "1") { records.delete(todo) } }
    )
    #expect(try await next() == ["null"])
    await desk.request("SetDone").fail()
    #expect(try await next() == ["Buy milk"])
    _ = try await response
  }
}

/// Adds the mutation's todo to the list.
private func append(_ records: RecordSourceSelectorProxy) {
  let todos = records.getRoot().getLinkedRecords("todos") ?? []
  records.getRoot().setLinkedRecords(todos + [records.getRootField("addTodo")], "todos")
}
