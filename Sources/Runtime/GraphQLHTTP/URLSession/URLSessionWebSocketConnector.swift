import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Opens WebSockets by sessions of Foundation. On Linux many toolchains have none.
package final class URLSessionWebSocketConnector: WebSocketConnector {
  private let configuration: URLSessionConfiguration

  /// Creates a connector whose sessions have a configuration, and keep cookies in a storage, or none.
  package init(configuration: URLSessionConfiguration, cookieStorage: HTTPCookieStorage? = nil) {
    self.configuration = configuration.copy(cookieStorage: cookieStorage)
  }

  package func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
    var urlRequest = URLRequest(url: request.url)
    // A connection may be silent for days.
    urlRequest.timeoutInterval = 1e6
    for name in request.headers.names { urlRequest.setValue(request.headers[name], forHTTPHeaderField: name) }
    urlRequest.setValue(request.subprotocol, forHTTPHeaderField: "Sec-WebSocket-Protocol")
    let delegate = WebSocketDelegate()
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    let task = session.webSocketTask(with: urlRequest)
    task.maximumMessageSize = request.maximumMessageSize
    let subprotocol = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if delegate.wait(continuation) { task.resume() }
      }
    } onCancel: {
      delegate.end(with: CancellationError())
      task.cancel()
      session.invalidateAndCancel()
    }
    return URLSessionWebSocket(task, session, delegate, subprotocol: subprotocol)
  }
}

/// An open WebSocket of Foundation.
private final class URLSessionWebSocket: WebSocketConnection {
  let subprotocol: String?
  private let task: URLSessionWebSocketTask
  private let session: URLSession
  private let delegate: WebSocketDelegate

  init(
    _ task: URLSessionWebSocketTask,
    _ session: URLSession,
    _ delegate: WebSocketDelegate,
    subprotocol: String?
  ) {
    (self.task, self.session, self.delegate, self.subprotocol) = (task, session, delegate, subprotocol)
  }

  deinit {
    close(code: 1000, reason: "")
    // A session keeps itself and its delegate alive until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  func send(_ text: Data) async throws {
    do {
      try await task.send(.string(String(decoding: text, as: UTF8.self)))
    } catch {
      throw closure(error)
    }
  }

  func receive() async throws -> [WebSocketMessages] {
    do {
      let message = try await withTaskCancellationHandler {
        try await task.receive()
      } onCancel: {
        task.cancel(with: .goingAway, reason: nil)
      }
      switch message {
      case .string(let text): return [.texts(DataPieces(Data(text.utf8)))]
      case .data(let bytes): return [.binary(bytes)]
      @unknown default: return [.binary(Data())]
      }
    } catch {
      throw Task.isCancelled ? CancellationError() : closure(error)
    }
  }

  func close(code: UInt16, reason: String) {
    // A code that Foundation does not know is passed on by its number.
    let code = URLSessionWebSocketTask.CloseCode(rawValue: Int(code)) ?? .normalClosure
    task.cancel(with: code, reason: Data(reason.utf8))
  }

  private func closure(_ error: any Error) -> any Error {
    delegate.closure ?? WebSocketClosure(code: 1006, reason: error.localizedDescription)
  }
}

/// The delegate of a session with one WebSocket.
private final class WebSocketDelegate: NSObject, URLSessionWebSocketDelegate, @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var opening: CheckedContinuation<String?, any Error>?
  private var failure: (any Error)?
  private var closed: WebSocketClosure?

  /// How the server closed the connection; nil if it did not.
  var closure: WebSocketClosure? { lock.withLock { closed } }

  /// Sets the continuation that waits for the connection; returns false if it has failed.
  func wait(_ continuation: CheckedContinuation<String?, any Error>) -> Bool {
    let failure = lock.withLock {
      if self.failure == nil { opening = continuation }
      return self.failure
    }
    if let failure { continuation.resume(throwing: failure) }
    return failure == nil
  }

  /// Ends the wait for the connection.
  func end(with error: any Error) {
    let opening = lock.withLock {
      failure = failure ?? error
      return self.opening.take()
    }
    opening?.resume(throwing: error)
  }

  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol subprotocol: String?
  ) {
    lock.withLock { opening.take() }?.resume(returning: subprotocol)
  }

  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {
    let reason = String(decoding: reason ?? Data(), as: UTF8.self)
    let code = UInt16(exactly: closeCode.rawValue) ?? 1005
    lock.withLock { closed = WebSocketClosure(code: code == 0 ? 1005 : code, reason: reason) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let response = task.response as? HTTPURLResponse, response.statusCode != 101 {
      let answer = TransportResponse(body: Data(), status: response.statusCode, headers: HTTPHeaders(of: response))
      return end(with: WebSocketRefusal(response: answer))
    }
    end(with: error.map { HTTPExchangeError(session: $0) } ?? HTTPExchangeError.network(URLError(.badServerResponse)))
  }
}
