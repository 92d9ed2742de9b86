#if NIO
  import GraphQLHTTP

  /// An HTTP proxy that WebSockets go through, by its method `CONNECT`.
  public struct HTTPProxy: Sendable, Hashable {
    /// The name or the address of the proxy.
    public var host: String

    /// The port of the proxy.
    public var port: Int

    /// Headers for the proxy, such as `Proxy-Authorization`. The service does not get them.
    public var headers: HTTPHeaders

    /// Creates a proxy, with headers that it may ask for.
    public init(host: String, port: Int, headers: HTTPHeaders = [:]) {
      self.host = host
      self.port = port
      self.headers = headers
    }
  }
#endif
