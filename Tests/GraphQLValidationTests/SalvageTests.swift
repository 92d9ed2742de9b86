import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// What salvage keeps of a document with errors.
@Suite struct SalvageTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var source: String
    /// The remaining document in one line; `nil` if nothing remains.
    var remains: String?

    init(_ source: String, leaves remains: String?) {
      self.source = source
      self.remains = remains
    }

    var testDescription: String { source }
  }

  @Test(
    "One mistake takes away the smallest part it can",
    arguments: [
      Example("query Q { human { nme id } }", leaves: "query Q{human{id}}"),
      Example("query Q { human { nme } }", leaves: "query Q{human{__typename}}"),
      Example("query Q { huma { id } }", leaves: "query Q{__typename}"),
      Example("query Q { human { pet } }", leaves: "query Q{human{__typename}}"),
      Example("query Q { human { name { first } } }", leaves: "query Q{human{name}}"),
      Example("query Q { human(wen: 1) { id } }", leaves: "query Q{human{id}}"),
      Example("query Q { node { id } }", leaves: "query Q{node{id}}"),
      Example("query Q { robot(id: \"1\") { id } }", leaves: "query Q{robot{id}}"),
      Example("query Q { robot(id: $id) { id } }", leaves: "query Q{robot{id}}"),
      Example("query Q($id: String) { robot(id: $id) { id } }", leaves: "query Q($id:String){robot{id}}"),
      Example("query Q($id: Int) { robot { id } }", leaves: "query Q($id:Int){robot{id}}"),
      Example("query Q($id: Nope) { robot(id: $id) { id } }", leaves: "query Q{robot{id}}"),
      Example("query Q($id: Int = \"x\") { robot(id: $id) { id } }", leaves: "query Q($id:Int){robot(id:$id){id}}"),
      Example("query Q @nope { pet { __typename } }", leaves: "query Q{pet{__typename}}"),
      Example("query Q { human { id @refetchable(queryName: \"R\") } }", leaves: "query Q{human{id}}"),
      Example(
        "query Q { pet { __typename ... on Cat { idd } } }",
        leaves: "query Q{pet{__typename ...on Cat{__typename}}}"
      ),
      Example("query Q { human { id ...Nope } }", leaves: "query Q{human{id}}"),
      Example("query Q { human { x: id x: name } }", leaves: "query Q{human{x:id}}"),
      Example("query A { pet { __typename } } query A { human { id } }", leaves: "query A{pet{__typename}}"),
      Example("fragment F on Nope { id } query Q { human { id } }", leaves: "query Q{human{id}}"),
      Example("fragment F on Nope { id } query Q { human { id ...F } }", leaves: "query Q{human{id}}"),
      Example("fragment F on Human { ...F id }", leaves: "fragment F on Human{id}"),
      Example("fragment F on Nope { id }", leaves: nil),
      Example("type A { id: ID }", leaves: nil),
      Example("type A { id: ID } query Q { human { id } }", leaves: "query Q{human{id}}"),
      Example("subscription S { human { id } robot { id } more: human { id } }", leaves: "subscription S{human{id}}"),
    ]
  )
  func salvages(_ example: Example) throws {
    let document = try Document(parsing: Source(example.source))
    guard case .invalid(_, let salvaged) = validate(document, schema: .forValidation, fragments: [:]) else {
      Issue.record("valid")
      return
    }
    #expect(salvaged?.isSalvaged != false)
    #expect(salvaged.map { $0.document.definitions.map { $0.minified() }.joined(separator: " ") } == example.remains)
  }
}
