import Foundation
import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Todo {}

enum Operations {
  #graphql(
    """
    query Todos($first: Int!) {
      todos(first: $first) { edges { node { id ...TodoRow_todo } } pageInfo { hasNextPage } }
    }
    mutation AddTodo($id: ID!, $text: String!) {
      addTodo(id: $id, text: $text) { todo { id ...TodoRow_todo } }
    }
    mutation SetDone($id: ID!, $isDone: Boolean!) {
      setDone(id: $id, isDone: $isDone) { todo { id isDone } }
    }
    mutation RemoveTodo($id: ID!) {
      removeTodo(id: $id) { todo { id } }
    }
    """
  )
}

/// How many todos a page has.
let pageSize = 10

/// The mutations that may wait in the queue's file, and what they change besides their responses.
let queueableMutations = [
  QueueableMutation(
    Operations.AddTodo.self,
    optimisticUpdater: { records in records.insertAdded() },
    updater: { records, _ in records.insertAdded() }
  ),
  // Setting a value twice is like setting it once.
  QueueableMutation(Operations.SetDone.self, isRepeatable: true),
  QueueableMutation(
    Operations.RemoveTodo.self,
    isRepeatable: true,
    optimisticUpdater: { records in records.deleteRemoved() },
    updater: { records, _ in records.deleteRemoved() }
  ),
]

extension RecordSourceSelectorProxy {
  /// Puts the todo of the response before all others, in every list that is known.
  fileprivate func insertAdded() {
    guard let todo = getRootField("addTodo")?.getLinkedRecord("todo"), let id = todo.getValue("id") else { return }
    for pages in 1...100 {
      guard let list = getRoot().getLinkedRecord("todos", ["first": .int(pages * pageSize)]),
        let edges = list.getLinkedRecords("edges"),
        !edges.contains(where: { $0?.getLinkedRecord("node")?.getValue("id") == id })
      else { continue }
      let edge = create("TodoEdge", id: "added \(id)")
      edge.setLinkedRecord(todo, "node")
      list.setLinkedRecords([edge] + edges, "edges")
    }
  }

  /// Deletes the todo of the response. Lists have null in its place.
  fileprivate func deleteRemoved() {
    if let todo = getRootField("removeTodo")?.getLinkedRecord("todo") { delete(todo) }
  }
}
