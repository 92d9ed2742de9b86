import Foundation
import InlineGraphQL
import Testing

/// Variables and input objects, tested with the types that the macros emit.
@Suite("Macros: variables and input objects")
struct InputRowsTests {
  enum Queries {
    #graphql(
      """
      query Values(
        $count: Int! = 10, $page: Int, $name: String, $ratio: Float, $isOpen: Boolean, $id: ID, $shape: Shape, $odd: Odd
        $elements: [Int], $matrix: [[Int!]], $filter: ValueFilter, $by: ValueBy, $after: DateTime, $length: Length
      ) {
        values(
          count: $count, page: $page, name: $name, ratio: $ratio, isOpen: $isOpen, id: $id, shape: $shape, odd: $odd
          elements: $elements, matrix: $matrix, filter: $filter, by: $by, after: $after, length: $length
        ) { id }
      }
      """
    )
    // A single value coerces to a list of it, and to a list of lists (section 3.12).
    #graphql(
      """
      query Coerced { values(elements: 1, matrix: 2, filter: {and: {shape: ROUND}}, by: {codes: "x"}) { id } }
      """
    )
  }

  private func text(_ operation: some GraphQLOperation) throws -> String {
    String(decoding: try operation.variables.variableData, as: UTF8.self)
  }

  @Test("REL-05: literals of every kind stand for values, in the order of the definitions")
  func literals() throws {
    let operation = Queries.Values(
      count: 1,
      page: 2,
      name: "é\n",
      ratio: 3,
      isOpen: true,
      id: "4",
      shape: .round,
      elements: [5, nil],
      matrix: [[6], nil, []],
      filter: .init(shape: .square),
      by: .id("7"),
      after: .some(Date(timeIntervalSince1970: 0.5)),
      length: .some(Rows.Length(meters: 8))
    )
    #expect(
      try text(operation)
        == #"{"count":1,"page":2,"name":"é\n","ratio":3,"isOpen":true,"id":"4","shape":"ROUND","elements":[5,null],"#
        + #""matrix":[[6],null,[]],"filter":{"shape":"SQUARE"},"by":{"id":"7"},"after":"1970-01-01T00:00:00.500Z","#
        + #""length":"8 m"}"#
    )
  }

  @Test("REL-07: a non-null variable with a default is left out unless it is given, and never null")
  func defaults() throws {
    #expect(try text(Queries.Values()) == "{}")
    #expect(try text(Queries.Values(count: nil)) == "{}")
    #expect(try text(Queries.Values(count: 0)) == #"{"count":0}"#)
    #expect(Queries.Values.document.hasPrefix("query Values($count:Int!=10$page:Int$"))
  }

  @Test("REL-08, APO-06: a nullable variable is left out by default and for nil, and null where .null says so")
  func nullableVariables() throws {
    #expect(try text(Queries.Values(page: nil, shape: nil, filter: nil)) == "{}")
    #expect(
      try text(Queries.Values(page: .null, shape: .null, matrix: .null, filter: .null, after: .null))
        == #"{"page":null,"shape":null,"matrix":null,"filter":null,"after":null}"#
    )
    let given: Int? = 5
    let missing: Int? = nil
    #expect(try text(Queries.Values(page: GraphQLNullable(given))) == #"{"page":5}"#)
    #expect(try text(Queries.Values(page: GraphQLNullable(missing))) == "{}")
    #expect(Set([Queries.Values.Variables(), .init(page: .null), .init(page: 5), .init(page: .none)]).count == 3)
  }

  @Test("A nullable variable takes a value, an optional, a value for null and nothing, each beside any other")
  func nullableArguments() throws {
    let (page, name, ratio, isOpen, shape) = (1, "n", 0.5, true, Rows.Shape.square)
    let (elements, matrix, filter) = ([2], [[3], nil], Rows.ValueFilter(label: .null))
    let (date, length) = (Date(timeIntervalSince1970: 0), Rows.Length(meters: 1))
    let all =
      #"{"page":1,"name":"n","ratio":0.5,"isOpen":true,"id":"n","shape":"SQUARE","elements":[2],"matrix":[[3],null],"#
      + #""filter":{"label":null},"by":{"id":"n"},"after":"1970-01-01T00:00:00Z","length":"1 m"}"#
    let values = Queries.Values(
      page: page,
      name: name,
      ratio: ratio,
      isOpen: isOpen,
      id: name,
      shape: shape,
      elements: elements,
      matrix: matrix,
      filter: filter,
      by: Rows.ValueBy.id(name),
      after: date,
      length: length
    )
    #expect(try text(values) == all)
    func optionals(_ isGiven: Bool) -> Queries.Values {
      Queries.Values(
        page: isGiven ? page : nil,
        name: Optional(name).filter(isGiven),
        ratio: isGiven ? ratio : nil,
        isOpen: Optional(isOpen).filter(isGiven),
        id: isGiven ? name : nil,
        shape: Optional(shape).filter(isGiven),
        elements: Optional(elements).filter(isGiven),
        matrix: isGiven ? matrix : nil,
        filter: Optional(filter).filter(isGiven),
        by: isGiven ? .id(name) : nil,
        after: Optional(date).filter(isGiven),
        length: Optional(length).filter(isGiven)
      )
    }
    #expect(try text(optionals(true)) == all)
    #expect(try text(optionals(false)) == "{}")
    let cursors: [String: String?] = ["known": "n", "empty": nil]
    #expect(try text(Queries.Values(name: cursors["known"])) == #"{"name":"n"}"#)
    #expect(try text(Queries.Values(name: cursors["empty"])) == "{}")
    #expect(try text(Queries.Values(name: cursors["unknown"], id: .null)) == #"{"id":null}"#)
    let mixed = Queries.Values(
      page: isOpen ? .null : page,
      name: name,
      ratio: 3,
      isOpen: nil,
      id: "\(page)",
      shape: .square,
      odd: .null,
      filter: .init(and: [filter], not: .null, shape: shape, label: name),
      by: .none,
      length: .some(length)
    )
    #expect(
      try text(mixed)
        == #"{"page":null,"name":"n","ratio":3,"id":"1","shape":"SQUARE","odd":null,"#
        + #""filter":{"and":[{"label":null}],"not":null,"shape":"SQUARE","label":"n"},"length":"1 m"}"#
    )
    #expect(try text(Queries.Values(variables: .init(page: page, name: .null))) == #"{"page":1,"name":null}"#)
  }

  @Test("Values that are called as the states are: null and nothing win over a value with a dot")
  func namedAsStates() throws {
    #expect(try text(Queries.Values(odd: Rows.Odd.none)) == #"{"odd":"NONE"}"#)
    #expect(try text(Queries.Values(odd: .default)) == #"{"odd":"DEFAULT"}"#)
    #expect(try text(Queries.Values(odd: nil)) == "{}")
  }

  @Test("A GraphQLNullable is handed on as it is, beside literals and others")
  func nullables() throws {
    func operation(
      _ page: GraphQLNullable<Int>,
      _ shape: GraphQLNullable<Rows.Shape>,
      _ elements: GraphQLNullable<[Int?]>
    ) -> Queries.Values {
      Queries.Values(
        page: page,
        name: "x",
        ratio: .null,
        shape: shape,
        elements: elements,
        filter: .some(.init(shape: shape, label: .null))
      )
    }
    #expect(
      try text(operation(1, .null, [2, nil]))
        == #"{"page":1,"name":"x","ratio":null,"shape":null,"elements":[2,null],"filter":{"shape":null,"label":null}}"#
    )
    #expect(
      try text(operation(.none, .some(.round), .null))
        == #"{"name":"x","ratio":null,"shape":"ROUND","elements":null,"filter":{"shape":"ROUND","label":null}}"#
    )
    var variables = Queries.Values.Variables(name: "x")
    variables.page = operation(3, .none, .none).variables.page
    #expect(try text(Queries.Values(variables: variables)) == #"{"page":3,"name":"x"}"#)
  }

  @Test("REL-08, APO-07: a field of an input object has three states, an element of a list two")
  func nullableFields() throws {
    func filter(_ filter: Rows.ValueFilter) throws -> String { try text(Queries.Values(filter: .some(filter))) }
    #expect(try filter(.init()) == #"{"filter":{}}"#)
    #expect(try filter(.init(and: nil, shape: nil, limit: nil, label: nil)) == #"{"filter":{}}"#)
    #expect(
      try filter(.init(and: .null, not: .null, shape: .null, limit: 0, label: .null))
        == #"{"filter":{"and":null,"not":null,"shape":null,"limit":0,"label":null}}"#
    )
    #expect(try filter(.init(any: [nil, .init(shape: .round)])) == #"{"filter":{"any":[null,{"shape":"ROUND"}]}}"#)
    let elements: GraphQLNullable<[Int?]> = Queries.Values.Variables(elements: [nil]).elements
    let matrix: GraphQLNullable<[[Int]?]> = Queries.Values.Variables(matrix: [nil]).matrix
    #expect(elements == [nil] && matrix == [nil])
  }

  @Test("A value in a document stands for the list that it is coerced to")
  func listCoercion() {
    #expect(
      Queries.Coerced.document
        == #"query Coerced{values(elements:1 matrix:2 filter:{and:{shape:ROUND}}by:{codes:"x"}){__typename id}}"#
    )
  }

  @Test("REL-13: input objects hold themselves directly, in lists and by way of others")
  func recursion() throws {
    var filter = Rows.ValueFilter(
      and: [.init(not: .init(limit: 1)), .init(and: [])],
      range: .init(least: 0.5, outside: .init(range: .init(outside: .init())))
    )
    filter.label = "x"
    #expect(
      try text(Queries.Values(filter: .some(filter)))
        == #"{"filter":{"and":[{"not":{"limit":1}},{"and":[]}],"range":{"least":0.5,"outside":{"range":{"outside":{}}}},"#
        + #""label":"x"}}"#
    )
    #expect(filter == filter && filter != .init() && Set([filter, filter, .init()]).count == 2)
  }

  @Test("REL-13: 40 levels of every way to nest are written, and a thousand")
  func depth() throws {
    for levels in [40, 1000] {
      var filter = Rows.ValueFilter()
      var by = Rows.ValueBy.id("1")
      for _ in 0..<levels {
        filter = .init(and: [.init(not: .some(.init(range: .init(outside: .some(filter)))))])
        by = .by(by)
      }
      let data = try Queries.Values(filter: .some(filter), by: .some(by)).variables.variableData
      let opened = String(repeating: #"{"and":[{"not":{"range":{"outside":"#, count: levels)
      let closed = String(repeating: "}}}]}", count: levels)
      let nested = String(repeating: #"{"by":"#, count: levels) + #"{"id":"1"}"# + String(repeating: "}", count: levels)
      #expect(String(decoding: data, as: UTF8.self) == #"{"filter":\#(opened){}\#(closed),"by":\#(nested)}"#)
    }
  }

  @Test("A one-of input object is an enum with the one field that is given")
  func oneOf() throws {
    #expect(try text(Queries.Values(by: .codes([["a", "b"], []]))) == #"{"by":{"codes":[["a","b"],[]]}}"#)
    #expect(
      try text(Queries.Values(by: .filter(.init(not: .init())))) == #"{"by":{"filter":{"not":{}}}}"#
    )
    func name(_ by: Rows.ValueBy) -> String {
      switch by {
      case .id(let id): id
      case .codes(let codes): "\(codes)"
      case .filter, .by: "nested"
      }
    }
    #expect(name(.id("x")) == "x")
  }

  @Test("Int beyond 32 bits, NaN and infinity cannot be sent, and the error says where they are")
  func unsendable() throws {
    func error(_ operation: Queries.Values) -> JSONWritingError? {
      #expect(throws: JSONWritingError.self) { try operation.variables.variableData }
    }
    #expect(try text(Queries.Values(page: 2_147_483_647)) == #"{"page":2147483647}"#)
    #expect(try text(Queries.Values(page: -2_147_483_648)) == #"{"page":-2147483648}"#)
    for page in [2_147_483_648, -2_147_483_649] {
      let error = error(Queries.Values(page: .some(page)))
      #expect(error?.path.description == "page")
      #expect(
        error?.reason == "\(page) is not a 32-bit signed integer; send a Float or a String, as the schema allows."
      )
    }
    #expect(error(.init(elements: [1, nil, .max]))?.path.description == "elements[2]")
    #expect(error(.init(matrix: [[1], [2, .min]]))?.path.description == "matrix[1][1]")
    #expect(error(.init(ratio: .some(.nan)))?.path.description == "ratio")
    let filter = Rows.ValueFilter(and: [.init(), .init(range: .init(least: .some(-.infinity)))])
    #expect(error(.init(filter: .some(filter)))?.path.description == "filter.and[1].range.least")
    #expect(throws: JSONWritingError.self) { try GraphQLRequest(Queries.Values(page: .some(.max))) }
  }
}

extension Optional {
  fileprivate func filter(_ isIncluded: Bool) -> Self { isIncluded ? self : nil }
}
