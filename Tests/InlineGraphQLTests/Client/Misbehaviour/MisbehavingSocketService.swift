#if NIO
  import Foundation
  import InlineGraphQL

  /// A service that does not keep to graphql-transport-ws, and what becomes of an operation.
  struct MisbehavingSocketService: Sendable {
    typealias Steps = [LoopbackServer.Step]

    var name: String
    var asked = MisbehavingService.Asked.subscription
    /// What the client shows of it.
    var outcomes: Set<String>
    /// How the service accepts the connection; nil if it does as it should.
    var opening: (@Sendable (LoopbackServer.Request) -> Steps)?
    /// What the service sends when it is asked to accept the connection.
    var acknowledgement: Steps = [.text(#"{"type":"connection_ack"}"#)]
    /// What the service sends when an operation begins.
    var responses: Steps = []
    /// After how many seconds of silence the client asks whether the service is there.
    var keepAlive = 30.0

    /// The time limit of the client, in seconds; long enough for a busy machine, unless the time should run out.
    var timeout: Double { outcomes.isDisjoint(with: ["no acknowledgement", "time is up"]) ? 30 : 1 }
    static let maximumMessageSize = 1000

    /// Answers the request for a WebSocket.
    func answer(_ request: LoopbackServer.Request) -> Steps {
      if let opening { return opening(request) }
      return [
        .accept(request),
        .converse { [acknowledgement, responses] frame in
          if let code = frame.closeCode { return [.frame(.close(code))] }
          let message = try? GraphQLJSONValue(parsing: Data(frame.payload))
          switch message?["type"] {
          case "connection_init": return acknowledgement
          case "subscribe": return responses
          default: return []
          }
        },
      ]
    }
  }

  extension MisbehavingSocketService {
    private static func message(_ type: String, id: String = "1", _ payload: String? = nil) -> LoopbackServer.Step {
      .text(#"{"type":"\#(type)","id":"\#(id)"\#(payload.map { ",\"payload\":" + $0 } ?? "")}"#)
    }

    private static let review = #"{"data":{"createReview":{"stars":1}}}"#
    private static let next = message("next", review)
    private static let complete = message("complete")

    /// What the service sends in place of the acknowledgement.
    private static func acknowledging(_ name: String, _ outcomes: Set<String>, _ steps: Steps) -> Self {
      Self(name: "at first " + name, outcomes: outcomes, acknowledgement: steps)
    }

    private static func responding(_ name: String, _ outcomes: Set<String>, _ steps: Steps) -> Self {
      Self(name: name, outcomes: outcomes, responses: steps)
    }

    private static func text(_ name: String, _ text: String) -> Self {
      responding(name, ["1, invalid message"], [next, .text(text)])
    }

    static let all =
      [
        Self(name: "no answer", outcomes: ["no acknowledgement"], opening: { _ in [.pause(seconds: 20)] }),
        Self(name: "a refusal", outcomes: ["status 401"], opening: { _ in [.answer("no", status: 401)] }),
        Self(name: "half an answer", outcomes: ["network"], opening: { _ in [.send("HTTP/1.1 101 Ye")] }),
        Self(
          name: "an answer without end",
          outcomes: ["network", "no acknowledgement"],
          opening: { _ in [.send("HTTP/1.1 101 Yes\r\n"), .endless(Array("A: b\r\n".utf8))] }
        ),
        Self(
          name: "no protocol",
          outcomes: ["wrong protocol"],
          opening: { [.accept($0, subprotocol: nil), .converse { _ in [] }] }
        ),
        Self(name: "the end", outcomes: ["closed 1006"], opening: { [.accept($0)] }),
        Self(name: "reset", outcomes: ["closed 1006"], opening: { [.accept($0), .sleep(seconds: 0.05), .reset] }),
        acknowledging("silence", ["no acknowledgement"], []),
        acknowledging(
          "pings without end",
          ["no acknowledgement"],
          [.endless(WebSocketFrame.text(#"{"type":"ping"}"#).bytes())]
        ),
        acknowledging(
          "pongs without end",
          ["no acknowledgement"],
          [.endless(WebSocketFrame.text(#"{"type":"pong"}"#).bytes())]
        ),
        acknowledging("a response", ["invalid message"], [next]),
        acknowledging("bytes", ["invalid message"], [.frame(WebSocketFrame(head: 0x82, payload: [0]))]),
        acknowledging("an unknown type", ["invalid message"], [.text(#"{"type":"connection_error"}"#)]),
        acknowledging("a refusal", ["closed 4403"], [.frame(.close(4403))]),
        acknowledging(
          "two acknowledgements",
          ["invalid message"],
          Array(repeating: .text(#"{"type":"connection_ack"}"#), count: 2)
        ),
        text("no JSON", "{"), text("no object", "1"), text("no type", "{}"),
        text("a type that is no name", #"{"type":1}"#),
        text("an unknown type", #"{"type":"data","id":"1","payload":{}}"#),
        text("a response without id", #"{"type":"next","payload":{}}"#),
        text("a response without payload", #"{"type":"next","id":"1"}"#),
        text("an id that is a number", #"{"type":"complete","id":1}"#),
        responding("bytes", ["1, invalid message"], [next, .frame(WebSocketFrame(head: 0x82, payload: [0]))]),
        responding(
          "not UTF-8",
          ["1, refused 1007"],
          [next, .frame(WebSocketFrame(head: 0x81, payload: [0xC3, 0x28]))]
        ),
        responding("reset after a response", ["1, closed 1006", "closed 1006"], [next, .sleep(seconds: 0.1), .reset]),
        responding(
          "half a frame",
          ["1, closed 1006", "closed 1006"],
          [next, .bytes([0x81, 100, 123]), .sleep(seconds: 0.1), .reset]
        ),
        responding(
          "a length beyond the limit",
          ["1, refused 1009"],
          [next, .bytes(WebSocketFrame.text("{").bytes(length: 1001))]
        ),
        responding(
          "a length of 63 bits",
          ["1, refused 1009"],
          [next, .bytes(WebSocketFrame.text("{").bytes(length: 1 << 62))]
        ),
        responding(
          "a length that is too short",
          ["1, refused 1002", "1, invalid message"],
          [next, .bytes(WebSocketFrame.text("{}}}").bytes(length: 2))]
        ),
        responding("a message without end", ["1, refused 1009"], [next, .bytes([0x01, 0]), .endless([0x00, 1, 97])]),
        responding(
          "a message of nothing without end",
          ["1, refused 1002"],
          [next, .bytes([0x01, 0]), .endless([0x00, 0])]
        ),
        Self(
          name: "pings of a proxy without end",
          outcomes: ["1, unresponsive", "unresponsive"],
          responses: [next, .endless([0x89, 0])],
          keepAlive: 0.2
        ),
        Self(
          name: "a large response, slower than the service must answer",
          outcomes: ["1, 1, end"],
          responses: [next]
            + WebSocketFrame.text(#"{"type":"next","id":"1","payload":\#(review)}"#).bytes().flatMap {
              [.bytes([$0]), .sleep(seconds: 0.05)]
            } + [complete],
          // It takes several times as long. A busy machine has pauses of half a second between two bytes.
          keepAlive: 1
        ),
        responding("an unknown opcode", ["1, refused 1002"], [next, .frame(WebSocketFrame(head: 0x83, payload: []))]),
        responding(
          "a code of the protocol",
          ["1, closed 4409"],
          [next, .frame(.close(4409, "Subscriber for 1 already exists"))]
        ),
        responding("a response that is none", ["not GraphQL"], [message("next", "[]")]),
        responding("errors that are none", ["errors, end"], [message("error", "{}")]),
        responding("the same response twice", ["1, 1, end"], [next, next, complete]),
        responding("the end twice", ["1, end"], [next, complete, complete, next]),
        responding("errors after the end", ["1, end"], [next, complete, message("error", "[]")]),
        responding(
          "other operations",
          ["1, end"],
          [message("next", id: "x", review), message("complete", id: "0"), next, complete]
        ),
        responding(
          "one in drops",
          ["1, end"],
          WebSocketFrame.text(#"{"type":"next","id":"1","payload":\#(review)}"#).bytes().map { .bytes([$0]) } + [
            complete
          ]
        ),
        responding("10,000 at once", ["10000 responses, end"], Array(repeating: next, count: 10_000) + [complete]),
        responding(
          "10,000 of other operations",
          ["1, end"],
          Array(repeating: message("next", id: "x", review), count: 10_000) + [next, complete]
        ),
        Self(name: "silence", outcomes: ["1, unresponsive"], responses: [next], keepAlive: 3),
        Self(name: "silence for a query", asked: .query, outcomes: ["time is up"]),
        Self(name: "no response for a query", asked: .query, outcomes: ["invalid message"], responses: [complete]),
      ]
  }
#endif
