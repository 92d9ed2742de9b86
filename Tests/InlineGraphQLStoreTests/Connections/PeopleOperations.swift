import Foundation
import InlineGraphQL
import InlineGraphQLTesting

@GraphQLSchema enum People {}

enum PeopleOperations {
  #graphql(
    """
    query FirstPeople($upper: Boolean) { ...PeopleList @arguments(count: 2) viewer { ...Me } }
    query PeopleWithCursors { ...PeopleCursors @arguments(count: 2) }
    query Window { ...PeopleWindow @arguments(first: 2, after: "3") }
    query OnePerson($id: ID!) { node(id: $id) { ...PersonName @arguments(upper: true) ...FriendList } }
    query Guests { viewer { guests { name } } }
    query FirstCrew { ...CrewList @arguments(count: 2) }
    query Star { star { name } }
    query Winner { winner { ... on Named { name } ... on Team { motto } } }
    query StarAndWinner { star { name } winner { ... on Person { name(upper: true) } } }
    query PeopleNames { people(first: 9) { edges { node { name } } } }
    subscription PersonAdded { added { person { id } } }
    mutation AddPerson($name: String!, $connections: [ID!]!) {
      add(name: $name) { edge @appendEdge(connections: $connections) { node { name } } }
    }
    mutation AddPersonNode($name: String!, $connections: [ID!]!) {
      add(name: $name) { person @appendNode(connections: $connections, edgeTypeName: "PersonEdge") { name } }
    }
    mutation RemovePerson($id: ID!, $connections: [ID!]!) {
      remove(id: $id) { removedID @deleteEdge(connections: $connections) }
    }
    """,
    schema: "People"
  )
}

@GraphQLFragment(
  """
  fragment PersonName on Person @argumentDefinitions(upper: {type: "Boolean", defaultValue: false})
  @refetchable(queryName: "PersonNameQuery") { name(upper: $upper) }
  """,
  schema: "People"
)
struct PersonName {}

@GraphQLFragment(
  "fragment Me on Viewer @refetchable(queryName: \"MeQuery\") { me { name(upper: $upper) } }",
  schema: "People"
)
struct Me {}

@GraphQLFragment(
  """
  fragment PeopleList on Query @argumentDefinitions(count: {type: "Int", defaultValue: 3}, cursor: {type: "String"})
  @refetchable(queryName: "PeopleListQuery") {
    people(first: $count, after: $cursor) @connection(key: "PeopleList_people") {
      edges { node { name(upper: $upper) } }
    }
  }
  """,
  schema: "People"
)
struct PeopleList {}

@GraphQLFragment(
  """
  fragment CrewList on Query @argumentDefinitions(count: {type: "Int", defaultValue: 3}, cursor: {type: "String"})
  @refetchable(queryName: "CrewListQuery") {
    crew(first: $count, after: $cursor) @connection(key: "CrewList_crew") { edges { node { name } } }
  }
  """,
  schema: "People"
)
struct CrewList {}

@GraphQLFragment(
  """
  fragment PeopleCursors on Query @argumentDefinitions(count: {type: "Int", defaultValue: 3}, cursor: {type: "String"})
  @refetchable(queryName: "PeopleCursorsQuery") {
    people(first: $count, after: $cursor) @connection(key: "PeopleCursors_people") { edges { cursor node { name } } }
  }
  """,
  schema: "People"
)
struct PeopleCursors {}

@GraphQLFragment(
  """
  fragment PeopleWindow on Query @argumentDefinitions(
    first: {type: "Int"}, after: {type: "String"}, last: {type: "Int"}, before: {type: "String"}
  ) @refetchable(queryName: "PeopleWindowQuery") {
    window: people(first: $first, after: $after, last: $last, before: $before) @connection(key: "PeopleWindow_window") {
      edges { node { name } }
    }
  }
  """,
  schema: "People"
)
struct PeopleWindow {}

@GraphQLFragment(
  """
  fragment FriendList on Person @refetchable(queryName: "FriendListQuery")
  @argumentDefinitions(count: {type: "Int", defaultValue: 1}, cursor: {type: "String"}, order: {type: "String"}) {
    friends(first: $count, after: $cursor, order: $order) @connection(key: "FriendList_friends") {
      count
      edges { node { name } }
    }
  }
  """,
  schema: "People"
)
struct FriendList {}

extension NamesService {
  /// A service that has people, page by page. Their IDs are their numbers.
  static func people() -> NamesService {
    let sdl = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Schemas/People.graphqls"
    )
    return NamesService((1...9).map { "P\($0)" }, sdl: sdl) { service in
      Resolver("Query.viewer") { _ in ResolvedValue.json(["me": service.person("1")]) }
      Resolver("Query.crew") { service.page(service.ids, $0) }
      Resolver("Query.star") { _ in ResolvedValue.json(service.person("1")) }
      Resolver("Query.winner") { _ in ResolvedValue.json(service.person("1")) }
      Resolver("Query.people") { service.page(service.ids, $0) }
      Resolver("Query.node") { input -> ResolvedValue in
        guard case .string(let id)? = input["id"] else { return nil }
        return service.ids.contains(id) ? ResolvedValue.json(service.person(id)) : nil
      }
      Resolver("Person.friends") { input -> ResolvedValue in
        let ids = input["order"] == "down" ? service.ids.reversed() : service.ids
        return service.page(ids, input)
      }
      Resolver("Person.name") { input -> ResolvedValue in
        guard case .string(let name)? = input.parent["name"] else { return nil }
        return .json(.string(input["upper"] == true ? "UPPER " + name : name))
      }
      Resolver("Mutation.add") { input -> ResolvedValue in
        if case .string(let name)? = input["name"] { service.names.append(name) }
        return .json(["edge": service.edge(service.ids.last!), "person": service.person(service.ids.last!)])
      }
      Resolver("Mutation.remove") { input -> ResolvedValue in
        .json(["removedID": input["id"] ?? .null])
      }
    }
  }

  private var ids: [String] { names.indices.map { "\($0 + 1)" } }

  private func person(_ id: String) -> GraphQLJSONValue {
    ["__typename": "Person", "id": .string(id), "name": .string(names[Int(id)! - 1])]
  }

  private func edge(_ id: String) -> GraphQLJSONValue { ["cursor": .string(id), "node": person(id)] }

  private func page(_ all: [String], _ input: ResolverInput) -> ResolvedValue {
    var ids = all[...]
    if case .string(let after)? = input["after"], let index = ids.firstIndex(of: after) { ids = ids[(index + 1)...] }
    if case .string(let before)? = input["before"], let index = ids.firstIndex(of: before) { ids = ids[..<index] }
    if case .int(let first)? = input["first"] { ids = ids.prefix(first) }
    if case .int(let last)? = input["last"] { ids = ids.suffix(last) }
    return .json([
      "count": .int(all.count),
      "edges": .array(ids.map { edge($0) }),
      "pageInfo": [
        "endCursor": ids.last.map { .string($0) } ?? .null, "startCursor": ids.first.map { .string($0) } ?? .null,
        "hasNextPage": .bool(ids.endIndex < all.endIndex), "hasPreviousPage": .bool(ids.startIndex > 0),
      ],
    ])
  }
}
