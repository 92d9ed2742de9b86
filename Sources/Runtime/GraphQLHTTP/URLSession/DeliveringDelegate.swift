import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session.
///
/// Foundation on Linux has no delegates for tasks, so the session's delegate forwards to the deliveries.
final class DeliveringDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock. Keys are identifiers of tasks.
  private var deliveries: [Int: any Delivery] = [:]

  /// Where tasks are resumed and cancelled, one after the other, and where the session has its answers.
  ///
  /// The session does not wait for this queue (``DelegateQueue``). If two threads call a task of Foundation on Linux at once, the
  /// second may come between the two steps of cancelling it. If the task ends then, the second step ends the program.
  private let calls = DispatchQueue(label: "InlineGraphQL.URLSession.calls")

  /// The delivery of a task while a caller waits for it.
  subscript(task: URLSessionTask) -> (any Delivery)? {
    get { lock.withLock { deliveries[task.taskIdentifier] } }
    set { lock.withLock { deliveries[task.taskIdentifier] = newValue } }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let isWanted = self[dataTask]?.receive(response) ?? false
    completionHandler(isWanted ? .allow : .cancel)
    // Foundation on Linux ignores the disposition.
    if !isWanted { giveUp(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isWanted = self[dataTask]?.append(data) ?? false
    if !isWanted { giveUp(dataTask) }
  }

  /// Starts a task.
  func resume(_ task: URLSessionTask) { calls.async { task.resume() } }

  func giveUp(_ task: URLSessionTask) { calls.async { task.cancel() } }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    self[task]?.complete(task.response, error)
  }

  /// Refuses redirects, so that they become answers. The exchange knows what may be sent to their targets; the session
  /// does not.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // The session does not accept an answer while it asks.
    nonisolated(unsafe) let answer = completionHandler
    calls.async { answer(nil) }
  }

  /// Rejects challenges, because credentials are sent as headers: a service that asks for others has answered. The
  /// system handles certificates and proxies.
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
      return calls.async { answer(.performDefaultHandling, nil) }
    }
    // Foundation on Linux calls this after the whole answer has arrived, and then replaces the answer by an error.
    #if canImport(FoundationNetworking)
      self[task]?.complete(challenge.failureResponse ?? task.response, nil)
    #endif
    nonisolated(unsafe) let answer = completionHandler
    calls.async { answer(.rejectProtectionSpace, nil) }
  }
}
