import CompilerFixtures
@testable import GraphQLLanguage
import Testing

@Suite("Round trips")
struct RoundTripTests {
  @Test(
    "parse(print(schema)) == schema",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["AnimalKingdom", "GitHub", "Linear", "Pokemon", "RickAndMorty"]
  )
  func sharedSchema(name: String) throws {
    let document = try Document(parsing: SchemaFixture.shared("\(name).graphqls"))
    let printed = document.printed()
    let again = try Document(parsing: Source(printed))
    #expect(again == document)
    #expect(again.printed() == printed)
    let minified = document.definitions.map { $0.minified() }.joined(separator: "\n")
    #expect(try Document(parsing: Source(minified)) == document)
  }

  @Test("parse(print(x)) == x for generated documents", arguments: 1...8)
  func generated(seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let document = generator.document()
      let printed = document.printed()
      let again = try Document(parsing: Source(printed))
      #expect(again == document, "\(printed)")
      #expect(again.printed() == printed)
      let minified = try #require(Source(printed).minified())
      #expect(try Document(parsing: Source(minified)) == document, "\(minified)")
    }
  }

  @Test("What does not consist of tokens is not minified", arguments: ["{ a ? }", "{ a(b: \"c) }", "{ a(b: 1.) }"])
  func notMinified(text: String) {
    #expect(Source(text).minified() == nil)
  }

  @Test("parse(minified(x)) == x but for descriptions, on one line", arguments: 11...18)
  func generatedMinified(seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      for definition in generator.document().definitions {
        let minified = definition.minified()
        #expect(!minified.utf8.contains(0x0A) && !minified.utf8.contains(0x0D))
        var parser = Parser(Source(minified))
        let again = try parser.parseDefinition()
        #expect(parser.isAtEnd)
        #expect(again == withoutExecutableDescriptions(definition), "\(minified)")
        #expect(again.minified() == minified)
      }
    }
  }

  @Test("equality sees every kind of difference that printing shows")
  func differences() throws {
    var generator = DocumentGenerator(seed: 99)
    let documents = (0..<100).map { _ in generator.document() }
    for (first, second) in zip(documents, documents.dropFirst()) {
      #expect((first == second) == (first.printed() == second.printed()))
    }
  }

  private func withoutExecutableDescriptions(_ definition: Definition) -> Definition {
    switch definition {
    case .operation(var operation):
      operation.description = nil
      for index in operation.variables.indices { operation.variables[index].description = nil }
      return .operation(operation)
    case .fragment(var fragment):
      fragment.description = nil
      for index in fragment.variables.indices { fragment.variables[index].description = nil }
      return .fragment(fragment)
    default: return definition
    }
  }
}
