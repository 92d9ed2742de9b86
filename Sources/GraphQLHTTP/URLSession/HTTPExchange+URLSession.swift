import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPExchange {
  /// Creates an exchange with a session of its own.
  package convenience init(configuration: URLSessionConfiguration) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? configuration
    var headers = HTTPHeaders()
    for case let (name as String, value as String) in copy.httpAdditionalHeaders ?? [:] { headers[name] = value }
    copy.httpAdditionalHeaders = nil
    // Foundation on Linux asks its cache on another thread. A task that is cancelled meanwhile, and fails before that
    // thread goes on, ends the process.
    #if canImport(FoundationNetworking)
      copy.urlCache = nil
    #endif
    self.init(connector: URLSessionConnector(configuration: copy), headers: headers)
  }
}
