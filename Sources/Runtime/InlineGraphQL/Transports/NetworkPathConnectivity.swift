#if canImport(Network)
  import Network

  /// The connectivity that Apple's systems tell of, by `NWPathMonitor`. It is not tested: its tests run on Linux.
  public final class NetworkPathConnectivity: Connectivity {
    private let monitor = NWPathMonitor()
    private let state = SettableConnectivity()

    /// Begins to ask the system.
    public init() {
      monitor.pathUpdateHandler = { [state] path in state.isConnected = path.status != .unsatisfied }
      monitor.start(queue: DispatchQueue(label: "InlineGraphQL.NetworkPathConnectivity"))
    }

    deinit { monitor.cancel() }

    /// Whether the system has a path.
    public var isConnected: Bool { state.isConnected }

    /// Whether the system has a path, now and after each change.
    public var changes: AsyncStream<Bool> { state.changes }
  }
#endif
