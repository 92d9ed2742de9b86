import Foundation
import InlineGraphQL
import InlineGraphQLStore
import InlineGraphQLTesting
import Observation

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
    let switches = Switches(latency: arguments.latency)
    let client = GraphQLClient(transport: try transport(arguments), store: GraphQLStore(), middleware: [switches])
    let queue: MutationQueue
    if let file = arguments.file("mutations") {
      queue = try MutationQueue(client: client, file: file, mutations: queueableMutations) { received.yield($0) }
    } else {
      queue = MutationQueue(client: client, mutations: queueableMutations) { received.yield($0) }
    }
    let list = TodoList(client: client, queue: queue, switches: switches)
    Task { for await report in reports { list.receive(report) } }
    let screen = Screen(list: list)
    draw(screen, terminal)
    for await key in terminal.keys {
      if !screen.handle(key) { break }
    }
    queue.close()
  }

  /// Draws the screen, now and whenever something that it shows has changed.
  private static func draw(_ screen: Screen, _ terminal: Terminal) {
    withObservationTracking {
      terminal.show(screen.lines(height: terminal.size.rows))
    } onChange: {
      Task { @MainActor in draw(screen, terminal) }
    }
  }

  private static func transport(_ arguments: Arguments) throws -> any GraphQLTransport {
    if let endpoint = arguments.endpoint { return HTTPTransport(url: endpoint) }
    return InProcessTransport(try TodoService(file: arguments.file("service.json")).schema())
  }
}
