import CompilerFixtures
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation
import SeededRandomness
import Testing

@testable import GraphQLLanguageServer

/// The tolerant reader against the parser and the typed documents of validation.
@Suite struct ReadingLawTests {
  private struct Sample {
    let name: String
    let text: String
    let schema: Schema
  }

  private static func samples(_ usual: Int) throws -> [Sample] {
    let golden = try Golden.documentNames.map { name in
      let text = try Golden.text(of: "\(name).graphql")
      return Sample(name: name, text: text, schema: try Golden.context(of: text).schema)
    }
    let random = RandomRuns.seeds(usual).map { seed in
      var document = ChanceDocument(.forValidation, seed: seed)
      return Sample(name: "seed \(seed)", text: document.document(), schema: .forValidation)
    }
    return golden + random
  }

  @Test("tokens mean what validation says that they mean") func meanings() throws {
    var count = 0
    for sample in try Self.samples(40) {
      guard let document = try? Document(parsing: Source(sample.text)) else { continue }
      let typed = TypedDocument(document, schema: sample.schema, fragments: [:])
      var expected: [Range<Int>: TokenRole] = [:]
      func expect(_ range: SourceRange, _ role: TokenRole) { expected[range.start..<range.end] = role }
      for field in typed.fields {
        expect(field.node.name.range, .field(parent: field.parent?.name))
        if let alias = field.node.alias {
          expect(alias.range, .alias(parent: field.parent?.name, field: field.node.name.value))
        }
      }
      for spread in typed.spreads { expect(spread.node.name.range, .spread(parent: spread.parent?.name)) }
      for inline in typed.inlineFragments {
        if let condition = inline.node.typeCondition { expect(condition.range, .typeUse) }
      }
      for list in typed.argumentLists {
        let owner: ArgumentOwner =
          switch list.owner {
          case .field(let field, let parent): .field(field.name.value, of: parent.name)
          case .fragment(let spread): .fragment(spread.name.value)
          case .directive(let directive): .directive(directive.name.value)
          }
        for argument in list.nodes { expect(argument.name.range, .argument(owner)) }
      }
      for value in typed.values {
        if case .enum = value.node.kind, let type = value.type {
          expect(value.node.range, .enumValue(of: type.namedType.value))
        }
      }
      var reader = DocumentReader(Array(sample.text.utf8), schema: sample.schema)
      let roles = Dictionary(reader.read().tokens.map { ($0.range, $0.role) }) { first, _ in first }
      for (range, role) in expected {
        #expect(roles[range] == role, "\(sample.name): \(sample.text.utf8.dropFirst(range.lowerBound).prefix(20))")
      }
      count += expected.count
    }
    #expect(count > 3000)
  }

  @Test("what is written in a valid document was offered there, with and without what follows") func completions()
    throws
  {
    var count = 0
    for (index, sample) in try Self.samples(40).enumerated() {
      guard let document = try? Document(parsing: Source(sample.text)),
        case .valid = validate(document, schema: sample.schema, fragments: [:])
      else { continue }
      var random = SeededRandom(seed: UInt64(index))
      let utf8 = Array(sample.text.utf8)
      var reader = DocumentReader(utf8, schema: sample.schema)
      let read = reader.read()
      for token in read.tokens where Bool.random(using: &random) && isOffered(token, in: read, sample.schema) {
        let cut = Int.random(in: token.range.lowerBound...token.range.upperBound, using: &random)
        let rest = Bool.random(using: &random) ? utf8[token.range.upperBound...] : []
        // What is left of the word may be the beginning of another one.
        let text = Array(utf8[..<cut]) + rest
        let name = String(decoding: utf8[token.range], as: UTF8.self)
        let labels = Completion(Self.document(text, sample.schema), at: cut).items().map(\.label)
        let isThere = labels.contains(name) || labels.contains("$\(name)")
        #expect(isThere, "\(sample.name): \(name) \(token.role) of \(labels)\n\(String(decoding: text, as: UTF8.self))")
        #expect(Set(labels).count == labels.count)
        count += 1
      }
    }
    #expect(count > 1500)
  }

  /// Whether a name of a document is one that can be chosen: not that of a definition, and not one of another text.
  private func isOffered(_ token: TypedToken, in read: ReadDocument, _ schema: Schema) -> Bool {
    switch token.role {
    case .field(let parent?): schema.type(named: parent)?.isComposite == true
    case .argument(.fragment), .argument(.directive("argumentDefinitions")): false
    case .argument, .inputField(_?), .enumValue(_?), .typeUse: true
    case .directive: true
    case .spread: false
    case .variable: read.definition(at: token.range.lowerBound).map { !$0.kind.isFragment } ?? false
    default: false
    }
  }

  @Test("any text is read, whatever it is cut to") func anyText() throws {
    for (index, sample) in try Self.samples(10).enumerated() {
      var random = SeededRandom(seed: UInt64(index))
      var utf8 = Array(sample.text.utf8)
      for _ in 0..<20 {
        let start = Int.random(in: 0...utf8.count, using: &random)
        let end = min(utf8.count, start + Int.random(in: 0...8, using: &random))
        let words = [
          "{", "}", "(", ")", "\"", "\"\"\"", "$", "@", "...", "on ", ":", "[", "#", "\u{0}", "é", "\n",
          "fragment F on ",
        ]
        utf8.replaceSubrange(start..<end, with: Array(words.randomElement(using: &random)!.utf8))
        let offset = Int.random(in: 0...utf8.count, using: &random)
        let document = Self.document(utf8, sample.schema)
        let completion = Completion(document, at: offset)
        _ = completion.items()
        let read = completion.read
        // Tokens are in order and do not overlap, and each part holds the parts in it.
        for (first, second) in zip(read.tokens, read.tokens.dropFirst()) {
          #expect(first.range.upperBound <= second.range.lowerBound)
        }
        for part in read.parts { #expect(part.range.upperBound <= utf8.count) }
        #expect(document.selectionRanges(at: offset).last == 0..<utf8.count)
        _ = document.semanticTokens()
        _ = document.signatureHelp(at: offset)
      }
    }
  }

  static func document(_ utf8: [UInt8], _ schema: Schema) -> DocumentInFile {
    DocumentInFile(
      path: "/Documents/Query.graphql",
      file: TextDocument(utf8),
      literal: nil,
      utf8: utf8,
      location: nil,
      schema: schema,
      package: IndexedPackage(at: "/Documents", [:], nil),
      finder: Workspace(PackageDescriptions()).finder,
      visible: nil,
      fragments: [:]
    )
  }
}
