import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPExchange {
  /// Creates an exchange with a session of its own.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the session.
  ///   - cookieStorage: Where cookies are kept; nil if they are not.
  package convenience init(configuration: URLSessionConfiguration, cookieStorage: HTTPCookieStorage? = nil) {
    let copy = configuration.copy(cookieStorage: cookieStorage)
    var headers = HTTPHeaders()
    for case let (name as String, value as String) in copy.httpAdditionalHeaders ?? [:] { headers[name] = value }
    copy.httpAdditionalHeaders = nil
    self.init(connector: URLSessionConnector(configuration: copy), headers: headers)
  }
}

extension URLSessionConfiguration {
  /// Returns a copy that keeps cookies in a storage, or none.
  ///
  /// All configurations share one storage unless they are told otherwise. Cookies of one user would be sent with the requests
  /// of another.
  func copy(cookieStorage: HTTPCookieStorage?) -> URLSessionConfiguration {
    let copy = copy() as? URLSessionConfiguration ?? self
    copy.httpCookieStorage = cookieStorage
    copy.httpShouldSetCookies = cookieStorage != nil
    if cookieStorage == nil { copy.httpCookieAcceptPolicy = .never }
    return copy
  }
}
