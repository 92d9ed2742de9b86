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

/// Work, and the loop that only moves its bytes.
struct Comparison {
  var name: String
  var ours: () async throws -> Int
  var bytesAlone: () async throws -> Int
}

let comparisons = [
  Comparison(name: "1,000 queries, URLSession") {
    try await execute(foundation)
  } bytesAlone: {
    try await Peers.urlSession(url, body: body, count: requestCount)
  },
  Comparison(name: "1,000 queries, NIO") {
    try await execute(nio)
  } bytesAlone: {
    try await Peers.asyncHTTPClient(httpClient, url, body: body, count: requestCount)
  },
  Comparison(name: "100,000 messages, WebSocket") {
    try await subscribe(socket)
  } bytesAlone: {
    try await Peers.webSocket(url)
  },
  Comparison(name: "100,000 messages, SSE by NIO") {
    try await subscribe(nioEvents)
  } bytesAlone: {
    try await Peers.asyncHTTPClient(httpClient, streaming: events, body: body)
  },
]

/// Seconds on the clock and of this process's processor time.
typealias Times = (clock: Double, processor: Double)

/// Returns how long work takes.
func measure(_ work: () async throws -> Int) async throws -> Times {
  let (start, used) = (ContinuousClock.now, processorTime())
  blackHole(try await work())
  return ((ContinuousClock.now - start) / .seconds(1), processorTime() - used)
}

/// The memory of this process in MB; nil where the system does not tell.
func residentMemory() -> Double? {
  guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
  return statistics.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 4096 / 1e6 }
}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }
let rounds = arguments.contains("--once") ? 1 : 7
print(
  "                                ours: clock    CPU   bytes alone: clock    CPU   ratio: clock   CPU",
  "  memory after each round, MB"
)
for comparison in comparisons where names.isEmpty || names.contains(where: comparison.name.contains) {
  var (ours, alone, memory): ([Times], [Times], [Double]) = ([], [], [])
  _ = try await comparison.ours()
  _ = try await comparison.bytesAlone()
  for _ in 0..<rounds {
    ours.append(try await measure(comparison.ours))
    if let resident = residentMemory() { memory.append(resident) }
    alone.append(try await measure(comparison.bytesAlone))
  }
  func figures(_ times: [Times]) -> String {
    String(format: "%8.0f ms %5.0f", median(times.map(\.clock)) * 1e3, median(times.map(\.processor)) * 1e3)
  }
  let pairs = zip(ours, alone)
  print(
    comparison.name.padding(toLength: 30, withPad: " ", startingAt: 0),
    figures(ours),
    "       ",
    figures(alone),
    String(
      format: "       %5.2f %5.2f  ",
      median(pairs.map { $0.clock / $1.clock }),
      median(pairs.map { $0.processor / $1.processor })
    ),
    memory.map { String(format: "%.0f", $0) }.joined(separator: " ")
  )
}
try await httpClient.shutdown().get()
