import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// HTTPS services without network and certificates. `https://one.test/307?/a` redirects to `/a` with status 307. Every
/// other address answers with `body`, which has the names of the request's headers in `extensions`.
final class SecureService: URLProtocol {
  static let body =
    #"{"data":{"hero":{"__typename":"Droid","id":"2001","appearsIn":["JEDI"],"name":"R2-D2"}},"extensions":HEADERS}"#

  /// A session configuration that sends requests to these services.
  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SecureService.self] + (configuration.protocolClasses ?? [])
    return configuration
  }

  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "https" }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let status = Int(url.lastPathComponent) ?? 200
    let names = (request.allHTTPHeaderFields ?? [:]).keys.map { $0.lowercased() }.sorted()
    var headers = ["Content-Type": "application/json"]
    if status != 200 { headers["Location"] = url.query(percentEncoded: false) }
    if let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: Data(Self.body.replacing("HEADERS", with: names.description).utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
