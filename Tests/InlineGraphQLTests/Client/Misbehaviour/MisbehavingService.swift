import Foundation
import InlineGraphQL

/// A service that answers a request as no service should, and what becomes of the request.
struct MisbehavingService: Sendable {
  /// What is asked of the service.
  enum Asked: Sendable {
    case query, subscription, parts
  }

  var name: String
  var asked: Asked
  /// The responses and the error that the client may show for it.
  var outcomes: Set<String>
  var steps: [LoopbackServer.Step]

  /// The time limit of the client, in seconds; long enough for a busy machine, unless the time should run out.
  var timeout: Double { outcomes.contains("time is up") ? 1 : 30 }
  static let maximumBodySize = 1000

  /// All services that a connector is tested with.
  static func all(for connector: Connector) -> [MisbehavingService] {
    var all = queries + streams
    #if canImport(FoundationNetworking)
      if connector == .urlSession {
        // With the first three, Foundation on Linux ends the program. With the others it reads on after the request was
        // cancelled, as long as bytes come as fast as it reads.
        let exceptions: Set = [
          "half a head", "trailer fields", "a length of 63 bits", "chunks without end", "a head without end",
        ]
        all.removeAll { exceptions.contains($0.name) }
        // It takes the length for none, and waits for the end of the body.
        for index in all.indices where all[index].name == "a length of 80 bits" {
          all[index].outcomes.insert("time is up")
        }
      }
    #endif
    return all
  }

  /// Sends a request, and describes what a client shows of it: responses, and how they end.
  static func outcome(of asked: Asked, _ transport: any GraphQLTransport) async -> String {
    let client = GraphQLClient(transport: transport)
    var shown: [String] = []
    do {
      switch asked {
      case .query: shown.append(Self.shown(try await client.execute(Fixture.HeroQuery())) { $0.hero?.id })
      case .parts:
        for try await response in client.stream(Fixture.HeroQuery()) {
          shown.append(Self.shown(response) { $0.hero?.id })
        }
        shown.append("end")
      case .subscription:
        for try await response in client.subscribe(Fixture.ReviewAdded()) {
          shown.append(Self.shown(response) { $0.createReview.map { "\($0.stars)" } })
        }
        shown.append("end")
      }
    } catch {
      shown.append(Self.name(of: error))
    }
    return shown.count > 10 ? "\(shown.count - 1) responses, \(shown.last ?? "")" : shown.joined(separator: ", ")
  }

  private static func shown<Data>(_ response: GraphQLResponse<Data>, _ show: (Data) -> String?) -> String {
    response.errors.isEmpty ? response.data.flatMap(show) ?? "nothing" : "errors"
  }

  /// Returns the name of an error's case; of others, which a client should not throw, the type.
  static func name(of error: any Error) -> String {
    switch error as? GraphQLClientError {
    case .network(let reason): (reason as? URLError)?.code == .timedOut ? "time is up" : "network"
    case .httpStatus(let response, errors: _): "status \(response.status)"
    case .notGraphQL: "not GraphQL"
    case .invalidParts: "invalid parts"
    case .bodyTooLarge: "too large"
    case .webSocket(.closed(let code, reason: _)): "closed \(code.rawValue)"
    case .webSocket(.refused(let code, reason: _)): "refused \(code.rawValue)"
    case .webSocket(.invalidMessage): "invalid message"
    case .webSocket(.acknowledgementTimeout): "no acknowledgement"
    case .webSocket(.unresponsive): "unresponsive"
    case .webSocket(.wrongSubprotocol): "wrong protocol"
    case .slowReader: "slow reader"
    case .redirect: "redirect"
    case .invalidHeader, .upload, .noUploads, .noSubscriptions: "\(error)"
    case nil: "\(type(of: error))"
    }
  }
}

extension MisbehavingService {
  private typealias Steps = [LoopbackServer.Step]

  private init(_ name: String, _ asked: Asked, _ outcomes: Set<String>, _ steps: Steps) {
    self.init(name: name, asked: asked, outcomes: outcomes, steps: steps)
  }

  private static func head(_ type: String, _ rest: String = "Connection: close\r\n\r\n") -> LoopbackServer.Step {
    .send("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n" + rest)
  }

  /// Sends bytes again and again with pauses.
  private static func slowly(_ text: String) -> Steps { [.endless(bytes(text), every: 0.05)] }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  // MARK: Answers to queries

  private static let hero = #"{"data":{"hero":{"__typename":"Droid","id":"1","appearsIn":[],"name":"R2"}}}"#

  private static func query(_ name: String, _ outcomes: Set<String>, _ steps: Steps) -> Self {
    Self(name, .query, outcomes, steps)
  }

  /// An answer with media type JSON.
  private static func json(_ name: String, _ outcomes: Set<String>, _ rest: String, _ steps: Steps = []) -> Self {
    query(name, outcomes, [head("application/json", rest)] + steps)
  }

  private static let earlyHints = "HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n"
  private static let chunked = "Transfer-Encoding: chunked\r\n\r\n"
  private static let reset: Steps = [.sleep(seconds: 0.05), .reset]

  static let queries = [
    query("nothing", ["network"], []),
    query("reset", ["network"], [.reset]),
    query("silence", ["time is up"], [.pause(seconds: 20)]),
    query("half a status line", ["network"], [.send("HTTP/1.1 20")]),
    query("another protocol", ["network"], [.send("SSH-2.0-OpenSSH\r\n")]),
    query("random bytes", ["network"], [.bytes((0..<200).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 128) })]),
    query("two answers", ["1"], [.answer(hero, type: "application/json"), .answer("{}", type: "application/json")]),
    query("a media type that is none", ["not GraphQL"], [.answer(hero, type: ";;;")]),
    query("an answer without a body", ["not GraphQL"], [.send("HTTP/1.1 204 No\r\nConnection: close\r\n\r\n")]),
    query(
      "a switch of protocols",
      ["network", "not GraphQL", "status 101", "time is up"],
      [.send("HTTP/1.1 101 Yes\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"), .pause(seconds: 20)]
    ),
    query(
      "answers before the answer",
      ["1"],
      [.send("HTTP/1.1 100 Continue\r\n\r\n"), .send(earlyHints), .answer(hero, type: "application/json")]
    ),
    query(
      "answers before the answer, without end",
      ["network", "time is up"],
      [.endless(bytes(earlyHints))]
    ),
    json("half a head", ["network"], ""),
    json("reset in the head", ["network"], "", reset),
    json("reset in the body", ["network"], "Content-Length: 90\r\n\r\n{", reset),
    json("reset in a chunk", ["network"], chunked + "5\r\n{", reset),
    json("a length that is too long", ["network"], "Content-Length: 90\r\n\r\n" + hero),
    json("a length that is too short", ["not GraphQL"], "Content-Length: 9\r\n\r\n" + hero),
    json("a length below zero", ["network"], "Content-Length: -1\r\n\r\n" + hero),
    json("a length that is none", ["network"], "Content-Length: x\r\n\r\n" + hero),
    json("a length beyond the limit", ["too large"], "Content-Length: 1001\r\n\r\n", [.pause(seconds: 20)]),
    json("a length of 63 bits", ["too large"], "Content-Length: \(Int.max)\r\n\r\n", [.pause(seconds: 20)]),
    json(
      "a length of 80 bits",
      ["network", "too large"],
      "Content-Length: 999999999999999999999999\r\n\r\n",
      [.pause(seconds: 20)]
    ),
    json("a chunk whose size is none", ["network"], chunked + "zz\r\n" + hero, [.sleep(seconds: 0.05)]),
    json("a chunk of 68 bits", ["network"], chunked + "fffffffffffffffff\r\n{", [.sleep(seconds: 0.05)]),
    json("trailer fields", ["1"], chunked + String(hero.utf8.count, radix: 16) + "\r\n\(hero)\r\n0\r\nA: b\r\n\r\n"),
    json("half a chunk", ["network"], chunked + "50\r\n{"),
    json("chunks without a last", ["network"], chunked + "1\r\n{\r\n"),
    json("a head without end", ["network", "time is up"], "", [.endless(bytes("A: b\r\n"))]),
    json("a header without end", ["network", "time is up"], "", [.endless([UInt8](repeating: 97, count: 1000))]),
    json("a body without end", ["too large"], "\r\n", [.endless([UInt8](repeating: 32, count: 100))]),
    json("chunks without end", ["too large"], chunked, [.endless(bytes("1\r\n \r\n"))]),
    json("a slow head", ["time is up"], "", slowly("A: b\r\n")),
    json("a slow body", ["time is up"], "\r\n", slowly(" ")),
    json("a body in drops", ["1"], "\r\n", hero.utf8.map { .bytes([$0]) }),
    json("a body that is not UTF-8", ["not GraphQL"], "\r\n", [.bytes(bytes(#"{"data":{"a":""#) + [0xC3, 0x28])]),
    json("a binary body", ["not GraphQL"], "\r\n", [.bytes((0...255).map { $0 })]),
    json("a body that is not compressed", ["network"], "Content-Encoding: gzip\r\n\r\n" + hero),
  ]

  // MARK: Streams of events and parts

  private static func review(_ stars: Int) -> String { #"{"data":{"createReview":{"stars":\#(stars)}}}"# }

  private static func event(_ stars: Int) -> String { "event: next\ndata: \(review(stars))\n\n" }

  private static func events(_ name: String, _ outcomes: Set<String>, _ steps: Steps) -> Self {
    Self(name, .subscription, outcomes, [head("text/event-stream")] + steps)
  }

  private static func parts(_ name: String, _ outcomes: Set<String>, _ steps: Steps) -> Self {
    Self(name, .subscription, outcomes, [head("multipart/mixed; boundary=\"-\"")] + steps)
  }

  private static func part(_ body: String) -> String { "---\r\n\r\n\(body)\r\n" }

  /// A response in parts, from its payloads.
  private static func payloads(_ name: String, _ outcomes: Set<String>, _ payloads: String...) -> Self {
    let body = payloads.map(part).joined() + "-----\r\n"
    return Self(name, .parts, outcomes, [head("multipart/mixed; boundary=\"-\""), .send(body)])
  }

  private static let first = String(hero.dropLast()) + #","pending":[{"id":"0","path":["hero"]}],"hasNext":true}"#
  private static let second = #"{"incremental":[{"id":"0","data":{}}],"completed":[{"id":"0"}],"hasNext":false}"#

  static let streams = [
    events("events: nothing", ["network"], []),
    Self(
      "events: answers before the answer",
      .subscription,
      ["1, end"],
      [.send(earlyHints), .sleep(seconds: 0.05), head("text/event-stream"), .send(event(1) + "event: complete\n\n")]
    ),
    events("events: reset", ["network"], reset),
    events("events: reset after one", ["1, network"], [.send(event(1))] + reset),
    events("events: half an event", ["1, network"], [.send(event(1) + "event: next\ndata: {"), .sleep(seconds: 0.05)]),
    events(
      "events: a line without end",
      ["too large"],
      [.send("data: "), .endless([UInt8](repeating: 97, count: 99))]
    ),
    events("events: data without end", ["too large"], [.endless(bytes("data: a\n"))]),
    events("events: one in drops", ["1, end"], (event(1) + "event: complete\n\n").utf8.map { .bytes([$0]) }),
    events("events: not UTF-8", ["not GraphQL"], [.bytes(bytes("data: {\"") + [0xC3, 0x28, 10, 10])]),
    events("events: binary", ["network"], [.bytes((11...255).map { $0 }), .sleep(seconds: 0.05)]),
    events("events: no object", ["not GraphQL"], [.send("event: next\ndata: 1\n\n")]),
    events(
      "events: unknown names",
      ["1, end"],
      [.send("event: x\ndata: {\n\nevent:\n\nx\n\n\(event(1))event: complete\n\n")]
    ),
    events("events: the same twice", ["1, 1, end"], [.send("id: 1\n\(event(1))id: 1\n\(event(1))event: complete\n\n")]),
    events("events: more after the last", ["1, end"], [.send("\(event(1))event: complete\n\n\(event(2))")]),
    events(
      "events: 10,000 at once",
      ["10000 responses, end"],
      [.send(String(repeating: event(1), count: 10_000) + "event: complete\n\n")]
    ),
    parts("parts: nothing", ["network"], []),
    parts(
      "parts: reset in a part",
      ["1, network", "network"],
      [.send(part(#"{"payload":\#(review(1))}"#) + "---")] + reset
    ),
    parts("parts: another boundary", ["network"], [.send("--x\r\n\r\n{}\r\n--x--\r\n"), .sleep(seconds: 0.05)]),
    parts("parts: a part without end", ["too large"], [.send("--"), .endless(bytes("-\r\n\r\n{"))]),
    parts("parts: no part without end", ["too large"], [.endless([UInt8](repeating: 97, count: 100))]),
    parts("parts: headers without end", ["too large"], [.send("---\r\n"), .endless(bytes("A: b\r\n"))]),
    parts("parts: not UTF-8", ["not GraphQL"], [.bytes(bytes("---\r\n\r\n{\"") + [0xC3, 0x28] + bytes("\r\n---"))]),
    parts("parts: no object", ["not GraphQL"], [.send("---\r\n\r\n1\r\n---")]),
    parts(
      "parts: more after the last",
      ["1, end"],
      [.send(part(#"{"payload":\#(review(1))}"#) + "-----\r\n---\r\n\r\n{}\r\n---")]
    ),
    parts(
      "parts: 10,000 at once",
      ["10000 responses, end"],
      [.send(String(repeating: part(#"{"payload":\#(review(1))}"#), count: 10_000) + "-----\r\n")]
    ),
    payloads("payloads: as they should be", ["1, 1, end"], first, second),
    payloads("payloads: an identifier twice", ["1, invalid parts"], first, first),
    payloads(
      "payloads: an unknown identifier",
      ["1, invalid parts"],
      first,
      #"{"completed":[{"id":"9"}],"hasNext":false}"#
    ),
    payloads("payloads: one after the last", ["1, 1, end"], first, second, second),
    payloads("payloads: without the last", ["1, invalid parts"], first),
    payloads("payloads: an unknown path", ["1, invalid parts"], first, #"{"path":["x",9],"data":{},"hasNext":true}"#),
  ]
}
