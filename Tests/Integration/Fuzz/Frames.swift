import Foundation
import GraphQLHTTP
import NIOCore
import NIOEmbedded
import NIOFoundationCompat
import NIOHTTP1
import NIOWebSocket

/// libFuzzer calls this with one input after another: what a server sends over a WebSocket, or its answer to the request for
/// one. What arrives in pieces must be read as what arrives whole, and frames as RFC 6455 says.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: bytes, count: count))
  guard let kind = input.first else { return 0 }
  let text = Data(input.dropFirst())
  if kind % 2 == 0 {
    let expected = ServedFrames(Array(text), maximumMessageSize: maximumMessageSize).outcome
    expectEqual(text, outcome(of: [text]), expected)
    expectEqual(text, outcome(of: pieces(of: text)), expected)
  } else {
    expectEqual(text, answer(in: pieces(of: text)), answer(in: [text]))
  }
  return 0
}

private let maximumMessageSize = 300

/// What the client has of frames, and what it sends.
struct FrameOutcome: Equatable {
  struct Message: Equatable, CustomStringConvertible {
    var isText: Bool
    var data: [UInt8]

    var description: String {
      "\(data.count) bytes of \(isText ? "text" : "data"): \(String(decoding: data, as: UTF8.self).debugDescription)"
    }
  }

  var messages: [Message] = []
  /// The data of the pongs that the client sends.
  var pongs: [[UInt8]] = []
  /// The code with which the connection ends; nil if it breaks off.
  var code: UInt16?
  var isByClient = false
}

/// Reads what arrives as a client does.
private func outcome(of parts: [Data]) -> FrameOutcome {
  let (channel, inbox) = (EmbeddedChannel(), WebSocketInbox())
  var outcome = FrameOutcome()
  do {
    _ = try channel.pipeline.syncOperations.addFrameHandlers(inbox, maximumMessageSize: maximumMessageSize)
    for part in parts where inbox.ending == nil { try channel.writeInbound(ByteBuffer(data: part)) }
    _ = try channel.finish(acceptAlreadyClosed: true)
    var sent: [UInt8] = []
    while let buffer = try channel.readOutbound(as: ByteBuffer.self) { sent += Array(buffer: buffer) }
    var frames = FrameBytes(sent)
    while let head = frames.nextHead(), let data = frames.data(of: head) {
      if head.opcode == 10 { outcome.pongs.append(data) }
    }
  } catch {
    fatalError("\(error)")
  }
  for messages in received(by: inbox) {
    switch messages {
    case .texts(let texts): outcome.messages += texts.all.map { .init(isText: true, data: Array($0)) }
    case .binary(let data): outcome.messages.append(.init(isText: false, data: Array(data)))
    }
  }
  guard let ending = inbox.ending else { fatalError("The connection has not ended.") }
  outcome.isByClient = ending.isByClient
  if ending.code != 1006 { outcome.code = ending.code }
  return outcome
}

private func received(by inbox: WebSocketInbox) -> [WebSocketMessages] {
  let all = try? wait {
    var all: [WebSocketMessages] = []
    while let next = try? await inbox.next(readOn: {}) { all += next }
    return all
  }
  return all ?? []
}

/// The first answer to the request for a WebSocket, and what comes behind it if it is accepted.
private func answer(in parts: [Data]) -> String {
  let channel = EmbeddedChannel()
  var answer: String?
  let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
  let switching = SwitchingHandler(request, acceptedStatus: "101") { result in
    guard answer == nil else { return }
    switch result {
    case .success(let head): answer = "\(head)"
    case .failure(let refusal as WebSocketRefusal): answer = "\(refusal.response)"
    case .failure(let error): answer = "\(error)"
    }
  }
  var rest: [UInt8] = []
  do {
    try channel.pipeline.syncOperations.addHandler(switching)
    for part in parts { try channel.writeInbound(ByteBuffer(data: part)) }
    _ = try channel.finish(acceptAlreadyClosed: true)
    while let buffer = try channel.readInbound(as: ByteBuffer.self) { rest += Array(buffer: buffer) }
  } catch {
    // An error that no handler takes comes behind the answer.
    if answer == nil { fatalError("\(error)") }
  }
  guard let answer else { fatalError("There is no answer.") }
  return "\(answer) \(rest)"
}

private func expectEqual<Value: Equatable>(_ text: Data, _ one: Value, _ other: Value) {
  if one != other { fatalError("\(one) and \(other) differ for the bytes \(Array(text))") }
}
