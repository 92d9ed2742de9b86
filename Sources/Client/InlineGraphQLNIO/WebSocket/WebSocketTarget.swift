#if NIO
  import Foundation

  /// Where a WebSocket leads to.
  struct WebSocketTarget: Sendable {
    /// The name or the address of the server, without brackets.
    let host: String
    let port: Int
    let isSecure: Bool
    /// The path and the query.
    let path: String

    /// Reads a URL; nil if its scheme is not `ws` or `wss`.
    init?(_ url: URL) {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.host, !host.isEmpty
      else {
        return nil
      }
      switch parts.scheme?.lowercased() {
      case "ws": isSecure = false
      case "wss": isSecure = true
      default: return nil
      }
      self.host = host.trimmingCharacters(in: ["[", "]"])
      port = parts.port ?? (isSecure ? 443 : 80)
      let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
      self.path = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// The host and the port: `one.test:443`.
    var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

    /// The value of the header `Host`, which has no port if it is that of the scheme.
    var hostHeader: String { port == (isSecure ? 443 : 80) ? String(authority.dropLast(":\(port)".count)) : authority }
  }
#endif
