import Testing

@testable import GraphQLProject

@Suite("Embedding: schemas of several files")
struct SchemaFilesTests {
  @Test("Errors of a schema of several files name the file, and both if it is a name that two define")
  func schemaFiles() {
    let query = ["/p/Sources/App/Q.swift": #"enum Q { #graphql("query Q { hero { name } }") }"#]
    func lines(_ schemas: [String: String]) -> [String] {
      var all = ["/p/Package.swift": ""]
      for (name, text) in schemas { all["/p/Schemas/Api/\(name)"] = text }
      return EmbeddedTargetTests().lines(query, all)
    }
    let parts = ["a.graphqls": "extend type Query { hero: Hero }", "b.graphqls": "type Query { a: Int }"]
    let hero = ["deep/hero.graphqls": "\ntype Hero { name: String }"]
    #expect(lines(parts.merging(hero) { $1 }) == [])
    #expect(
      lines(parts.merging(["deep/hero.graphqls": "\ntype Hero { name: }"]) { $1 })
        .contains("/p/Schemas/Api/deep/hero.graphqls:2:19: error: Syntax Error: Expected Name, found \"}\".")
    )
    #expect(
      lines(parts.merging(hero) { $1 }.merging(["c.graphqls": "scalar Hero"]) { $1 }).first
        == """
        /p/Schemas/Api/c.graphqls:1:8: error: There can be only one type named "Hero".
        /p/Schemas/Api/deep/hero.graphqls:2:6: note: This is the other place.
        """
    )
    #expect(
      lines(parts.merging(hero) { $1 }.merging(["x.client.graphqls": "\nextend type Her { a: Int }"]) { $1 }).first
        == #"/p/Schemas/Api/x.client.graphqls:2:13: error: Cannot extend type "Her" because it is not defined."#
    )
  }
}
