import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite struct FixItTests {
  @Test(
    "A fix-it for each of two suggestions at most, exact to the character; the first is the nearest",
    arguments: [
      ("{ human { nme } }", "{ human { name } }"),
      ("{ human { x: nme } }", "{ human { x: name } }"),
      ("{ human { friends(frist: 1) { id } } }", "{ human { friends(first: 1) { id } } }"),
      ("{ human { height(unit: METRE) } }", "{ human { height(unit: METER) } }"),
      ("{ human { height(unit: \"METER\") } }", "{ human { height(unit: METER) } }"),
      (
        "{ pets(needed: 1, filter: {idss: 1, ids: 1}) { __typename } }",
        "{ pets(needed: 1, filter: {ids: 1, ids: 1}) { __typename } }"
      ),
      (
        "query Q($f: Filtr) { pets(needed: 1, filter: $f) { __typename } }",
        "query Q($f: Filter) { pets(needed: 1, filter: $f) { __typename } }"
      ),
      ("{ human { i } robot { mde } }", "{ human { id } robot { id } }"),
      ("{ human }", nil),
      ("{ named { height } }", nil),
    ] as [(String, String?)]
  )
  func fixIts(source: String, mended: String?) throws {
    let document = try Document(parsing: Source(source))
    let errors = specificationErrors(in: document, schema: .forValidation)
    #expect(!errors.isEmpty)
    var text = Array(source.utf8)
    #expect(errors.allSatisfy { $0.fixIts.count <= 2 && Set($0.fixIts.map(\.range)).count <= 1 })
    let fixIts = errors.compactMap(\.fixIts.first)
    for fixIt in fixIts.sorted(by: { $0.range.start > $1.range.start }) {
      let old = String(decoding: text[fixIt.range.start..<fixIt.range.end], as: UTF8.self)
      #expect(fixIt.message == "replace \"\(old)\" with \"\(fixIt.replacement)\"")
      text.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: fixIt.replacement.utf8)
    }
    #expect((fixIts.isEmpty ? nil : String(decoding: text, as: UTF8.self)) == mended)
  }

  @Test(
    "Unused variables are removed with their commas, all of them with the parentheses; the changes do not overlap",
    arguments: [
      ("query Q($a: Int) { pet { __typename } }", "query Q { pet { __typename } }"),
      ("query Q ( $a: Int ) @rep { pet { __typename } }", "query Q @rep { pet { __typename } }"),
      ("query Q($a: Int, $b: Int = 1, $c: [Int!]!){ pet { __typename } }", "query Q { pet { __typename } }"),
      ("query Q($a: Int, $id: Int) { robot(id: $id) { id } }", "query Q($id: Int) { robot(id: $id) { id } }"),
      (
        "query Q($id: Int, $a: Int @need(x: 1)) { robot(id: $id) { id } }",
        "query Q($id: Int) { robot(id: $id) { id } }"
      ),
      (
        "query Q($a: Int $b: Int, $id: Int, $c: Int, $d: Int = 3) { robot(id: $id) { id } }",
        "query Q($id: Int) { robot(id: $id) { id } }"
      ),
      ("query($a: Int) { pet { __typename } }", "query($a: Int) { pet { __typename } }"),
    ]
  )
  func unusedVariables(source: String, mended: String) throws {
    let errors = specificationErrors(in: try Document(parsing: Source(source)), schema: .forValidation)
    #expect(errors.allSatisfy { $0.message.contains("is never used") })
    var text = Array(source.utf8)
    for fixIt in errors.flatMap(\.fixIts).sorted(by: { $0.range.start > $1.range.start }) {
      text.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: fixIt.replacement.utf8)
    }
    #expect(String(decoding: text, as: UTF8.self) == mended)
  }
}
