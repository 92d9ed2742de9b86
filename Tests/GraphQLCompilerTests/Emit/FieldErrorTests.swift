import CompilerFixtures
import GraphQLCompiler
import Testing

/// The types that directives for null and errors make of fields, fragments and operations.
struct FieldErrorTests {
  @Test("@required makes a field non-null, and the object around it nullable or reading fail")
  func required() throws {
    let text = try Golden.check("required")
    let lines = [
      "let friends: [Character_friends?]",
      "let primaryFunction: String",
      "let edges: [FriendsEdge_edges?]",
      "let heroes: [Character_heroes?]",
      "var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }",
      "var data: Data? { get throws { try self.fragmentPointer.get(Self.self) } }",
      "var data: Data { get throws { try self.fragmentPointer.get(Self.self)! } }",
    ]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }

  @Test("@catch makes results or nulls of errors, and fields are null only where null has a meaning")
  func caught() throws {
    let text = try Golden.check("caught")
    let lines = [
      "let shelf: Swift.Result<Shelf_shelf, InlineGraphQL.GraphQLFieldError>",
      "let shelves: Swift.Result<[Shelf_shelves], InlineGraphQL.GraphQLFieldError>?",
      "let books: Swift.Result<[Book_books]?, InlineGraphQL.GraphQLFieldError>",
      "let pages: Int?",
      "let pages: Int",
      "let tags: [[String]?]",
      "var data: Swift.Result<Data?, InlineGraphQL.GraphQLFieldError> { self.fragmentPointer.result(of: Self.self) }",
    ]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }
}
