import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session asks while it sends requests.
///
/// Foundation on Linux has no delegates of tasks, so the session's hands on to the deliveries.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock; by the identifiers of the tasks.
  private var deliveries: [Int: Delivery] = [:]

  /// The delivery of a task, as long as somebody waits for it.
  subscript(task: URLSessionTask) -> Delivery? {
    get { lock.withLock { deliveries[task.taskIdentifier] } }
    set { lock.withLock { deliveries[task.taskIdentifier] = newValue } }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let isWanted = self[dataTask]?.announce(length: response.expectedContentLength) ?? false
    completionHandler(isWanted ? .allow : .cancel)
    // Foundation on Linux does not heed the answer.
    if !isWanted { giveUp(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isWanted = self[dataTask]?.append(data) ?? false
    if !isWanted { giveUp(dataTask) }
  }

  /// Ends a task, from a queue that the session does not wait for (``DelegateQueue``).
  func giveUp(_ task: URLSessionTask) {
    DispatchQueue.global().async { task.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    self[task]?.complete(task.response, error)
  }

  /// Redirects are answers: the exchange knows what may be sent where they lead, the session does not.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // The session takes an answer once it has asked.
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.global().async { answer(nil) }
  }

  /// Credentials are given as headers, so a service that asks for others has answered. Certificates and proxies are the
  /// system's business.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    let methods = [
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
      NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
    ]
    guard methods.contains(space.authenticationMethod), !space.isProxy() else {
      nonisolated(unsafe) let answer = completionHandler
      return DispatchQueue.global().async { answer(.performDefaultHandling, nil) }
    }
    // Foundation on Linux asks once it has the whole answer, and then gives it up for an error.
    #if canImport(FoundationNetworking)
      self[task]?.complete(challenge.failureResponse ?? task.response, nil)
    #endif
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.global().async { answer(.rejectProtectionSpace, nil) }
  }
}
