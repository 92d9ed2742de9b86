import Foundation
import InlineGraphQL
import InlineGraphQLStore

@GraphQLSchema enum Todo {}

enum Operations {
  #graphql(
    """
    query Todos { ...TodoPages }
    query TodoDetails($id: ID!) { todo(id: $id) { text isDone isStarred } }
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

/// The todos that are loaded. The store keeps their pages as one list.
@GraphQLFragment(
  """
  fragment TodoPages on Query
  @refetchable(queryName: "TodoPagesQuery")
  @argumentDefinitions(count: {type: "Int!", defaultValue: 10}, cursor: {type: "String"}) {
    todos(first: $count, after: $cursor) @connection(key: "TodoPages_todos") {
      edges { node { id ...TodoRow_todo ...TodoStar } }
    }
  }
  """
)
struct TodoPages {}

/// What the store alone knows of a todo, to be changed.
@GraphQLFragment("fragment TodoStar on Todo @updatable { isStarred }")
struct TodoStar {}

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
  private var list: ConnectionProxy? { getRoot().getConnection("TodoPages_todos") }

  /// Puts the todo of the response before all others.
  fileprivate func insertAdded() {
    guard let list, let todo = getRootField("addTodo")?.getLinkedRecord("todo") else { return }
    // If the answer was lost, the list may have been loaded with the todo.
    let known = list.edges.compactMap { $0?.getLinkedRecord("node")?.getValue("id") }
    guard let id = todo.getValue("id"), !known.contains(id) else { return }
    list.insertEdgeBefore(list.createEdge(to: todo, type: "TodoEdge"))
  }

  /// Takes the todo of the response out of the list.
  fileprivate func deleteRemoved() {
    if let todo = getRootField("removeTodo")?.getLinkedRecord("todo") { list?.deleteNode(todo) }
  }
}
