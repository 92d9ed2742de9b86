import CompilerFixtures
import PackageFixtures
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLProject
@testable import GraphQLValidation

extension CompilerDirective {
  /// A directive of this file alone: a store sorts the objects of a field by another field of theirs, selected or not.
  fileprivate static let sorted: CompilerDirective = .init(
    name: "sorted",
    definition: """
      directive @sorted(by: String!, order: SortOrder = UP) on FIELD
      enum SortOrder { UP DOWN }
      """,
    rules: [.sortedDirective],
    isForStores: true,
    uses: { document in
      document.fields(with: .sorted).compactMap { directive, _, definition in
        directive.string("by").map { .field($0, of: definition.type.namedType.value) }
      }
    }
  )
}

extension Rule {
  fileprivate static let sortedDirective: Rule = .init("SortedDirective") { document, errors in
    for (directive, _, definition) in document.fields(with: .sorted) {
      let type = definition.type.namedType.value
      guard let name = directive.string("by"), document.schema.field(named: name, on: type) == nil else { continue }
      errors.append(
        Diagnostic(.error, "Cannot sort by \"\(name)\": \"\(type)\" has no such field.", at: directive.range)
      )
    }
  }
}

/// One value is all that a directive takes.
@Suite("Directives of the compiler")
struct CompilerDirectiveTests {
  private let directives = CompilerDirectives(CompilerDirectives.standard.all + [.sorted])
  private let schema = "type Query { books: [Book] } type Book { title: String year: Int pages: Int }"

  private func compiled(_ text: String, _ schema: Schema) -> Compilation {
    var context = CompilationContext(schema: schema, namespace: "Api")
    context.directives = directives
    return compile(Source(text), in: context)
  }

  private func target(_ text: String) -> EmbeddedTarget.Result {
    let swift = "enum Q { #graphql(\"\(text)\") }".replacing("\"year\"", with: "\\\"year\\\"")
    return EmbeddedTarget(
      [EmbeddedTarget.File(path: "/p/Sources/App/A.swift", utf8: Array(swift.utf8))],
      reaching: [],
      root: "/p",
      in: .inMemory(["/p/Package.swift": "", "/p/Schemas/Api.graphqls": schema]),
      directives: directives
    ).checked()
  }

  /// The schema that the build tool hands to the macros of the file.
  private func embeddedSchema(_ result: EmbeddedTarget.Result) throws -> (schema: Schema, sdl: String) {
    let code = Array(try #require(result.code["/p/Sources/App/A.swift"]).utf8)
    let start = try #require(code.firstRange(of: Array(EmbeddedSwift.literalMacro.utf8))).lowerBound
    let lines = StringArguments(in: Array(code[start...])).literals.map(\.utf8)
    let part = try #require(Embedding(lines: lines).parts.first)
    return (try Schema(sdl: Source(part.sdl).adding(clientDefinitions: part.clientSDL)), part.sdl)
  }

  @Test("A directive that one value defines works in both channels: its store has it, and its service has not")
  func both() throws {
    let text = "query Q { books @sorted(by: \"year\") { title } }"
    let direct = compiled(text, try Schema(sdl: Source(schema)))
    #expect(direct.diagnostics.isEmpty)
    let swift = direct.declarations.joined()
    #expect(swift.contains("query Q{books{__typename title}}"))
    #expect(swift.contains(#"query Q{books@sorted(by:\"year\"){__typename title}}"#))

    let result = target(text)
    #expect(result.findings.isEmpty)
    let (embedded, sdl) = try embeddedSchema(result)
    #expect(sdl == "type Query{books:[Book]} type Book{title:String year:Int}")
    #expect(compiled(text, embedded) == direct)
  }

  @Test("Its rule, its places and its arguments are checked in both channels")
  func errors() throws {
    for (text, message) in [
      ("query Q { books @sorted(by: year) { title } }", "String cannot represent a non string value: year"),
      ("query Q @sorted { books { title } }", "Directive \"@sorted\" may not be used on QUERY."),
      ("query Q { books { title @sorted } }", "\"@sorted\" argument \"by\" of type \"String!\" is required"),
    ] {
      let direct = compiled(text, try Schema(sdl: Source(schema))).diagnostics.map(\.message)
      #expect(direct.contains { $0.contains(message) }, "\(direct)")
      #expect(target(text).findings.map(\.message) == direct)
    }
    let text = "query Q { books @sorted(by: \"year\") { title } }"
    let other = "type Query { books: [Book] } type Book { title: String }"
    let message = "Cannot sort by \"year\": \"Book\" has no such field."
    #expect(compiled(text, try Schema(sdl: Source(other))).diagnostics.map(\.message) == [message])
  }

  @Test("Without the value, or if the schema declares it, the directive is none of the compiler's")
  func others() throws {
    let text = "query Q { books @sorted(by: \"year\") { title } }"
    let context = CompilationContext(schema: try Schema(sdl: Source(schema)), namespace: "Api")
    #expect(compile(Source(text), in: context).diagnostics.map(\.message) == ["Unknown directive \"@sorted\"."])
    let declared = try Schema(sdl: Source(schema + " directive @sorted(by: String!) on FIELD"))
    let sent = compiled(text, declared)
    #expect(sent.diagnostics.map(\.severity) == [.warning])
    #expect(sent.declarations.joined().contains(#"query Q{books@sorted(by:\"year\"){__typename title}}"#))
  }
}
