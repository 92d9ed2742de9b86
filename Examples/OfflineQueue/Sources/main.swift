// How do I keep changes that are made without a network?
//
// Give mutations to a `MutationQueue` instead of the client. While the service cannot be reached, they wait in a file,
// also when the app ends. They are sent after a delay that grows, and at once by `resume()`: call it when the system
// says that the network is back. Mutations with the same key are sent in order.
//
// If the connection breaks off after a mutation was sent, nobody knows whether the service executed it. It then
// waits for your `retry(_:)` or `discard(_:)`, unless it is repeatable: setting a value twice is like setting it once.

import Foundation
import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Todo {}

enum Operations {
  #graphql(
    """
    query TodoQuery { todos { id text isDone } }
    mutation SetDone($id: ID!, $isDone: Boolean!) { setDone(id: $id, isDone: $isDone) { id isDone } }
    """
  )
}

let network = Network()
let client = GraphQLClient(transport: try service(), store: GraphQLStore(), middleware: [network])
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("OfflineQueue-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

func openQueue() throws -> MutationQueue {
  try MutationQueue(
    client: client,
    file: folder.appendingPathComponent("mutations"),
    mutations: [QueueableMutation(Operations.SetDone.self, isRepeatable: true)]
  )
}

func show(_ title: String, _ todos: [Operations.TodoQuery.Data.Todo_todos]?) {
  print(title, (todos ?? []).map { "\($0.isDone ? "[x]" : "[ ]") \($0.text)" }.joined(separator: ", "))
}

show("Online:", try await client.execute(Operations.TodoQuery()).data?.todos)

// The list shows the expected response at once.
await network.setOnline(false)
let queue = try openQueue()
try queue.enqueue(
  Operations.SetDone(id: "1", isDone: true),
  key: "1",
  optimistic: ["setDone": ["__typename": "Todo", "id": "1", "isDone": true]]
)
show("Offline:", try await client.execute(Operations.TodoQuery(), policy: .storeOnly).data?.todos)
queue.close()

// The app ends and is started again. The file has the mutations that wait.
let restored = try openQueue()
print("Waiting:", restored.pending.map(\.name))
await network.setOnline(true)
restored.resume()
for await pending in restored.values() where pending.isEmpty { break }
show("The service has:", try await client.execute(Operations.TodoQuery()).data?.todos)

restored.close()
try FileManager.default.removeItem(at: folder)

// Output:
// Online: [ ] Buy milk, [ ] Call Ann
// Offline: [x] Buy milk, [ ] Call Ann
// Waiting: ["SetDone"]
// The service has: [x] Buy milk, [ ] Call Ann
