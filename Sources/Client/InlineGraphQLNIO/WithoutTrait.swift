#if !NIO
  import Foundation
  import InlineGraphQL

  extension HTTPTransport {
    /// Needs the package's trait `NIO`.
    @available(
      *,
      unavailable,
      message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"NIO\"]"
    )
    public init<Configuration>(url: URL, headers: HTTPHeaders = [:], clientConfiguration: Configuration) {
      fatalError("The trait NIO is missing.")
    }
  }

  extension WebSocketTransport {
    /// Needs the package's trait `NIO`.
    @available(
      *,
      unavailable,
      message: "add the trait to the package's dependency on InlineGraphQL: traits: [\"NIO\"]"
    )
    public init<Configuration>(url: URL, headers: HTTPHeaders = [:], tlsConfiguration: Configuration) {
      fatalError("The trait NIO is missing.")
    }
  }
#endif
