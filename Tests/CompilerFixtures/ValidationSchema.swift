import GraphQLLanguage
import GraphQLValidation

extension Schema {
  /// The schema of the tables of errors.
  package static let forValidation: Schema = {
    do throws(Diagnostic) {
      return try Schema(sdl: Source(sdl, name: "test.graphqls"))
    } catch {
      preconditionFailure(error.message)
    }
  }()
}

private let sdl = """
  interface Node { id: ID! }
  interface Named implements Node { id: ID! name: String }
  type Human implements Node & Named {
    id: ID!
    name: String
    friends(first: Int = 10, filter: Filter): [Named!]
    height(unit: Unit = METER): Float
    mass: Float @deprecated(reason: "Use height.")
    pet: Pet
    tags: [[String!]!]
  }
  type Robot implements Node & Named {
    id: ID!
    name: String
    friends(first: Int! = 1): [Node]
    height: Int
    model: String!
    maker(where: Filter!, one: One, old: Int @deprecated): Human
  }
  type Cat { id: ID! name: String! lives: Int owner: Human }
  type Dog { id: ID name: String! barks: Boolean! owner: Human }
  union Pet = Cat | Dog
  enum Unit { METER FOOT CUBIT @deprecated(reason: "Nobody knows its length.") }
  input Filter {
    name: String = "x"
    ids: [ID!]!
    nested: Filter
    unit: Unit
    one: One
    flag: Boolean! = true
    old: Int @deprecated
  }
  input One @oneOf { a: Int b: String c: Filter }
  scalar Date
  directive @rep(x: Int) repeatable on FIELD | QUERY
  directive @need(x: Int!, unit: Unit) on FIELD | VARIABLE_DEFINITION
  type Query {
    node(id: ID!): Node
    named: Named
    human(one: One, when: Date, strict: Boolean): Human
    robot(id: Int, ratio: Float): Robot
    pets(filter: Filter, list: [Int], needed: [Int!]!): [Pet]
    pet: Pet
  }
  type Mutation { setHuman(filter: Filter!, one: One): Human }
  type Subscription { human: Human robot: Robot }
  """
