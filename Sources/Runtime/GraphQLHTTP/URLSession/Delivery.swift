import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer in transit, as a session hands it over.
protocol Delivery: AnyObject, Sendable {
  /// Takes the head of the answer; returns false if the rest is not wanted.
  func receive(_ response: URLResponse) -> Bool

  /// Takes a chunk of the body; returns false if the rest is not wanted.
  func append(_ piece: Data) -> Bool

  /// Ends the answer with an error, unless it has ended.
  func end(with error: any Error)

  /// Takes the end of the answer, or the error that broke it off.
  func complete(_ response: URLResponse?, _ error: (any Error)?)
}

extension HTTPHeaders {
  /// Copies the headers of a response.
  init(of response: HTTPURLResponse) {
    self.init()
    for case let (name as String, value as String) in response.allHeaderFields { self[name] = value }
  }
}
