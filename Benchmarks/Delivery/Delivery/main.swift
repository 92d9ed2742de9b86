import AsyncHTTPClient
import Foundation
import InlineGraphQL
import InlineGraphQLNIO
import Measuring

let requestCount = 1_000
let messageCount = 100_000

if CommandLine.arguments.dropFirst().first == "serve" {
  try Server.run(messages: messageCount)
}

let server = Process()
server.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
server.arguments = ["serve"]
let output = Pipe()
server.standardOutput = output
try server.run()
defer { server.terminate() }
let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  .trimmingCharacters(in: .newlines)
let url = URL(string: "http://127.0.0.1:\(port)/")!
let events = URL(string: "http://127.0.0.1:\(port)/events")!

let httpClient = HTTPClient(eventLoopGroupProvider: .singleton)
let foundation = HTTPTransport(url: url)
let nio = HTTPTransport(url: url, clientConfiguration: HTTPClient.Configuration())
let nioEvents = HTTPTransport(url: events, clientConfiguration: HTTPClient.Configuration())
let socket = WebSocketTransport(url: url, idleTimeout: 1, tlsConfiguration: .makeClientConfiguration())
let body = try GraphQLRequest(Operations.Quotes()).body

/// Runs the query again and again.
func execute(_ transport: HTTPTransport) async throws -> Int {
  let client = GraphQLClient(transport: transport)
  var volume = 0
  for _ in 0..<requestCount {
    for quote in try await client.execute(Operations.Quotes()).data?.quotes ?? [] { volume += quote.volume }
  }
  return volume
}

/// Reads all responses of the subscription.
func subscribe(_ transport: any GraphQLTransport) async throws -> Int {
  var count = 0
  for try await response in GraphQLClient(transport: transport).subscribe(Operations.NextQuote()) {
    count += response.data == nil ? 0 : 1
  }
  guard count == messageCount else { fatalError("\(count) responses of \(messageCount)") }
  return count
}

/// Reads all responses of the subscription as bytes.
func receive(_ transport: any GraphQLTransport) async throws -> Int {
  var count = 0
  for try await _ in transport.stream(try GraphQLRequest(Operations.NextQuote())) { count += 1 }
  return count
}

private let event = Data(Messages.event.utf8)

/// What a loop can do with a piece of what it received: count its bytes, or make values of a response.
@Sendable func count(_ bytes: Data) -> Int { bytes.count }
@Sendable func readQuotes(_ bytes: Data) throws -> Int {
  try Operations.Quotes().decodeResponse(bytes).data?.quotes.reduce(0) { $0 + $1.volume } ?? 0
}
/// Reads the same response each time, because a piece may be another part of the stream.
@Sendable func readEvent(_ bytes: Data) throws -> Int {
  try Operations.NextQuote().decodeResponse(event).data?.quote.volume ?? 0
}

/// Work, and the loop that moves its bytes and uses them.
struct Comparison {
  var name: String
  var ours: () async throws -> Int
  var loop: (Peers.Use) async throws -> Int
  /// Makes values of the bytes.
  var read: Peers.Use
}

let comparisons = [
  Comparison(
    name: "1,000 queries, URLSession",
    ours: { try await execute(foundation) },
    loop: { try await Peers.urlSession(url, body: body, count: requestCount, use: $0) },
    read: readQuotes
  ),
  Comparison(
    name: "1,000 queries, NIO",
    ours: { try await execute(nio) },
    loop: { try await Peers.asyncHTTPClient(httpClient, url, body: body, count: requestCount, use: $0) },
    read: readQuotes
  ),
  Comparison(
    name: "100,000 messages, WebSocket",
    ours: { try await subscribe(socket) },
    loop: { try await Peers.webSocket(url, use: $0) },
    read: readEvent
  ),
  Comparison(
    name: "100,000 messages, SSE by NIO",
    ours: { try await subscribe(nioEvents) },
    loop: {
      let size = Messages.serverSentEvent.utf8.count
      return try await Peers.asyncHTTPClient(httpClient, streaming: events, body: body, eventSize: size, use: $0)
    },
    read: readEvent
  ),
]

/// Seconds on the clock and of this process's processor time.
typealias Times = (clock: Double, processor: Double)

/// Returns how long work takes.
func measure(_ work: () async throws -> Int) async throws -> Times {
  let (start, used) = (ContinuousClock.now, processorTime())
  blackHole(try await work())
  return ((ContinuousClock.now - start) / .seconds(1), processorTime() - used)
}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }
let rounds = arguments.contains("--once") ? 1 : 7

// The memory of our work alone, or of the loop that only moves bytes, round after round.
if arguments.contains("--memory") {
  for comparison in comparisons where names.isEmpty || names.contains(where: comparison.name.contains) {
    var memory: [String] = []
    for round in 0...60 {
      blackHole(try await (arguments.contains("--loop") ? comparison.loop(count) : comparison.ours()))
      if round.isMultiple(of: 5), let resident = residentMemory() { memory.append(String(format: "%.1f", resident)) }
    }
    print(comparison.name, memory.joined(separator: " "), separator: "  ")
  }
} else if arguments.contains("--layers") {
  // What each layer of a subscription adds to the one before it.
  let size = Messages.serverSentEvent.utf8.count
  let decompressing = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(decompression: .enabled(limit: .none))
  )
  let loop: (HTTPClient, @escaping Peers.Use) -> () async throws -> Int = { client, use in
    { try await Peers.asyncHTTPClient(client, streaming: events, body: body, eventSize: size, use: use) }
  }
  let layers: [(name: String, work: () async throws -> Int)] = [
    ("SSE: async-http-client, bytes alone", loop(httpClient, count)),
    ("the same, ready to decompress", loop(decompressing, count)),
    ("SSE: responses as bytes", { try await receive(nioEvents) }),
    ("SSE: responses as values", { try await subscribe(nioEvents) }),
    ("WebSocket: frames on the event loop", { try await Peers.webSocketFrames(url) }),
    ("WebSocket: frames in a task", { try await Peers.webSocket(url, use: count) }),
    ("WebSocket: responses as bytes", { try await receive(socket) }),
    ("WebSocket: responses as values", { try await subscribe(socket) }),
    (
      "values alone, without a connection",
      { try (0..<messageCount).reduce(0) { sum, _ in sum + (try readEvent(Data())) } }
    ),
  ]
  var times = Array(repeating: [Times](), count: layers.count)
  for round in 0...rounds {
    for (index, layer) in layers.enumerated() {
      let time = try await measure(layer.work)
      if round > 0 { times[index].append(time) }
    }
  }
  for (layer, times) in zip(layers, times) {
    let (clock, processor) = (median(times.map(\.clock)), median(times.map(\.processor)))
    print(
      layer.name.padding(toLength: 36, withPad: " ", startingAt: 0),
      String(format: "%6.0f /%5.0f", clock * 1e3, processor * 1e3)
    )
  }
  try await decompressing.shutdown().get()
} else {
  print(
    "Milliseconds: clock / processor time. Ratios: ours to a loop that only moves the bytes, and to one that also reads them."
  )
  print(
    "                                          ours    bytes alone         ratio  bytes, values         ratio  memory after rounds, MB"
  )
  for comparison in comparisons where names.isEmpty || names.contains(where: comparison.name.contains) {
    var (ours, alone, read, memory): ([Times], [Times], [Times], [Double]) = ([], [], [], [])
    for round in 0...rounds {
      let times = try await measure(comparison.ours)
      let resident = residentMemory()
      let aloneTimes = try await measure { try await comparison.loop(count) }
      let readTimes = try await measure { try await comparison.loop(comparison.read) }
      // The first opens connections, and makes what is kept.
      if round == 0 { continue }
      ours.append(times)
      alone.append(aloneTimes)
      read.append(readTimes)
      if let resident { memory.append(resident) }
    }
    func figures(_ times: [Times]) -> String {
      String(format: "%6.0f /%5.0f", median(times.map(\.clock)) * 1e3, median(times.map(\.processor)) * 1e3)
    }
    func ratio(to times: [Times]) -> String {
      let pairs = zip(ours, times)
      let (clock, processor) = (pairs.map { $0.clock / $1.clock }, pairs.map { $0.processor / $1.processor })
      return String(format: "%5.2f / %.2f", median(clock), median(processor))
    }
    print(
      comparison.name.padding(toLength: 30, withPad: " ", startingAt: 0),
      figures(ours),
      figures(alone),
      ratio(to: alone),
      figures(read),
      ratio(to: read),
      memory.map { String(format: "%.0f", $0) }.joined(separator: " "),
      separator: "  "
    )
  }
}

try await httpClient.shutdown().get()
