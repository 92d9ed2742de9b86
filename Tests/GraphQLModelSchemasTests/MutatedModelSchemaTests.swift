import CompilerFixtures
import SeededRandomness
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLModelCompiler
@testable import GraphQLModelSchemas
@testable import GraphQLValidation

/// Model schemas with some words removed, exchanged or moved, the same in each run.
@Suite struct MutatedModelSchemaTests {
  @Test("What no rule objects to is expanded to a valid schema, and compiled", arguments: 0..<8)
  func mutated(part: Int) throws {
    let base =
      try Self.schemas.map(words) + Golden.modelSchemaNames.map { words(in: try Golden.modelSchemaText(named: $0)) }
    let pool = base.flatMap { $0 } + words(in: Self.others)
    var valid = 0
    let count = 100
    for seed in 0..<count {
      var random = SeededRandom(seed: UInt64(part * 1_000_000 + seed))
      var text = base[Int(random.next() % UInt64(base.count))]
      for _ in 0...(random.next() % 3) { mutate(&text, pool, &random) }
      let source = Source(text.joined(separator: "\n"))
      guard !ExpandedSchema.diagnostics(of: source).contains(where: { $0.severity == .error }) else {
        _ = try? ExpandedSchema(source)
        continue
      }
      valid += 1
      check(try ExpandedSchema(source), text.joined(separator: " "))
    }
    #expect(valid > 0)
  }

  private func check(_ schema: ExpandedSchema, _ text: String) {
    let problems = validateSchema(schema.schema.source)
    if !problems.isEmpty { Issue.record("\(problems.map(\.message))\n\(text)") }
    guard let models = schema.models else { return }
    #expect(ModelSchema(text: models.text) == models)
    for known in [schema, try? ExpandedSchema(schema.schema.source)].compactMap({ $0 }) {
      let context = CompilationContext(schema: known.schema, namespace: "Blog")
      _ = compileSchema(known, in: context, declared: [], used: nil, models: .all)
    }
  }

  private func mutate(_ text: inout [String], _ pool: [String], _ random: inout SeededRandom) {
    let place = Int(random.next() % UInt64(text.count))
    let alike = pool.filter { kind(of: $0) == kind(of: text[place]) }
    switch random.next() % 8 {
    case 0: text.remove(at: place)
    case 1: text.insert(pool[Int(random.next() % UInt64(pool.count))], at: place)
    case 2: text.insert(text[place], at: place)
    default: text[place] = alike[Int(random.next() % UInt64(alike.count))]
    }
  }

  /// The kind of a word. Words of one kind can mostly replace each other: strings, directives, arguments and fields,
  /// names.
  private func kind(of word: String) -> Int {
    word.hasPrefix("\"") ? 0 : word.hasPrefix("@") ? 1 : word.hasSuffix(":") ? 2 : word.first?.isLetter == true ? 3 : 4
  }

  private func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      line.matches(of: #/"[^"]*"|@?\w+:?|\S/#).map { String($0.output) }
    }
  }

  private static let schemas = [
    "type Post @model { id: ID! title: String! rating: Int comments: [Comment] @hasMany }"
      + " type Comment @model { text: String post: Post @belongsTo }",
    """
    enum Status { OPEN PAID } type Meta { note: String status: Status }
    type Order @model {
      city: String! @primaryKey(sortKeyFields: ["number"])
      number: Int! @index(name: "byNumber", sortKeyFields: ["status", "day"], queryField: "ordersOf")
      status: Status @index
      day: AWSDate
      meta: [Meta!]
      lines: [Line] @hasMany(references: ["city", "number"])
    }
    type Line @model { city: String number: Int order: Order @belongsTo(references: ["city", "number"]) }
    """,
    """
    type User @model(queries: { get: "user" }, timestamps: { createdAt: "born" }) { id: ID! groups: [Group] @manyToMany(relationName: "Members") best: Group @hasOne }
    type Group @model { name: ID! @primaryKey users: [User] @manyToMany(relationName: "Members") open: Boolean @default(value: "true") }
    """,
    """
    type Note @model @key(name: "byDay", fields: ["day", "rank"], queryField: "notes") { id: ID! day: AWSDate rank: Int
      pages: [Page] @connection(keyName: "byNote", fields: ["id"]) series: Series @connection }
    type Page @model @key(name: "byNote", fields: ["noteID", "number"]) { id: ID! noteID: ID number: Int note: Note @connection(fields: ["noteID"]) }
    type Series @model @key(fields: ["name", "year"]) { name: String! year: Int! notes: [Note] @connection(name: "Notes") }
    """,
  ]

  /// Words that no schema has, or that lists and filters already have.
  private static let others = """
    limit: filter: nextToken: sortDirection: and: or: not: input: condition: items: __typename: id: createdAt:
    "limit" "filter" "id" "" "__x" "a b" "é" "listPosts" "createdAt"
    Query Mutation Subscription Float AWSJSON BigInt
    @model @key @index @hasMany @primaryKey @belongsTo @hasOne @manyToMany @default @connection @auth @function ! [ ] null 1
    """
}
