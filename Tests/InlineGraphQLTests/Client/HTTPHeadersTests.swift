import InlineGraphQL
import Testing

@Suite struct HTTPHeadersTests {
  @Test("A field is found whatever the case of its name, and keeps the name that it was given last")
  func names() {
    var headers: HTTPHeaders = ["retry-after": "1", "Retry-After": "2", "Vary": "*"]
    #expect(headers["RETRY-AFTER"] == "2")
    #expect(headers.names == ["Retry-After", "Vary"])
    headers["vary"] = nil
    #expect(headers == HTTPHeaders(["RETRY-after": "2"]))
    #expect(headers.hashValue == HTTPHeaders(["RETRY-after": "2"]).hashValue)
    #expect(headers != ["Retry-After": "3"])
    #expect(headers["Vary"] == nil)
  }

  @Test("The name and the version of a client")
  func client() {
    #expect(
      HTTPHeaders.client(name: "Shop", version: "1.2")
        == ["apollographql-client-name": "Shop", "apollographql-client-version": "1.2"]
    )
    #expect(HTTPHeaders.client(name: "Shop").names == ["apollographql-client-name"])
  }

  @Test("Descriptions have names alone")
  func descriptions() {
    let headers: HTTPHeaders = ["B": "secret", "A": "secret"]
    #expect("\(headers)" == #"["A": …, "B": …]"#)
    #expect(String(reflecting: headers) == "\(headers)")
    var dumped = ""
    dump(headers, to: &dumped)
    #expect(dumped.contains("A") && !dumped.contains("secret"))
  }
}
