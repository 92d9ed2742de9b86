import Foundation
import GraphQLHTTP
import SeededRandomness
import Testing

@Suite("Bodies of type multipart/mixed") struct MultipartReaderTests {
  /// Bodies with the boundary `b`, and the bodies of their parts.
  private static let bodies: [(text: String, parts: [String], isComplete: Bool)] = [
    ("--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b--\r\n", ["{}"], true),
    ("\r\n--b\r\nA: 1\r\n\r\none\r\n--b\r\nA: 2\r\n\r\ntwo\r\n--b--", ["one", "two"], true),
    ("preamble\r\n--b\r\n\r\nno headers\r\n--b--\r\nepilogue\r\n--b\r\n\r\nx\r\n--b--", ["no headers"], true),
    ("--b \t\r\n\r\npadded\r\n--b--", ["padded"], true),
    ("--b\r\n\r\nfirst\r\n--b", ["first"], false),
    ("--b\r\n\r\n-b\r\n-- b\r\nx--b\r\n--b--", ["-b\r\n-- b\r\nx--b"], true),
    ("--b\r\n\r\na\r\n--b ignored -- \r\n\r\nb\r\n--b--", ["a", "b"], true),
    ("--b\r\n\r\na\r\n\r\n--b--", ["a\r\n"], true),
    ("--b\r\n\r\na\r\n--b\r\n--b--", ["a", ""], true),
    ("--b\r\n\r\na\n--b\nb\r\n--b--", ["a\n--b\nb"], true),
    ("--b\r\n\r\nunfinished", [], false),
    ("--b--", [], true),
    ("", [], false),
  ]

  @Test("Parts are the same in whatever pieces they arrive")
  func parts() throws {
    for (text, expected, isComplete) in Self.bodies {
      let bytes = Data(text.utf8)
      for split in 0...bytes.count {
        var reader = MultipartReader(boundary: "b", maximumPartSize: 200)
        let parts = try reader.append(bytes[..<split]) + reader.append(bytes[split...])
        #expect(
          parts.map { String(decoding: $0.body, as: UTF8.self) } == expected,
          "\(text.debugDescription) at \(split)"
        )
        #expect(reader.isComplete == isComplete)
      }
      var reader = MultipartReader(boundary: "b", maximumPartSize: 200)
      let parts = try bytes.flatMap { try reader.append(Data([$0])) }
      #expect(parts.map { String(decoding: $0.body, as: UTF8.self) } == expected)
    }
  }

  @Test("Random parts in random pieces come back")
  func random() throws {
    var random = SeededRandom(seed: 20)
    let alphabet = Array("-b\r\n:{} ".utf8)
    for _ in 0..<500 {
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Data((0..<Int.random(in: 0...30, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      }.filter { !("\r\n" + String(decoding: $0, as: UTF8.self) + "\r\n").contains("\r\n--bound") }
      var body = Data()
      for part in parts { body += Data("\r\n--bound\r\nContent-Type: x\r\n\r\n".utf8) + part }
      body += Data("\r\n--bound--\r\n".utf8)
      var reader = MultipartReader(boundary: "bound", maximumPartSize: 100)
      var found: [Data] = []
      while !body.isEmpty {
        let piece = body.prefix(Int.random(in: 1...9, using: &random))
        found += try reader.append(piece).map(\.body)
        body = Data(body.dropFirst(piece.count))
      }
      #expect(found == parts)
    }
  }

  @Test("Headers of a part are read")
  func headers() throws {
    var reader = MultipartReader(boundary: "-", maximumPartSize: 200)
    let parts = try reader.append(Data("---\r\nContent-Type: a/b; c=d\r\nX:1\r\nnonsense\r\n\r\nx\r\n-----\r\n".utf8))
    #expect(parts.map(\.headers) == [["Content-Type": "a/b; c=d", "X": "1"]])
  }

  @Test("Headers are passed over, however many there are, and however slowly the line of a delimiter comes")
  func endlessLines() throws {
    var reader = MultipartReader(boundary: "-", maximumPartSize: 4_000_000)
    let lines = String(repeating: "X: y\r\n", count: 500_000)
    let parts = try reader.append(Data("---\r\n\(lines)nonsense\r\n\r\nx\r\n---".utf8))
    #expect(parts.map(\.body) == [Data("x".utf8)])
    for _ in 0..<100_000 { _ = try reader.append(Data("          ".utf8)) }
    #expect(try reader.append(Data("\r\n\r\ny\r\n-----".utf8)).map(\.body) == [Data("y".utf8)])
  }

  @Test("A part may be as large as is said and no larger")
  func limit() throws {
    var reader = MultipartReader(boundary: "b", maximumPartSize: 50)
    _ = try reader.append(Data("--b\r\n\r\n".utf8))
    #expect(throws: HTTPExchangeError.self) {
      for _ in 0..<100 { _ = try reader.append(Data("x".utf8)) }
    }
  }

  @Test(
    "The boundary is a parameter of the media type",
    arguments: [
      ("multipart/mixed; boundary=graphql", "graphql"), ("multipart/mixed;boundary=\"-\";deferSpec=20220824", "-"),
      ("multipart/mixed; Boundary = \"a b\" ", "a b"), ("multipart/mixed", "-"), ("multipart/mixed; charset=x", "-"),
    ]
  )
  func boundary(type: String, boundary: String) {
    #expect(HTTPHeaders(["content-type": type]).multipartBoundary == boundary)
  }
}
