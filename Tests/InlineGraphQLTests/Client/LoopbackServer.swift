import Foundation
import GraphQLCLibrary

/// An HTTP server on a free port of this machine, which answers with the bytes and pauses that a test gives it.
final class LoopbackServer: Sendable {
  /// A step of an answer.
  enum Step: Sendable {
    case send(String)
    case bytes([UInt8])
    case pause(seconds: Double)
    /// Waits, whatever the client does.
    case sleep(seconds: Double)
    /// Sends bytes again and again, with pauses of so many seconds, until the client closes the connection.
    case endless([UInt8], every: Double = 0)
    /// Reads WebSocket frames until the client closes the connection, and answers each.
    case converse(@Sendable (WebSocketFrame) -> [Step])
    /// Reads another request and answers it.
    case next(@Sendable (Request) -> [Step])
    /// Breaks the connection off without the bytes that end it.
    case reset
  }

  /// A request as it arrived: the request line, the headers with names in lower case, the body.
  struct Request: Sendable {
    var line: String
    var headers: [String: String]
    var body: [UInt8]
  }

  struct Failure: Error {
    var call: String
    var code: Int32
  }

  let port: UInt16
  private let listener: Int32
  private let state = State()

  /// The state that the threads of the server and the test share.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [Request] = []
    private var disconnections = 0
    private var frames: [WebSocketFrame] = []
    private var sentBytes = 0
    private var waitsForClient = false
    private var stopped = false
    let closed = DispatchSemaphore(value: 0)

    func add(_ request: Request) { lock.withLock { requests.append(request) } }
    func addDisconnection() { lock.withLock { disconnections += 1 } }
    func add(_ frame: WebSocketFrame) { lock.withLock { frames.append(frame) } }
    func addSentBytes(_ count: Int) { lock.withLock { sentBytes += count } }
    func setWaitsForClient(_ waits: Bool) { lock.withLock { waitsForClient = waits } }
    func stop() { lock.withLock { stopped = true } }
    var isStopped: Bool { lock.withLock { stopped } }
    var allRequests: [Request] { lock.withLock { requests } }
    var allDisconnections: Int { lock.withLock { disconnections } }
    var allFrames: [WebSocketFrame] { lock.withLock { frames } }
    var allSentBytes: Int { lock.withLock { sentBytes } }
    var isWaitingForClient: Bool { lock.withLock { waitsForClient } }
  }

  /// The requests so far.
  var requests: [Request] { state.allRequests }

  /// The number of clients that closed their connection before the answer was complete.
  var disconnections: Int { state.allDisconnections }

  /// The WebSocket frames so far.
  var frames: [WebSocketFrame] { state.allFrames }

  /// How many bytes of answers the system has taken.
  var sentBytes: Int { state.allSentBytes }

  /// Returns how many bytes of answers the system has taken, once it has taken no more for a while because a client does
  /// not read them.
  func standstill() async throws -> Int {
    while true {
      let sent = sentBytes
      try await Task.sleep(nanoseconds: 300_000_000)
      if state.isWaitingForClient, sent == sentBytes { return sent }
    }
  }

  /// The address to send requests to.
  var url: URL { url(host: "127.0.0.1") }

  /// Returns the same address with another name of this machine.
  func url(host: String) -> URL { URL(string: "http://\(host):\(port)/graphql")! }

  init(_ answer: @escaping @Sendable (Request) -> [Step]) throws {
    (listener, port) = try Self.bindSocket()
    if listen(listener, 64) != 0 { throw Failure(call: "listen", code: errno) }
    let listener = listener
    Thread.detachNewThread { [state] in
      while true {
        let connection = accept(listener, nil, nil)
        // The thread that uses the socket closes it, because the system soon reuses the number of a closed descriptor.
        if connection < 0 || state.isStopped {
          close(listener)
          if connection >= 0 { close(connection) }
          state.closed.signal()
          return
        }
        Thread.detachNewThread { Self.serve(connection, state, answer) }
      }
    }
  }

  deinit {
    state.stop()
    // Shutting down a socket wakes a thread that accepts connections on Linux only. A connection wakes it everywhere.
    shutdown(listener, Int32(SHUT_RDWR))
    let waker = socket(AF_INET, Self.stream, 0)
    _ = Self.withAddress(port: port) { connect(waker, $0, $1) }
    close(waker)
    state.closed.wait()
  }

  /// An address that refuses connections: its port is taken, so that no server of another test gets it, but nothing
  /// listens.
  final class Refusing: Sendable {
    let url: URL
    private let socket: Int32

    init() throws {
      let port: UInt16
      (socket, port) = try bindSocket()
      url = URL(string: "http://127.0.0.1:\(port)/graphql")!
    }

    deinit { close(socket) }
  }

  /// Returns a socket that is bound to a free port, and the port.
  private static func bindSocket() throws -> (Int32, port: UInt16) {
    let socket = socket(AF_INET, stream, 0)
    if socket < 0 { throw Failure(call: "socket", code: errno) }
    let port = try withAddress(port: 0) { address, length in
      var length = length
      if bind(socket, address, length) != 0 { throw Failure(call: "bind", code: errno) }
      if getsockname(socket, address, &length) != 0 { throw Failure(call: "getsockname", code: errno) }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
    }
    return (socket, port)
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// Calls a closure with the address of a port of this machine, as the socket functions need it; `body` may change it.
  private static func withAddress<T>(
    port: UInt16,
    _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) throws -> T
  ) rethrows -> T {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        try body(generic, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Answers one request, then closes the connection.
  private static func serve(_ connection: Int32, _ state: State, _ answer: (Request) -> [Step]) {
    defer { close(connection) }
    guard let request = readRequest(connection) else { return }
    state.add(request)
    perform(answer(request), connection, state)
  }

  /// Performs steps; returns false if the connection has ended.
  @discardableResult
  private static func perform(_ steps: [Step], _ connection: Int32, _ state: State) -> Bool {
    for step in steps {
      switch step {
      case .send(let text):
        if !write(Array(text.utf8), to: connection, state) { return false }
      case .bytes(let bytes):
        if !write(bytes, to: connection, state) { return false }
      case .endless(let bytes, every: let seconds):
        while write(bytes, to: connection, state) { if seconds > 0 { Thread.sleep(forTimeInterval: seconds) } }
        return false
      case .pause(let seconds):
        // A client that closes the connection during the pause looks like input without bytes.
        var readable = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        if poll(&readable, 1, Int32(seconds * 1000)) > 0 {
          state.addDisconnection()
          return false
        }
      case .sleep(let seconds):
        Thread.sleep(forTimeInterval: seconds)
      case .converse(let answer):
        while let frame = readFrame(connection) {
          state.add(frame)
          if !perform(answer(frame), connection, state) { return false }
        }
        state.addDisconnection()
        return false
      case .next(let answer):
        guard let request = readRequest(connection) else {
          state.addDisconnection()
          return false
        }
        state.add(request)
        if !perform(answer(request), connection, state) { return false }
      case .reset:
        // A socket that does not linger is closed by a reset.
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout.size(ofValue: option)))
        return false
      }
    }
    return true
  }

  private static func readRequest(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    let blankLine = Array("\r\n\r\n".utf8)
    while true {
      if let headEnd = bytes.firstRange(of: blankLine) {
        let head = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let headers = head.dropFirst().map { line in
          let colon = line.firstIndex(of: ":") ?? line.endIndex
          let value = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
          return (line[..<colon].lowercased(), value)
        }
        let fields = Dictionary(headers) { first, _ in first }
        if fields["transfer-encoding"] == "chunked" {
          if let body = chunkedBody(bytes[headEnd.upperBound...]) {
            return Request(line: String(head[0]), headers: fields, body: body)
          }
          let count = recv(connection, &buffer, buffer.count, 0)
          if count <= 0 { return nil }
          bytes += buffer[..<count]
          continue
        }
        let length = Int(fields["content-length"] ?? "0") ?? 0
        if bytes.count - headEnd.upperBound >= length {
          return Request(line: String(head[0]), headers: fields, body: Array(bytes[headEnd.upperBound...]))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      bytes += buffer[..<count]
    }
  }

  /// Returns the contents of chunks; nil if the last has not arrived.
  private static func chunkedBody(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var (rest, body) = (bytes, [UInt8]())
    while let end = rest.firstRange(of: Array("\r\n".utf8)) {
      guard let size = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16),
        rest.endIndex - end.upperBound >= size + 2
      else { return nil }
      if size == 0 { return body }
      body += rest[end.upperBound..<end.upperBound + size]
      rest = rest[(end.upperBound + size + 2)...]
    }
    return nil
  }

  /// Reads a frame of a client; nil at the end of the connection.
  private static func readFrame(_ connection: Int32) -> WebSocketFrame? {
    func read(_ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let part = bytes[done...].withUnsafeMutableBytes { recv(connection, $0.baseAddress, $0.count, 0) }
        if part <= 0 { return nil }
        done += part
      }
      return bytes
    }
    guard let head = read(2) else { return nil }
    var length = Int(head[1] & 0x7F)
    if length > 125 {
      guard let bytes = read(length == 126 ? 2 : 8) else { return nil }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    let isMasked = head[1] & 0x80 != 0
    guard let mask = isMasked ? read(4) : [0, 0, 0, 0], var payload = read(length) else { return nil }
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    return WebSocketFrame(head: head[0], isMasked: isMasked, payload: payload)
  }

  /// Sends bytes; returns false if the client has closed the connection.
  private static func write(_ bytes: [UInt8], to connection: Int32, _ state: State) -> Bool {
    var sent = 0
    while sent < bytes.count {
      #if canImport(Darwin)
        let flags = Int32(MSG_DONTWAIT)
      #else
        let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      #endif
      let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EAGAIN {
        var writable = pollfd(fd: connection, events: Int16(POLLOUT), revents: 0)
        state.setWaitsForClient(true)
        poll(&writable, 1, -1)
        state.setWaitsForClient(false)
        continue
      }
      if count <= 0 {
        state.addDisconnection()
        return false
      }
      state.addSentBytes(count)
      sent += count
    }
    return true
  }
}

extension LoopbackServer.Step {
  /// Returns a complete answer.
  static func answer(
    _ body: String,
    status: Int = 200,
    type: String? = "application/graphql-response+json; charset=utf-8",
    headers: [String] = []
  ) -> Self {
    let lines =
      ["HTTP/1.1 \(status) Status"] + (type.map { ["Content-Type: \($0)"] } ?? []) + headers
      + ["Content-Length: \(body.utf8.count)", "Connection: close", "", body]
    return .send(lines.joined(separator: "\r\n"))
  }

  /// Returns a redirect.
  static func redirect(_ status: Int, to location: String) -> Self {
    .answer("<p>Moved</p>", status: status, type: "text/html", headers: ["Location: \(location)"])
  }
}
