import Foundation

/// A schema that random graphs conform to.
struct TestSchema: Sendable, CustomStringConvertible {
  let description: String
  let sdl: String

  static let all = [named("StarWars"), named("AnimalKingdom"), library]

  private static func named(_ name: String) -> TestSchema {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    do {
      let path = root.appendingPathComponent("Schemas/\(name).graphqls")
      return TestSchema(description: name, sdl: try String(contentsOf: path, encoding: .utf8))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Objects of every kind of identity, in lists of every kind.
  private static let library = TestSchema(
    description: "Library",
    sdl: """
      scalar Any
      enum Order { NEWEST TITLE }
      input Range { from: Int, to: Int = 3, within: Range, tags: [String], order: Order, exact: Float }

      interface Node { id: ID! }
      interface Sized { size(range: Range): Size }
      type Author implements Node { id: ID!, name: String, books(first: Int, range: Range, order: Order): [Book] }
      type Book implements Sized { isbn: String!, title: String!, size(range: Range): Size, author: Author!, any: Any, notes: [Note!] }
      type Shelf implements Node & Sized { id: ID!, size(range: Range): Size, grid: [[Thing]], books: [Book!]!, rows: [[Size!]!]! }
      type Note { text: String!, about: Thing, by: Author, tags: [[String]] }
      type Size { width: Float!, height: Float, unit: String, inner: Size }
      union Thing = Book | Shelf | Note | Size

      type Query {
        node(id: ID!): Node
        nodes(ids: [ID!]!): [Node]
        book(isbn: String): Book
        thing(range: Range): Thing
        things(ranges: [Range!], order: Order = TITLE): [Thing!]
        shelf: Shelf!
        sized(exact: Float, id: ID): Sized
        author(name: String): Author
        note: Note
        count(first: Int): Int
      }
      """
  )
}
