import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Observation

/// What the user sees and does. It knows nothing of terminals.
@MainActor
@Observable
final class TodoList {
  typealias Row = TodoPages.Data.TodoConnection_todos.TodoEdge_edges.Todo_node

  /// The number of the selected row.
  private(set) var selection = 0
  /// The text of a new todo while it is written.
  private(set) var draft: String?
  /// What the user should know.
  private(set) var message = ""
  private(set) var isFailing = false
  private(set) var isOffline: Bool
  /// The todo that is shown alone; nil if none is.
  private var details: LiveQuery<Operations.TodoDetails>?

  private let todos: LiveQuery<Operations.Todos>
  @ObservationIgnored private var loadedPages: LiveFragment<TodoPages>?
  private let pending: LiveMutationQueue
  @ObservationIgnored private let client: GraphQLClient
  @ObservationIgnored private let store: GraphQLStore
  @ObservationIgnored private let switches: Switches
  private var queue: MutationQueue { pending.queue }
  /// Whether a change waited when the todos were asked for. Then the service may have answered without it.
  @ObservationIgnored private var mayLackChanges: Bool

  init(client: GraphQLClient, store: GraphQLStore, queue: MutationQueue, switches: Switches) {
    (self.client, self.store, self.switches) = (client, store, switches)
    isOffline = !switches.connectivity.isConnected
    mayLackChanges = !queue.pending.isEmpty
    todos = LiveQuery(Operations.Todos(), client: client, policy: .storeAndNetwork)
    pending = LiveMutationQueue(queue)
  }

  // MARK: - What there is

  /// The pages that are loaded; nil before the first response.
  private var pages: LiveFragment<TodoPages>? {
    if loadedPages == nil { loadedPages = todos.data.map { LiveFragment(TodoPages(key: $0)) } }
    return loadedPages
  }

  /// The todos.
  var rows: [Row] { pages?.data.todos.compactMap { $0 } ?? [] }

  /// Whether the service has more todos.
  var hasMore: Bool { pages?.hasNext ?? false }

  /// What the todo is that is shown alone. Offline too, because the store finds what the list has loaded.
  var shownTodo: String? {
    guard let details else { return nil }
    guard let todo = details.data?.todo else { return details.error.map { "\($0)" } ?? "Loading" }
    return "\(todo.text) is \(todo.isDone ? "done" : "open")\(todo.isStarred == true ? ", and starred" : "")"
  }

  /// What went wrong when the todos were loaded.
  var loadingError: String? { (todos.error ?? pages?.error).map { "\($0)" } ?? todos.errors.first?.message }

  /// The mutations that the service has not answered.
  var pendingMutations: [PendingMutation] { pending.pending }

  /// Whether the user must decide about mutations of which nobody knows whether the service executed them.
  var hasUnanswered: Bool { pendingMutations.contains { $0.state == .unanswered } }

  // MARK: - What the user does

  func select(_ offset: Int) {
    selection = max(0, min(rows.count - 1, selection + offset))
  }

  /// Shows the selected todo alone, or no more.
  func toggleDetails() {
    if details == nil, let todo = selected {
      details = LiveQuery(Operations.TodoDetails(id: todo.id), client: client, policy: .storeOrNetwork)
    } else {
      details = nil
    }
  }

  /// Stars the selected todo, or the reverse. Only the store knows it.
  func toggleStar() {
    guard let todo = selected else { return }
    do {
      try store.update(fragment: TodoStar(key: todo)) { $0.isStarred = $0.isStarred != true }
    } catch {
      message = "\(error)"
    }
  }

  /// Ticks the selected todo, or the reverse.
  func toggle() {
    guard let todo = selected else { return }
    let isDone = !TodoRow_todo(key: todo).data.isDone
    enqueue(
      Operations.SetDone(id: todo.id, isDone: isDone),
      of: todo.id,
      optimistic: [
        "setDone": [
          "__typename": "TodoPayload",
          "todo": ["__typename": "Todo", "id": .string(todo.id), "isDone": .bool(isDone)],
        ]
      ]
    )
  }

  /// Removes the selected todo.
  func remove() {
    guard let todo = selected else { return }
    enqueue(
      Operations.RemoveTodo(id: todo.id),
      of: todo.id,
      optimistic: [
        "removeTodo": ["__typename": "TodoPayload", "todo": ["__typename": "Todo", "id": .string(todo.id)]]
      ]
    )
    select(0)
  }

  /// Begins a new todo.
  func begin() { draft = "" }

  /// Changes the text of the new todo.
  func write(_ change: (inout String) -> Void) {
    guard var text = draft else { return }
    change(&text)
    draft = text
  }

  /// Adds the new todo, or leaves it.
  func end(adds: Bool) {
    defer { draft = nil }
    guard adds, let text = draft, !text.isEmpty else { return }
    let id = UUID().uuidString
    enqueue(
      Operations.AddTodo(id: id, text: text),
      of: id,
      optimistic: [
        "addTodo": [
          "__typename": "TodoPayload",
          "todo": ["__typename": "Todo", "id": .string(id), "text": .string(text), "isDone": false],
        ]
      ]
    )
  }

  /// Loads one more page. The todos stay while it is awaited.
  func loadMore() { pages?.loadNext(pageSize) }

  /// Loads the todos again.
  func refresh() {
    mayLackChanges = !queue.pending.isEmpty
    todos.refetch()
  }

  /// Plugs the network in or out. When it is back, the queue sends what waits, and what failed is loaded again.
  func toggleOffline() {
    isOffline.toggle()
    mayLackChanges = mayLackChanges || !queue.pending.isEmpty
    switches.connectivity.isConnected = !isOffline
  }

  /// Breaks the service or mends it.
  func toggleFailing() {
    isFailing.toggle()
    switches.setFailing(isFailing)
  }

  /// Decides about the mutations that were sent without an answer.
  func decide(retries: Bool) {
    for mutation in pendingMutations where mutation.state == .unanswered {
      if retries { queue.retry(mutation.id) } else { queue.discard(mutation.id) }
    }
  }

  /// Shows what the queue tells.
  func receive(_ report: MutationQueueReport) {
    switch report {
    case .answered(let mutation, let errors): message = errors.first.map { "\(mutation.name): \($0.message)" } ?? ""
    case .failed(let mutation, let error): message = "\(mutation.name): \(error)"
    case .postponed(let mutation, _): message = "\(mutation.name) waits for the network"
    case .unanswered(let mutation, _): message = "Nobody knows whether \(mutation.name) was executed"
    case .unsendable(_, let error): message = "\(error)"
    case .setAside(let url, let problem): message = "\(problem) A copy of the file is \(url.path)."
    case .fileFailed(let error): message = "\(error)"
    }
    // The service has all changes now.
    if mayLackChanges, queue.pending.isEmpty { refresh() }
  }

  private var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

  private func enqueue<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    of todo: String,
    optimistic: GraphQLJSONObject
  ) {
    mayLackChanges = mayLackChanges || todos.isLoading
    do {
      // The mutations of a todo are executed in order. Its answer comes as a report.
      try queue.enqueue(mutation, key: todo, optimistic: optimistic)
    } catch {
      message = "\(error)"
    }
  }
}
