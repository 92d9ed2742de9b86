import Testing

@testable import InlineGraphQL

/// The values of variables that the program provides.
struct ProvidedValuesTests {
  /// Counts how often it is asked.
  private final class Provider: @unchecked Sendable {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("REL-20: a type that provides several variables is asked once for each Swift type, so that they agree")
  func askedOnce() throws {
    let provider = Provider()
    let values = [ProvidedValue](of: [
      .init("a", type: "Int!", by: Provider.self, value: { provider.next() }),
      .init("b", type: "Int", by: Provider.self, nullable: { provider.next() }),
      .init("c", type: "String!", by: Provider.self, value: { "\(provider.next())" }),
      .init("d", type: "Int", by: Self.self, nullable: { provider.next() }),
    ])
    #expect(try values.map { try $0.json } == [1, 1, "2", 3])
    #expect(values.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("A value that was left out is no value of a variable that must have one")
  func leftOut() throws {
    let provider = Provider()
    let values = [ProvidedValue](of: [
      .init("a", type: "Int", by: Provider.self, nullable: { nil as Int? }),
      .init("b", type: "Int!", by: Provider.self, value: { provider.next() }),
      .init("c", type: "Int", by: Provider.self, nullable: { provider.next() }),
    ])
    #expect(try values.map { try $0.json } == [nil, 1, nil])
  }
}
