import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests by sessions of Foundation.
final class URLSessionConnector: HTTPConnector {
  private let session: DeliveringSession
  private let configuration: URLSessionConfiguration

  /// Creates a connector whose sessions have a configuration.
  init(configuration: URLSessionConfiguration) {
    // Foundation on Linux asks its cache on another thread. A task that is cancelled meanwhile, and fails before that
    // thread goes on, ends the process.
    #if canImport(FoundationNetworking)
      let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
      configuration.urlCache = nil
    #endif
    self.configuration = configuration
    session = DeliveringSession(configuration)
  }

  func send(_ request: HTTPRequest, maximumBodySize: Int) async throws -> TransportResponse {
    let delivery = CollectedDelivery(maximumBodySize: maximumBodySize)
    let task = session.task(for: request, delivery)
    defer { session.forget(task) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if delivery.resume(continuation) { session.resume(task) }
      }
    } onCancel: {
      delivery.end(with: .failure(CancellationError()))
      session.giveUp(task)
    }
  }

  func open(_ request: HTTPRequest) async throws -> HTTPAnswer {
    // A slow reader makes the whole session wait, so each stream has its own.
    let session = DeliveringSession(configuration)
    let delivery = StreamedDelivery()
    let task = session.task(for: request, delivery)
    let cancel: @Sendable () -> Void = {
      delivery.end(with: CancellationError())
      session.giveUp(task)
      session.forget(task)
    }
    let body = HTTPAnswerBody(
      next: { try await withTaskCancellationHandler(operation: delivery.next, onCancel: cancel) },
      cancel: cancel
    )
    session.resume(task)
    let (status, headers) = try await withTaskCancellationHandler(operation: delivery.head, onCancel: cancel)
    return HTTPAnswer(status: status, headers: headers, body: body)
  }
}

/// A session that hands what arrives to deliveries.
private final class DeliveringSession: Sendable {
  private let session: URLSession
  private let delegate = DeliveringDelegate()

  init(_ configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: DelegateQueue.make())
  }

  deinit {
    // A session keeps itself and its delegate alive until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  /// Returns a task that has not started.
  func task(for request: HTTPRequest, _ delivery: any Delivery) -> URLSessionDataTask {
    var urlRequest = URLRequest(request)
    if case .streamed(let body) = request.body {
      urlRequest.httpBodyStream = .reading(body) { delivery.end(with: HTTPExchangeError.upload($0)) }
      // Foundation on Linux would send the length of the body besides its chunks.
      #if !canImport(FoundationNetworking)
        urlRequest.setValue("\(body.count)", forHTTPHeaderField: "Content-Length")
      #endif
    }
    let task = session.dataTask(with: urlRequest)
    task.priority =
      switch request.priority {
      case .low: URLSessionTask.lowPriority
      case .standard: URLSessionTask.defaultPriority
      case .high: URLSessionTask.highPriority
      }
    delegate[task] = delivery
    return task
  }

  func resume(_ task: URLSessionTask) { delegate.resume(task) }

  func giveUp(_ task: URLSessionTask) { delegate.giveUp(task) }

  func forget(_ task: URLSessionTask) { delegate[task] = nil }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    if request.method == .post, case .data(let body) = request.body { httpBody = body }
    // Foundation on Linux drops fractions of a second, so half a second would mean no limit.
    timeoutInterval = min(max(1, request.idleTimeLimit.rounded(.up)), 1e6)
    for name in request.headers.names { setValue(request.headers[name], forHTTPHeaderField: name) }
  }
}
