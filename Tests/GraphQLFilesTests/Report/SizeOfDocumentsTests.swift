import GraphQLFiles
import Testing

@Suite("The size of documents in a report")
struct SizeOfDocumentsTests {
  @Test(
    "Fields count once in each definition, and fragments are as deep as what is inside",
    arguments: [
      ("mutation Q { rename { height } }", 4, 2),
      ("query Q { hero { ... on Hero { home { moons { name } } } } }", 8, 4),
      ("query Q { hero { ...F } } fragment F on Character { ...G } fragment G on Hero { home { mass } }", 10, 3),
      ("query Q { hero { ...F } other: hero { ...F } } fragment F on Hero { height }", 9, 2),
    ]
  )
  func size(graphQL: String, fields: Int, depth: Int) throws {
    let literal = "enum Queries { #graphql(\"\(graphQL)\") }"
    let operation = try #require(ReportedPackage(["App/Q.swift": literal]).report().operations.first)
    #expect(operation.fields == fields, "\(operation.document)")
    #expect(operation.depth == depth, "\(operation.document)")
  }
}
