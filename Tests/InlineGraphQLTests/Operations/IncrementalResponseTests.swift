import Foundation
import InlineGraphQL
import Testing

/// Payloads in each format that servers send, and those that do not fit.
struct IncrementalResponseTests {
  /// Applies payloads. Returns the response after the last.
  private func response(_ payloads: [String]) throws -> IncrementalResponse {
    var response = IncrementalResponse()
    for payload in payloads { try response.apply(Data(payload.utf8)) }
    return response
  }

  private func body(_ payloads: [String]) throws -> String {
    String(decoding: try response(payloads).body, as: UTF8.self)
  }

  @Test(
    "Payloads become one response, in each of the formats",
    arguments: [
      (
        "one piece",
        [#" {"data": {"a" : 1.50}, "errors" : [{"message":"e"}], "extensions": {"x":1}} "#],
        #"{"data":{"a" : 1.50},"errors":[{"message":"e"}],"extensions":{"x":1}}"#
      ),
      (
        "identifiers",
        [
          #"{"data":{"h":{"n":"L","l":["a"]}},"pending":[{"id":"0","path":["h"],"label":"d"},{"id":"1","path":["h","l"]}],"hasNext":true}"#,
          #"{"incremental":[{"id":"1","items":["b","c"]}],"hasNext":true}"#,
          #"{"incremental":[{"id":"0","data":{"f":[{"x":1}]}},{"id":"0","subPath":["f",0],"data":{"y":2}}],"completed":[{"id":"0"}],"hasNext":true}"#,
          #"{"completed":[{"id":"1"}],"hasNext":false}"#,
        ],
        #"{"data":{"h":{"n":"L","l":["a","b","c"],"f":[{"x":1,"y":2}]}}}"#
      ),
      (
        "a part inside a part that comes with it",
        [
          #"{"data":{"h":{}},"pending":[{"id":"0","path":["h"]}],"hasNext":true}"#,
          #"{"pending":[{"id":"1","path":["h","f"]}],"incremental":[{"id":"0","data":{"f":{"x":1}}},{"id":"1","data":{"y":2}}],"completed":[{"id":"0"},{"id":"1"}],"hasNext":false}"#,
        ],
        #"{"data":{"h":{"f":{"x":1,"y":2}}}}"#
      ),
      (
        "paths",
        [
          #"{"data":{"h":{"f":[{"x":1}]}},"hasNext":true}"#,
          #"{"incremental":[{"path":["h"],"label":"d","data":{"f":[{"y":2}],"n":null},"errors":[{"message":"e","path":["h","n"]}]},{"path":["h","f",1],"items":[{"x":3}]}],"hasNext":true}"#,
          #"{"hasNext":false}"#,
        ],
        #"{"data":{"h":{"f":[{"x":1,"y":2},{"x":3}],"n":null}},"errors":[{"message":"e","path":["h","n"]}]}"#
      ),
      (
        "payloads that are a part",
        [
          #"{"data":{"h":{"f":[{"x":1}]}},"hasNext":true}"#,
          #"{"path":["h","f",1],"label":"s","data":{"x":2},"hasNext":true}"#,
          #"{"path":["h","f",1],"label":"d","data":{"y":3},"hasNext":true}"#,
          #"{"path":["h"],"data":{"n":"\u00e9"},"extensions":{"t":1},"hasNext":false}"#,
        ],
        #"{"data":{"h":{"f":[{"x":1},{"x":2,"y":3}],"n":"\u00e9"}},"extensions":{"t":1}}"#
      ),
      (
        "errors of a part",
        [
          #"{"data":{"h":{}},"errors":[{"message":"a"}],"pending":[{"id":"0","path":["h"]}],"hasNext":true}"#,
          #"{"completed":[{"id":"0","errors":[{"message":"b"}]}],"hasNext":false}"#,
        ],
        #"{"data":{"h":{}},"errors":[{"message":"a"},{"message":"b"}]}"#
      ),
      (
        "what is there stays",
        [
          #"{"data":{"a":{"b":1},"c":[1,2]},"hasNext":true}"#,
          #"{"incremental":[{"path":[],"data":{"a":null,"c":[3,4,5],"d":1,"d":2}}],"hasNext":false}"#,
        ],
        #"{"data":{"a":{"b":1},"c":[1,2,5],"d":1}}"#
      ),
    ] as [(String, [String], String)]
  )
  func formats(name: String, payloads: [String], expected: String) throws {
    #expect(try body(payloads) == expected)
    #expect(try response(payloads).isComplete)
  }

  @Test("What is pending, complete and failed is told")
  func states() throws {
    let payloads = [
      #"{"data":{"h":{"l":[]}},"pending":[{"id":"0","path":["h"],"label":"d"},{"id":"1","path":["h","l"]}],"hasNext":true}"#,
      #"{"incremental":[{"id":"1","items":[1]}],"completed":[{"id":"1","errors":[{"message":"e"}]}],"hasNext":true}"#,
      #"{"incremental":[{"id":"0","data":{"x":1}}],"completed":[{"id":"0"}],"hasNext":false}"#,
    ]
    let states = try (1...3).map { count in try response(Array(payloads.prefix(count))).parts.map(\.state) }
    let failed = IncrementalResponse.Part.State.failed([GraphQLError(message: "e")])
    #expect(states == [[.pending, .pending], [.pending, failed], [.complete, failed]])
    #expect(try response(Array(payloads.prefix(1))).parts.map(\.path.description) == ["h", "h.l"])
    #expect(try !response(Array(payloads.prefix(2))).isComplete)
  }

  private static let start =
    #"{"data":{"h":{"l":["a"],"n":1}},"pending":[{"id":"0","path":["h"]},{"id":"1","path":["h","l"]}],"hasNext":true}"#
  private static let old = #"{"data":{"h":{"l":["a"],"n":1}},"hasNext":true}"#
  private static let place = JSONPath([.key("h"), .key("x")])
  private static let list = JSONPath([.key("h"), .key("l")])

  @Test(
    "What does not fit is an error that says why, and never a trap",
    arguments: [
      (["[]"], .notAPayload("A payload is a JSON object, and so is each of its parts.")),
      (["{"], .notAPayload("This is not JSON: there is the end of the body at byte 1.")),
      ([start, #"{"data":{}}"#], .notAPayload("The payload has data without the path or the id of a part.")),
      ([start, #"{"incremental":{}}"#], .notAPayload("\"incremental\" of the payload is not a list.")),
      ([start, #"{"incremental":[1]}"#], .notAPayload("A payload is a JSON object, and so is each of its parts.")),
      ([start, #"{"incremental":[{"id":1,"data":{}}]}"#], .notAPayload("\"id\" of a part is not a string.")),
      ([start, #"{"incremental":[{"id":"0"}]}"#], .notAPayload("A part of the payload has no \"data\".")),
      ([start, #"{"incremental":[{"id":"0","data":[]}]}"#], .notAPayload("\"data\" of a part is not an object.")),
      ([start, #"{"completed":[{}]}"#], .notAPayload("A part of the payload has no \"id\".")),
      ([start, #"{"hasNext":1}"#], .notAPayload("\"hasNext\" of the payload is not a Boolean.")),
      (
        [start, #"{"pending":[{"id":"2","path":[null]}],"hasNext":true}"#],
        .notAPayload("\"path\" of a part is not a list of names and numbers.")
      ),
      ([start, #"{"pending":[{"id":"0","path":["h"]}],"hasNext":true}"#], .duplicateID("0")),
      ([start, #"{"incremental":[{"id":"9","data":{}}],"hasNext":true}"#], .unknownID("9")),
      ([start, #"{"completed":[{"id":"9"}],"hasNext":true}"#], .unknownID("9")),
      ([start, #"{"completed":[{"id":"0"},{"id":"0"}],"hasNext":true}"#], .completedID("0")),
      (
        [
          start, #"{"completed":[{"id":"0"}],"hasNext":true}"#,
          #"{"incremental":[{"id":"0","data":{}}],"hasNext":true}"#,
        ],
        .completedID("0")
      ),
      ([start, #"{"pending":[{"id":"2","path":["h","x"]}],"hasNext":true}"#], .noSuchPlace(place)),
      (
        [start, #"{"pending":[{"id":"2","path":["h","n"]}],"hasNext":true}"#],
        .notAnObject(JSONPath([.key("h"), .key("n")]))
      ),
      ([start, #"{"incremental":[{"id":"0","subPath":["x"],"data":{}}],"hasNext":true}"#], .noSuchPlace(place)),
      (
        [start, #"{"incremental":[{"id":"1","subPath":[-1],"data":{}}],"hasNext":true}"#],
        .noSuchPlace(JSONPath([.key("h"), .key("l"), .index(-1)]))
      ),
      ([start, #"{"incremental":[{"id":"0","items":[1]}],"hasNext":true}"#], .notNextElements(JSONPath([.key("h")]))),
      ([start, #"{"incremental":[{"id":"1","data":{"a":1}}],"hasNext":true}"#], .notAnObject(list)),
      ([start, #"{"hasNext":false}"#], .incompletePart(JSONPath([.key("h")]))),
      ([old, #"{"hasNext":false}"#, #"{"hasNext":false}"#], .afterLastPayload),
      ([old, #"{"incremental":[{"path":["h","x"],"data":{}}],"hasNext":true}"#], .noSuchPlace(place)),
      (
        [old, #"{"incremental":[{"path":["h","l",2],"items":[1]}],"hasNext":true}"#],
        .notNextElements(JSONPath([.key("h"), .key("l"), .index(2)]))
      ),
      (
        [old, #"{"incremental":[{"path":["h",0],"items":[1]}],"hasNext":true}"#],
        .notNextElements(JSONPath([.key("h"), .index(0)]))
      ),
      (
        [old, #"{"incremental":[{"path":["h"],"items":[1]}],"hasNext":true}"#], .notNextElements(JSONPath([.key("h")]))
      ),
      (
        [old, #"{"incremental":[{"path":["h","n"],"data":{}}],"hasNext":true}"#],
        .notAnObject(JSONPath([.key("h"), .key("n")]))
      ),
      ([#"{"errors":[],"hasNext":true}"#, #"{"path":["h"],"data":{}}"#], .noSuchPlace(JSONPath([.key("h")]))),
    ] as [([String], IncrementalResponseError)]
  )
  func mistakes(payloads: [String], expected: IncrementalResponseError) throws {
    #expect(throws: expected) { try self.response(payloads) }
    var response = IncrementalResponse()
    for payload in payloads { try? response.apply(Data(payload.utf8)) }
    #expect(throws: IncrementalResponseError.afterLastPayload) { try response.apply(Data("{}".utf8)) }
    _ = response.body
  }

  @Test("10,000 payloads, and payloads that nest deeply, take no time that matters and no stack")
  func limits() throws {
    var response = IncrementalResponse()
    try response.apply(Data(#"{"data":{"l":[]},"pending":[{"id":"0","path":["l"]}],"hasNext":true}"#.utf8))
    for index in 0..<10_000 {
      try response.apply(Data(#"{"incremental":[{"id":"0","items":[{"x":\#(index)}]}],"hasNext":true}"#.utf8))
    }
    try response.apply(Data(#"{"completed":[{"id":"0"}],"hasNext":false}"#.utf8))
    guard case .array(let elements)? = try GraphQLJSONValue(parsing: response.body)["data"]?["l"] else { return }
    #expect(elements.count == 10_000)

    var deep = IncrementalResponse()
    let nested = String(repeating: #"{"a":"#, count: 500) + "{}" + String(repeating: "}", count: 500)
    try deep.apply(Data(#"{"data":\#(nested),"hasNext":true}"#.utf8))
    let path = Array(repeating: #""a""#, count: 500).joined(separator: ",")
    try deep.apply(Data(#"{"path":[\#(path)],"data":\#(nested),"hasNext":false}"#.utf8))
    #expect(deep.body.count > 6000)
    var long = IncrementalResponse()
    try long.apply(Data(Self.old.utf8))
    let error = IncrementalResponseError.notAPayload("\"path\" of a part is longer than 512.")
    #expect(throws: error) { try long.apply(Data(#"{"path":[\#(path),\#(path)],"data":{}}"#.utf8)) }
  }
}
