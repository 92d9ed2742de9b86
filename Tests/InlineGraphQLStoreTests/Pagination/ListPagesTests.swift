import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("Pages of lists without edges are loaded one by one", .timeLimit(.minutes(1)))
struct ListPagesTests {
  let service = NamesService.lists()
  let store = GraphQLStore()

  private func client(_ store: GraphQLStore? = nil) -> GraphQLClient {
    GraphQLClient(transport: service, store: store ?? self.store)
  }

  /// Returns the response to a query that the store has.
  func stored<Query: GraphQLQuery>(_ query: Query, _ store: GraphQLStore? = nil) async throws -> Query.Data {
    _ = try await client(store).execute(query)
    return try #require(try await client(store).execute(query, policy: .storeOnly).data)
  }

  private func posts() async throws -> PostList { PostList(key: try await stored(ListOperations.FirstPosts())) }

  private func titles(_ data: PostList.Data?) -> [String] { data?.posts.map(\.title) ?? [] }

  private func current<Fragment: GraphQLFragment>(_ fragment: Fragment, _ store: GraphQLStore? = nil) async throws
    -> Fragment.Data?
  {
    var values = (store ?? self.store).values(of: Fragment.self, at: fragment.fragmentPointer).makeAsyncIterator()
    return try await values.next()?.data
  }

  /// Loads all pages of a list of five objects, first two and then one more by the last.
  private func check<Fragment: GraphQLPaginationFragment>(
    _ fragment: Fragment,
    _ variables: [String],
    _ names: (Fragment.Data) -> [String]
  ) async throws {
    #expect(names(fragment.fragmentPointer.data(of: Fragment.self)) == ["N1", "N2"])
    #expect(fragment.hasNext && !fragment.hasPrevious && fragment.connectionID == nil)
    #expect(try await fragment.loadPrevious(2) == nil)
    let page = try await fragment.loadNext(2)
    #expect(page.map { names($0.fragmentPointer.data(of: Fragment.self)) } == ["N1", "N2", "N3", "N4"])
    #expect(service.lastVariables == variables[0])
    #expect(try await current(fragment).map(names) == ["N1", "N2", "N3", "N4"])
    #expect(fragment.hasNext)
    try await fragment.loadNext(2)
    #expect(service.lastVariables == variables[1])
    #expect(try await current(fragment).map(names) == ["N1", "N2", "N3", "N4", "N5"])
    #expect(!fragment.hasNext)
    #expect(try await fragment.loadNext(2) == nil)
    #expect(service.requests.count == 3)
    #expect(!service.requests.contains { $0.document.contains("@paginated") })
    // From the start.
    service.names[0] = "M1"
    _ = try await fragment.refetch()
    #expect(try await current(fragment).map(names) == ["M1", "N2"])
    #expect(fragment.hasNext)
  }

  @Test("Offsets, as Hasura has them")
  func offsets() async throws {
    try await check(
      posts(),
      [#"{"count":2,"offset":2}"#, #"{"count":2,"offset":4}"#],
      titles
    )
  }

  @Test("Nodes and pageInfo, as Shopify and GitHub have them")
  func nodes() async throws {
    let products = ProductList(key: try await stored(ListOperations.FirstProducts()))
    try await check(products, [#"{"count":2,"cursor":"2"}"#, #"{"count":2,"cursor":"4"}"#]) {
      $0.products.nodes.map(\.title)
    }
    #expect(
      service.requests[0].document.contains("nodes{__typename title id}pageInfo{__typename endCursor hasNextPage}")
    )
  }

  @Test("Items and tokens, as AppSync has them")
  func tokens() async throws {
    let tasks = TaskList(key: try await stored(ListOperations.FirstTasks()))
    try await check(tasks, [#"{"count":2,"token":"2"}"#, #"{"count":2,"token":"4"}"#]) {
      $0.tasks.items.compactMap { $0?.name }
    }
    #expect(service.requests[0].document.contains("items{__typename name id}nextToken"))
  }

  @Test("Numbered pages, whose length the service decides, and which begin with the first by its number")
  func numbers() async throws {
    let characters = CharacterList(key: try await stored(ListOperations.FirstCharacters()))
    try await check(characters, [#"{"page":2}"#, #"{"page":3}"#]) {
      $0.characters?.results?.compactMap { $0?.name } ?? []
    }
    #expect(service.requests[0].document.contains("info{__typename count next}"))
    #expect(try await current(characters)?.characters?.info?.count == 5)
  }

  @Test("What the metadata says")
  func metadata() {
    #expect(
      PostList.refetchMetadata.connection
        == ConnectionMetadata(path: ["posts"], next: .init(count: "count", cursor: "offset"))
    )
    #expect(
      CharacterList.refetchMetadata.connection == ConnectionMetadata(path: ["characters"], next: .init(cursor: "page"))
    )
  }

  @Test("A sequence has all pages: first what there is, then each next one")
  func sequence() async throws {
    var pages: [[String]] = []
    for try await page in try await posts().pages(of: 3) { pages.append(titles(page)) }
    #expect(pages == [["N1", "N2"], ["N3", "N4", "N5"], []])
  }

  @Test("What the service puts in front shifts the offsets: nothing is there twice, and nothing is left out")
  func shifted() async throws {
    let list = try await posts()
    service.names.insert("N0", at: 0)
    try await list.loadNext(2)
    #expect(try await titles(current(list)) == ["N1", "N2", "N3"])
    try await list.loadNext(2)
    #expect(service.lastVariables == #"{"count":2,"offset":4}"#)
    #expect(try await titles(current(list)) == ["N1", "N2", "N3", "N4", "N5"])
  }

  @Test("Lists with other filters are other lists")
  func filters() async throws {
    let list = try await posts()
    let down = PostList(key: try await stored(ListOperations.FirstPostsBy(by: .some("down"))))
    try await down.loadNext(1)
    #expect(try await titles(current(list)) == ["N1", "N2"])
    #expect(try await titles(current(down)) == ["N5", "N4", "N3"])
  }

  @Test("A page that arrives after a refetch is dropped")
  func reset() async throws {
    let list = try await posts()
    try await list.loadNext(2)
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (releases, release) = AsyncStream.makeStream(of: Void.self)
    service.gate.withLock {
      $0 = {
        arrival.yield()
        for await _ in releases { break }
      }
    }
    async let late = list.loadNext(2)
    for await _ in arrivals { break }
    service.gate.withLock { $0 = nil }
    service.names[0] = "M1"
    _ = try await list.refetch(.init(count: 1))
    release.yield()
    _ = try await late
    #expect(try await titles(current(list)) == ["M1"])
    #expect(list.hasNext)
  }

  @Test("A collection between pages keeps the list, and where it ends")
  func collecting() async throws {
    let list = try await posts()
    let watching = Watching(store)
    _ = list.fragmentPointer.storedOrigin?.reading(of: PostList.self, for: watching.id)
    for expected in [4, 5] {
      await store.collect()
      #expect(list.hasNext)
      try await list.loadNext(2)
      #expect(try await current(list)?.posts.count == expected)
    }
    await store.collect()
    #expect(try await current(list)?.posts.count == 5 && !list.hasNext)
    withExtendedLifetime(watching) {}
  }

  @Test("A store on disk has the list, and where it ends", arguments: TestDisk.allCases)
  func disk(disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    // Lists hold their store, which must be released before its file is opened again.
    func load() async throws {
      try await ProductList(key: try await self.stored(ListOperations.FirstProducts(), reopened.store)).loadNext(2)
      try await PostList(key: try await self.stored(ListOperations.FirstPosts(), reopened.store)).loadNext(1)
    }
    try await load()
    try await reopened.reopen()
    let requests = service.requests.count
    let stored = try await client(reopened.store).execute(ListOperations.FirstProducts(), policy: .storeOnly).data
    let list = ProductList(key: try #require(stored))
    #expect(list.data.products.nodes.count == 4 && list.hasNext && service.requests.count == requests)
    try await list.loadNext(2)
    #expect(try await current(list, reopened.store)?.products.nodes.count == 5)
    let plain = try await client(reopened.store).execute(ListOperations.FirstPosts(), policy: .storeOnly).data
    let again = PostList(key: try #require(plain))
    #expect(titles(again.data) == ["N1", "N2", "N3"] && again.hasNext)
    try await again.loadNext(2)
    #expect(try await current(again, reopened.store)?.posts.count == 5)
  }

  @Test("What is deleted for the time of a mutation is in the list again, and pages come below it")
  func optimistic() async throws {
    let list = try await posts()
    let text = "mutation{remove}"
    let request = StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    let layer = try store.addLayer(for: request, response: expectedData(Data(#"{"data":{}}"#.utf8))) { records in
      let shown = records.getRoot().getLinkedRecords("__PostList_posts_pages") ?? []
      records.getRoot().setLinkedRecords(Array(shown.dropFirst()), "__PostList_posts_pages")
    }
    #expect(try await titles(current(list)) == ["N2"])
    try await list.loadNext(2)
    #expect(service.lastVariables == #"{"count":2,"offset":1}"#)
    #expect(try await titles(current(list)) == ["N2", "N3"])
    store.removeLayer(layer)
    #expect(try await titles(current(list)) == ["N1", "N2", "N3"] && list.hasNext)
  }
}

@MainActor
@Suite("Observers see pages of lists without edges", .timeLimit(.minutes(1)))
struct LiveListPagesTests {
  private let base = ListPagesTests()

  @Test("That there is no next page reaches all observers, if it alone changes too")
  func live() async throws {
    base.service.names.removeLast()
    let data = try await base.stored(ListOperations.FirstPosts())
    let (list, other) = (LiveFragment(PostList(key: data)), LiveFragment(PostList(key: data)))
    let first = list.loadNext(2)
    #expect(list.isLoadingNext && list.loadNext(2) == first)
    await first.value
    #expect(list.data.posts.count == 4 && list.hasNext && !list.isLoadingNext)
    await list.loadNext(2).value
    #expect(list.data.posts.count == 4 && !list.hasNext)
    while other.hasNext { await Task.yield() }
    #expect(other.data.posts.count == 4)
  }
}
