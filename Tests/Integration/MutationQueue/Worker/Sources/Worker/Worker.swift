import Foundation
import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Counting {}

enum Operations {
  #graphql("mutation Add($number: Int!, $text: String) { add(number: $number, text: $text) }")
}

/// Queues mutations, and prints what is confirmed and what is told. It is killed while it does so.
///
///     mutation-worker FILE ENDPOINT FIRST COUNT [TEXT-SIZE]
@main
enum Worker {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let (first, count) = (Int(arguments[3])!, Int(arguments[4])!)
    let text = arguments.count > 5 ? String(repeating: "x", count: Int(arguments[5])!) : nil
    let (told, decisions) = AsyncStream.makeStream(of: PendingMutation.ID.self)
    let queue: MutationQueue
    do {
      queue = try MutationQueue(
        client: GraphQLClient(transport: HTTPTransport(url: URL(string: arguments[2])!)),
        file: URL(fileURLWithPath: arguments[1]),
        mutations: [QueueableMutation(Operations.Add.self)],
        backoff: GraphQLBackoff(
          initialDelay: .milliseconds(5),
          maximumDelay: .milliseconds(200),
          maximumAttempts: .max
        )
      ) { report in
        switch report {
        case .answered(let mutation, _): say("answered", mutation)
        case .unanswered(let mutation, _):
          say("unanswered", mutation)
          decisions.yield(mutation.id)
        case .failed(let mutation, let error): say("failed", mutation, "\(error)")
        case .unsendable(let mutation, _): say("unsendable", mutation)
        case .setAside(let url, let problem): say("setAside \(url.path) \(problem)")
        case .fileFailed(let error): say("fileFailed \(error)")
        case .postponed: break
        }
      }
    } catch {
      return say("error \(error)")
    }
    say("open")
    // What is told is decided by the app. This one gives it up, once it has said so.
    Task { for await id in told { queue.discard(id) } }
    for number in first..<first + count {
      do {
        // The keys 0, 1 and 2, and every fourth without one.
        let key = number % 4 == 3 ? nil : "\(number % 4)"
        try queue.enqueue(Operations.Add(number: number, text: text), key: key)
        say("queued \(number)")
      } catch {
        say("refused \(number) \(error)")
      }
    }
    for await pending in queue.values() where pending.isEmpty { break }
    queue.close()
    say("empty")
  }

  static func say(_ word: String, _ mutation: PendingMutation, _ more: String = "") {
    guard case .int(let number)? = mutation.variables["number"] else { return }
    say("\(word) \(number) \(more)")
  }

  /// Prints a line at once: what is said before the process is killed is seen.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
