import InlineGraphQLModels
import Testing

/// A list is a collection and an asynchronous sequence. Calls of members that both have must not be ambiguous.
@Suite struct ModelListUseTests {
  let list: ModelList<Blog> = [Blog(id: "a", name: "A"), Blog(id: "b", name: "B"), Blog(id: "c", name: "C")]

  @Test func synchronous() {
    #expect(list.map { $0.id } == ["a", "b", "c"])
    #expect(list.map(\.id) == ["a", "b", "c"])
    #expect(list.compactMap { Int($0.id) }.isEmpty)
    #expect(list.flatMap { Array($0.id) } == ["a", "b", "c"])
    #expect(list.filter { $0.id > "a" }.count == 2)
    #expect(list.first { $0.id == "b" }?.name == "B")
    #expect(list.first?.id == "a")
    #expect(list.contains { $0.id == "b" })
    #expect(list.contains(list[0]))
    #expect(list.allSatisfy { $0.id < "d" })
    #expect(list.reduce(0) { $0 + $1.id.count } == 3)
    #expect(list.reduce(into: "") { $0 += $1.id } == "abc")
    #expect(list.min { $0.id > $1.id }?.id == "c")
    #expect(list.max { $0.id > $1.id }?.id == "a")
    #expect(list.prefix(2).count == 2)
    #expect(list.prefix(9).count == 3)
    #expect(list.dropFirst().map(\.id) == ["b", "c"])
    #expect(list.dropFirst(9).isEmpty)
    #expect(list.prefix { $0.id < "b" }.count == 1)
    #expect(list.drop { $0.id < "b" }.count == 2)
    #expect(list.sorted { $0.id > $1.id }.count == 3)
    #expect(list.reversed().first?.id == "c")
    #expect(list.enumerated().map(\.offset) == [0, 1, 2])
    #expect(list.isEmpty == false && list.count == 3 && list.last?.id == "c")
    #expect(Array(list).count == 3)
    #expect((nil as ModelList<Blog>? ?? []).isEmpty)
  }

  @Test func asynchronous() async throws {
    #expect(list.map { $0.id } == ["a", "b", "c"])
    #expect(list.map(\.id) == ["a", "b", "c"])
    #expect(list.compactMap { Int($0.id) }.isEmpty)
    #expect(list.filter { $0.id > "a" }.count == 2)
    #expect(list.first { $0.id == "b" }?.name == "B")
    #expect(list.contains { $0.id == "b" })
    #expect(list.allSatisfy { $0.id < "d" })
    #expect(list.prefix(2).count == 2)
    #expect(list.dropFirst().count == 2)
    #expect(list.reduce(0) { $0 + $1.id.count } == 3)
    #expect(list.max { $0.id > $1.id }?.id == "a")
    var ids: [String] = []
    for blog in list { ids.append(blog.id) }
    for try await blog in list { ids.append(blog.id) }
    for try await name in list.map({ await Self.shout($0.name) }) { ids.append(name) }
    for try await blog in list.allPages.filter({ $0.id == "a" }) { ids.append(blog.id) }
    #expect(ids == ["a", "b", "c", "a", "b", "c", "A!", "B!", "C!", "a"])
  }

  static func shout(_ name: String) async -> String { name + "!" }
}
