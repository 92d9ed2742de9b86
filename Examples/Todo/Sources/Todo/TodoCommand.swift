import Foundation
import InlineGraphQL
import InlineGraphQLStore
import InlineGraphQLTesting
import Observation

#if SQLite
  import InlineGraphQLSQLite
#endif

/// A list of todos in the terminal.
@main
@MainActor
enum TodoCommand {
  static func main() async {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      guard let terminal = Terminal() else { throw Arguments.Problem("This program needs a terminal.") }
      defer { terminal.close() }
      try await run(arguments, terminal)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments, _ terminal: Terminal) async throws {
    let (reports, received) = AsyncStream.makeStream(of: MutationQueueReport.self)
    let switches = Switches(latency: arguments.latency, isOffline: arguments.isOffline)
    let store = try store(arguments)
    let client = GraphQLClient(
      transport: try transport(arguments),
      store: store,
      middleware: [switches],
      connectivity: switches.connectivity
    )
    let backoff = GraphQLBackoff(maximumAttempts: .max, connectivity: switches.connectivity)
    let queue: MutationQueue
    if let file = arguments.file("mutations") {
      queue = try MutationQueue(client: client, file: file, mutations: queueableMutations, backoff: backoff) {
        received.yield($0)
      }
    } else {
      queue = MutationQueue(client: client, mutations: queueableMutations, backoff: backoff) { received.yield($0) }
    }
    let list = TodoList(client: client, store: store, queue: queue, switches: switches)
    Task { for await report in reports { list.receive(report) } }
    let screen = Screen(list: list)
    draw(screen, terminal)
    for await key in terminal.keys {
      if !screen.handle(key) { break }
    }
    queue.close()
    try await store.flush()
  }

  /// Draws the screen, now and whenever something that it shows has changed.
  private static func draw(_ screen: Screen, _ terminal: Terminal) {
    withObservationTracking {
      terminal.show(screen.lines(height: terminal.size.rows))
    } onChange: {
      Task { @MainActor in draw(screen, terminal) }
    }
  }

  /// The store. With the trait and a folder, a later run has its todos before the service answers.
  private static func store(_ arguments: Arguments) throws -> GraphQLStore {
    #if SQLite
      if let file = arguments.file("todos.sqlite") { return try GraphQLStore(file: file) }
    #endif
    return GraphQLStore()
  }

  private static func transport(_ arguments: Arguments) throws -> any GraphQLTransport {
    if let endpoint = arguments.endpoint { return HTTPTransport(url: endpoint) }
    return InProcessTransport(try TodoService(file: arguments.file("service.json")).schema())
  }
}
