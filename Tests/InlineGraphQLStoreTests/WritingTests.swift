import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("Responses become records")
struct WritingTests {
  private let store = GraphQLStore(keyFields: ["Book": ["isbn", "part"], "Size": []])

  private func request(_ text: String, _ variables: String = "{}") -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: ""), variables: Data(variables.utf8)) { [:] }
  }

  private func write(_ response: String, to text: String, _ variables: String = "{}") throws {
    try store.write(Data(response.utf8), to: request(text, variables))
  }

  /// Returns the response, or the places of what is missing.
  private func read(_ text: String, _ variables: String = "{}") throws -> String {
    let stored = try store.read(request(text, variables))
    if !stored.missing.isEmpty { return stored.missing.map(\.description).joined(separator: " ") }
    return String(decoding: stored.body, as: UTF8.self)
  }

  @Test("An object is one record, whatever leads to it")
  func identity() throws {
    try write(#"{"data":{"a":{"__typename":"User","id":"1","name":"Ada"}}}"#, to: "{a{__typename id name}}")
    try write(#"{"data":{"b":{"id":1,"age":36,"__typename":"User"}}}"#, to: "{b{__typename id age}}")
    #expect(try read("{a{name age}}") == #"{"data":{"a":{"name":"Ada","age":36}}}"#)
  }

  @Test("A type is known by its name, however that is written")
  func escapedTypename() throws {
    try write(#"{"data":{"a":{"__typename":"User","id":"1","name":"Ada"}}}"#, to: "{a{__typename id name}}")
    try write(
      #"{"data":{"b":{"__typename":"\u0055ser","id":"1","age":36}}}"#,
      to: "{b{__typename id age}}"
    )
    #expect(try read("{a{__typename name age}}") == #"{"data":{"a":{"__typename":"User","name":"Ada","age":36}}}"#)
    // What is no name stays as it came, so that what is read is JSON.
    try write(#"{"data":{"c":{"__typename":"U\"\u0055","id":"1"}}}"#, to: "{c{__typename id}}")
    #expect(try read("{c{__typename id}}") == #"{"data":{"c":{"__typename":"U\"\u0055","id":"1"}}}"#)
  }

  @Test("Of members with one name the first counts, as for those who read the response")
  func duplicates() throws {
    let members = (0..<70).map { "\"m\($0)\":\($0)" }.joined(separator: ",")
    let names = (0..<70).map { "m\($0)" }.joined(separator: " ")
    let response =
      #"{"data":{"a":{"__typename":"User","id":"1","name":"Ada","id":"2","name":"Bob","__typename":"X",MEMBERS}}}"#
    try write(
      response.replacing("MEMBERS", with: members + #","m0":-1,"m69":-1"#),
      to: "{a{__typename id name \(names)}}"
    )
    #expect(
      try read("{a{__typename id name m0 m69}}")
        == #"{"data":{"a":{"__typename":"User","id":"1","name":"Ada","m0":0,"m69":69}}}"#
    )
  }

  @Test("Key fields identify, all of them together")
  func keyFields() throws {
    try write(
      #"{"data":{"a":{"__typename":"Book","isbn":"x","part":1,"title":"A"}}}"#,
      to: "{a{__typename isbn part title}}"
    )
    try write(
      #"{"data":{"b":{"__typename":"Book","isbn":"x","part":1},"c":{"__typename":"Book","isbn":"x","part":2}}}"#,
      to: "{b{__typename isbn part}c{__typename isbn part}}"
    )
    #expect(try read("{b{title}}") == #"{"data":{"b":{"title":"A"}}}"#)
    #expect(try read("{c{title}}") == "c.title")
  }

  @Test("Without key fields an object belongs to its place, and another type there is another object")
  func places() throws {
    try write(
      #"{"data":{"a":[[{"__typename":"Size","id":"1","x":1}],[null,{"__typename":"Size","id":"1","x":2}],null]}}"#,
      to: "{a{__typename id x}}"
    )
    #expect(try read("{a{x}}") == #"{"data":{"a":[[{"x":1}],[null,{"x":2}],null]}}"#)
    try write(#"{"data":{"a":[[{"__typename":"Area"}]]}}"#, to: "{a{__typename}}")
    #expect(try read("{a{x}}") == "a[0][0].x")
  }

  @Test("Arguments are compared by their values; an absent one is not null")
  func arguments() throws {
    let text = "query($p:P,$n:Int=3){f(p:$p,n:$n)}"
    try write(#"{"data":{"f":1}}"#, to: text, #"{"p":{"b":1.0,"a":"RED"}}"#)
    #expect(try read("{f(n:3,p:{a:RED,b:1})}") == #"{"data":{"f":1}}"#)
    try write(#"{"data":{"f":2}}"#, to: text, "{}")
    #expect(try read("{f(n:3)}") == #"{"data":{"f":2}}"#)
    #expect(try read("{f(n:3,p:null)}") == "f")
    #expect(try read("query($n:Int){f(p:{b:1,c:$n,a:RED},n:3)}") == #"{"data":{"f":1}}"#)
  }

  @Test("An error stays with its field, which is neither null nor missing")
  func errors() throws {
    try write(
      #"{"errors":[{"message":"No","path":["u","b"],"locations":[{"line":1,"column":2}]}],"data":{"u":{"a":1,"b":null}}}"#,
      to: "{u{a b:c}}"
    )
    #expect(
      try read("{u{c}}")
        == #"{"data":{"u":{"c":null}},"errors":[{"message":"No","path":["u","c"]}]}"#
    )
    try write(#"{"data":{"u":{"c":5}}}"#, to: "{u{c}}")
    #expect(try read("{u{c}}") == #"{"data":{"u":{"c":5}}}"#)
  }

  @Test("Of two aliases of a field one may be null because of what it selects")
  func aliasesWithErrors() throws {
    let user = #"{"__typename":"User","id":"1","m":[null]}"#
    for aliases in ["\"a\":\(user),\"b\":null", "\"b\":null,\"a\":\(user)"] {
      try write(
        #"{"errors":[{"message":"M","path":["a","m",0]},{"message":"N","path":["b","n"]}],"data":{\#(aliases)}}"#,
        to: "{a:u{__typename id m}b:u{__typename id n}}"
      )
      try write(#"{"data":{"v":{"__typename":"User","id":"1"}}}"#, to: "{v{__typename id}}")
      #expect(try read("{v{m}}") == #"{"data":{"v":{"m":[null]}},"errors":[{"message":"M","path":["v","m",0]}]}"#)
    }
    #expect(try read("{u{m}}") == #"{"data":{"u":{"m":[null]}},"errors":[{"message":"M","path":["u","m",0]}]}"#)
  }

  @Test("An object that a field made null is null for those who select the field")
  func innerErrors() throws {
    try write(
      #"{"errors":[{"message":"No","path":["u",0,"n"]}],"data":{"u":[null,{"m":1,"n":2}]}}"#,
      to: "{u{m n}}"
    )
    #expect(
      try read("{u{k:n}}") == #"{"data":{"u":[null,{"k":2}]},"errors":[{"message":"No","path":["u",0,"k"]}]}"#
    )
    #expect(try read("{u{m}}") == "u[0]")
  }

  @Test(
    "What is no data, and what is no JSON, changes nothing",
    arguments: [
      #"{"data":null,"errors":[{"message":"No","path":["a"]}]}"#, #"{"errors":[{"message":"No"}]}"#, "{}",
      #"{"data":{"a":2}"#, #"{"data":{"a":2},}"#, "[]", "",
    ]
  )
  func noData(_ response: String) throws {
    try write(#"{"data":{"a":1}}"#, to: "{a}")
    try? write(response, to: "{a}")
    #expect(try read("{a}") == #"{"data":{"a":1}}"#)
  }

  @Test("What is not as it was selected is passed over")
  func otherKinds() throws {
    try write(#"{"data":{"a":1,"b":{"x":{"id":"1"}},"z":[{"id":"2"}]}}"#, to: "{a{x}b}")
    #expect(try read("{a{x}}") == "a")
    #expect(try read("{b}") == #"{"data":{"b":{"x":{"id":"1"}}}}"#)
  }

  @Test("Records may have many fields, and texts may change their length")
  func manyFields() throws {
    for turn in 1...3 {
      let value = String(repeating: "long", count: 10 / turn)
      let text = "{\((0..<200).map { "f(n:\($0))" }.enumerated().map { "a\($0):\($1)" }.joined(separator: " "))}"
      let members = (0..<200).map { "\"a\($0)\":\"\(value)\($0)\"" }.joined(separator: ",")
      try write("{\"data\":{\(members)}}", to: text)
      #expect(try read(text) == "{\"data\":{\(members)}}")
    }
  }
}
