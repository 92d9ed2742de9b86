import CompilerFixtures
import Foundation
import GraphQLLanguage
import GraphQLValidation
import Testing

/// Documents that are designed to take long. Validation must be fast and must not crash.
@Suite struct HostileDocumentTests {
  private func errors(_ text: String) throws -> [Diagnostic] {
    let document = try Document(parsing: Source(text))
    _ = validate(document, schema: .forValidation, fragments: [:])
    return specificationErrors(in: document, schema: .forValidation)
  }

  /// Expects time to grow in proportion to the size, not to its square.
  private func expectNearlyLinear(_ size: Int, _ text: (Int) -> String) throws {
    func time(_ size: Int) throws -> Double {
      let document = try Document(parsing: Source(text(size)))
      let start = threadTime()
      _ = specificationErrors(in: document, schema: .forValidation)
      return threadTime() - start
    }
    _ = try time(size / 8)
    let small = try time(size / 8)
    let large = try time(size)
    // Eight times the size takes eight times as long, or sixty-four times as long if it is quadratic.
    #expect(large < small * 24 + 0.05)
  }

  /// The CPU time of this thread in seconds, which other work on the machine does not affect.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("10,000 fields")
  func manyFields() throws {
    try expectNearlyLinear(10_000) { count in
      "query Q { human { \((0..<count).map { "f\($0): name" }.joined(separator: " ")) } }"
    }
    try expectNearlyLinear(10_000) { count in
      "query Q { human { \(String(repeating: "name ", count: count)) } }"
    }
  }

  @Test("10,000 times the same field with a selection set")
  func sameObjectField() throws {
    try expectNearlyLinear(10_000) { count in
      "query Q { \(String(repeating: "human { id pet { __typename } } ", count: count)) }"
    }
  }

  @Test("10,000 conflicting fields give errors, and an end")
  func conflicts() throws {
    let fields = (0..<10_000).map { "x: friends(first: \($0)) { id }" }.joined(separator: " ")
    #expect(try !errors("query Q { human { \(fields) } }").isEmpty)
  }

  @Test("100 fragments, each spread 100 times")
  func manySpreads() throws {
    var text = "query Q { human { "
    for index in 0..<100 { text += String(repeating: "...F\(index) ", count: 100) }
    text += "} }"
    for index in 0..<100 { text += " fragment F\(index) on Human { a\(index): id name pet { __typename } }" }
    #expect(try errors(text).isEmpty)
  }

  @Test("Fragments that double at each step")
  func fan() throws {
    var text = "query Q { human { ...F0 } }"
    for index in 0..<60 {
      let next = index == 59 ? "id" : "...F\(index + 1)"
      text += " fragment F\(index) on Human { a: best { \(next) } b: best { \(next) } \(next) }"
    }
    #expect(try !errors(text).isEmpty)  // Humans have no `best`; the fan is there all the same.
    text = "query Q { pet { ...F0 } }"
    for index in 0..<60 {
      let next = index == 59 ? "name" : "pet { ... on Cat { ...F\(index + 1) } }"
      text += " fragment F\(index) on Cat { name a: owner { \(next) } b: owner { \(next) } }"
    }
    #expect(try errors(text).isEmpty)
  }

  @Test("Paths that each select a different set of fragments")
  func differentSets() throws {
    // Each path reaches a different set of fragments, so all 2^20 paths differ.
    var text = "query Q { pet { ... on Cat { ...Start } } } fragment Start on Cat { ...N0 }"
    for level in 0..<20 {
      text += " fragment N\(level) on Cat { a: owner { pet { ... on Cat { ...N\(level + 1) ...A\(level)_\(level) } } }"
      text += " b: owner { pet { ... on Cat { ...N\(level + 1) } } } }"
      for depth in level...20 {
        let next = depth == 20 ? "id" : "pet { ... on Cat { ...A\(level)_\(depth + 1) } }"
        text += " fragment A\(level)_\(depth) on Cat { a: owner { \(next) } b: owner { \(next) } }"
      }
    }
    text += " fragment N20 on Cat { id }"
    _ = try errors(text)
  }

  @Test("Fragments that all spread each other, and that other literals know")
  func clique() throws {
    func time(_ count: Int) throws -> Double {
      let names = (0..<count).map { "F\($0)" }
      let text = names.map { name in
        "fragment \(name) on Human { name \(names.filter { $0 != name }.map { "...\($0)" }.joined(separator: " ")) }"
      }
      let document = try Document(parsing: Source(text.joined(separator: "\n")))
      var signatures: [String: FragmentSignature] = [:]
      for case .fragment(let fragment) in document.definitions {
        let signature = FragmentSignature(fragment, swiftName: fragment.name.value, schema: .forValidation)
        signatures[fragment.name.value] = signature
      }
      // The last hides what is asked for of all objects, as the search for it goes through all others.
      signatures[names[count - 1]]?.fragmentHidingID = names[count - 1]
      let start = threadTime()
      guard case .invalid = validate(document, schema: .forValidation, fragments: signatures) else {
        Issue.record("A circle is valid")
        return 0
      }
      return threadTime() - start
    }
    _ = try time(30)
    let small = try time(30)
    // The text is 16 times as long.
    #expect(try time(120) < small * 48 + 0.05)
  }

  @Test("A chain of 10,000 fragments, also as a circle")
  func chain() throws {
    try expectNearlyLinear(10_000) { count in
      (0..<count).map { "fragment F\($0) on Human { ...F\(($0 + 1) % count) }" }.joined(separator: " ")
    }
    let chain = (0..<10_000).map { "fragment F\($0) on Human { ...F\($0 + 1) }" }.joined(separator: " ")
    #expect(try errors("query Q { human { ...F0 } } \(chain) fragment F10000 on Human { id }").isEmpty)
  }

  @Test("Fragments that spread themselves below other fields")
  func recursion() throws {
    let text = """
      query Q { human { ...F } }
      fragment F on Human { friends { ... on Human { x: name ...F } } x: friends { ...G id } }
      fragment G on Named { ... on Human { friends { ...G } x: friends(first: 1) { ...F ...G } } }
      """
    #expect(try errors(text).contains { $0.message.hasPrefix("Cannot spread fragment") })
  }

  @Test("As deep as the parser goes")
  func deep() throws {
    var depth = 400
    var document: Document?
    while document == nil, depth > 8 {
      let selections = String(repeating: "human { friends { ... on Human { ", count: depth / 4)
      let value = String(repeating: "{nested: ", count: depth / 2)
      let text =
        "query Q { pets(needed: 1, filter: \(value)1\(String(repeating: "}", count: depth / 2))) { __typename } "
        + "human { friends { \(selections) id \(String(repeating: "} } }", count: depth / 4)) } } }"
      document = try? Document(parsing: Source(text))
      depth -= 4
    }
    let parsed = try #require(document)
    #expect(!specificationErrors(in: parsed, schema: .forValidation).isEmpty)
  }

  @Test("Many errors")
  func manyErrors() throws {
    let fields = (0..<2_000).map { "nme\($0)" }.joined(separator: " ")
    #expect(try errors("query Q { human { \(fields) } }").count == 2_000)
  }
}
