import PackageFixtures
import Testing

@testable import GraphQLProject

private let query = ##"#graphql("query Q { __typename }")"##
private let operation = ##"@GraphQLOperation("query Q { __typename }") struct Own {}"##

@Suite("Types that conform to the version protocol")
struct VersionedTypeTests {
  private func code(_ swift: String, beside other: String = "") throws -> String {
    let files = ["/p/Sources/App/A.swift": "import InlineGraphQL\n" + swift, "/p/Sources/App/B.swift": other]
    let all = files.merging([
      "/p/Package.swift": "", "/p/Schemas/Api.graphqls": "type Query { a: Kind } enum Kind { X }",
    ]) { $1 }
    let result = EmbeddedTarget(
      files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
      reaching: [],
      root: "/p",
      in: .inMemory(all)
    ).checked()
    #expect(result.findings.filter { $0.severity == .error } == [])
    return try #require(result.code["/p/Sources/App/A.swift"])
  }

  @Test(
    "The innermost type in the source conforms to it",
    arguments: [
      ("enum Queries { \(query) }", "Queries"),
      ("enum Outer { struct Inner { \(query) } }", "Outer.Inner"),
      ("public enum Outer { \(operation) }", "Outer.Own"),
      (operation, "Own"),
      ("@GraphQLSchema enum Api {}", "Api"),
      ("enum `default` { \(query) }", "`default`"),
      ("extension Known.Inner { \(query) }", "Known.Inner"),
      ("extension Known.Inner { \(operation) }", "Known.Inner.Own"),
      ("@MainActor final class Model { \(query) }", "Model"),
    ]
  )
  func conforming(swift: String, type: String) throws {
    let code = try code(swift, beside: "class Known { struct Inner {} }")
    #expect(code.hasSuffix("\nextension \(type): _GraphQLVersion_A {}\n"))
    #expect(!code.contains("listing"))
  }

  @Test(
    "Where another file cannot extend it, what the literal becomes lists it",
    arguments: [
      "private enum Queries { \(query) }", "fileprivate enum Queries { enum Inner { \(query) } }",
      "#if DEBUG\nenum Queries { \(query) }\n#endif", "@available(macOS 99, *) enum Queries { \(query) }",
      "enum Outer { @available(macOS 99, *) \(operation) }",
      "@available(macOS 99, *) @MainActor enum A { enum B { \(query) } }",
      "extension String { \(query) }", "extension Known { \(operation) }",
      "@GraphQLSchema @available(macOS 99, *) enum Api {}",
    ]
  )
  func listing(swift: String) throws {
    let code = try code(swift, beside: "typealias Known = Int")
    #expect(!code.contains("extension "))
    #expect(code.contains(#"#"listing "#))
  }

  @Test("A type with several literals conforms once")
  func several() throws {
    let code = try code("enum Queries { \(query); #graphql(\"query R { a }\") }\n@GraphQLSchema enum Api {}")
    #expect(code.hasSuffix("#)\n\nextension Queries: _GraphQLVersion_A {}\n\nextension Api: _GraphQLVersion_A {}\n"))
  }

  @Test("An availability ends with its declaration")
  func availability() throws {
    let code = try code(
      "@available(macOS 99, *) func f() {}\nenum Queries { @available(macOS 99, *) var a: Int { 1 }\n\(query) }"
    )
    #expect(code.contains("extension Queries: "))
  }
}
