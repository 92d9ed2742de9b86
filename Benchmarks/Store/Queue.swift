import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints what it takes to queue a mutation, beside a loop that only brings the same bytes to the disk, and to open a queue.
func showQueue() async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let client = GraphQLClient(transport: SilentTransport())
  let mutation = Queries.AddComment(post: "1", text: String(repeating: "x", count: 200))
  let clock = ContinuousClock()

  var rows: [(memory: Double, file: Double, bytes: Double)] = []
  for round in 0..<7 {
    let memory = MutationQueue(client: client)
    let inMemory = try clock.measure { for _ in 0..<1000 { try memory.enqueue(mutation, key: "a") } }
    let file = folder.appendingPathComponent("queue-\(round)")
    let queue = try MutationQueue(client: client, file: file, mutations: [QueueableMutation(Queries.AddComment.self)])
    let onDisk = try clock.measure { for _ in 0..<100 { try queue.enqueue(mutation, key: "a") } }
    let line = try Foundation.Data(count: FileManager.default.attributesOfItem(atPath: file.path)[.size] as! Int / 100)
    let plain = folder.appendingPathComponent("plain-\(round)")
    try Foundation.Data().write(to: plain)
    let handle = try FileHandle(forWritingTo: plain)
    let alone = try clock.measure {
      for _ in 0..<100 {
        try handle.write(contentsOf: line)
        try handle.synchronize()
      }
    }
    memory.close()
    queue.close()
    rows.append((inMemory / .microseconds(1000), onDisk / .microseconds(100), alone / .microseconds(100)))
  }
  let (file, bytes) = (median(rows.map(\.file)), median(rows.map(\.bytes)))
  print(String(format: "\nqueueing a mutation in memory: %.1f µs", median(rows.map(\.memory))))
  print(String(format: "on the disk: %.0f µs, its bytes alone %.0f µs: %.2f times", file, bytes, file / bytes))

  let file1000 = folder.appendingPathComponent("restored")
  func open() throws -> MutationQueue {
    try MutationQueue(client: client, file: file1000, mutations: [QueueableMutation(Queries.AddComment.self)])
  }
  let first = try open()
  for _ in 0..<1000 { try first.enqueue(mutation, key: "a") }
  first.close()
  let openings = try (0..<7).map { _ in
    var queue: MutationQueue!
    let time = try clock.measure { queue = try open() }
    precondition(queue.pending.count == 1000)
    queue.close()
    return time / .milliseconds(1)
  }
  print(String(format: "opening a queue of 1,000: %.1f ms", median(openings)))
}

/// Never answers.
struct SilentTransport: GraphQLTransport {
  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    try await Task.sleep(for: .seconds(100_000))
    throw CancellationError()
  }
}

extension Queries {
  #graphql("mutation AddComment($post: ID!, $text: String!) { addComment(post: $post, text: $text) { id } }")
}
