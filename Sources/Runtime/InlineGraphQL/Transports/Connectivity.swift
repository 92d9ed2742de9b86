import GraphQLCLibrary

/// Knows whether there is a network.
///
/// A ``GraphQLBackoff`` and a ``GraphQLClient`` take one: what failed is tried again as soon as the network is back, and not in vain
/// before. `NetworkPathConnectivity` asks the system on Apple's platforms. Elsewhere a ``SettableConnectivity`` says what the app
/// knows.
public protocol Connectivity: AnyObject, Sendable {
  /// Whether there is a network now, as far as is known.
  var isConnected: Bool { get }

  /// Whether there is a network, now and after each change. Each access begins a sequence of its own.
  var changes: AsyncStream<Bool> { get }
}

extension Connectivity {
  /// Waits until there is a network, or, if there is one, until it has gone and is back.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package func waitForConnection() async throws {
    var wasDisconnected = false
    for await isConnected in changes {
      if isConnected, wasDisconnected { return }
      wasDisconnected = !isConnected
    }
    // Whoever knows of no more changes lets others wait.
    try await Task.sleep(for: .seconds(1_000_000_000))
  }
}

/// A connectivity that the app sets, for tests, and where the system tells nothing.
public final class SettableConnectivity: Connectivity {
  private let state: Locked<(isConnected: Bool, observers: [Int: AsyncStream<Bool>.Continuation], last: Int)>

  /// Creates a connectivity.
  public init(isConnected: Bool = true) { state = Locked((isConnected, [:], 0)) }

  /// Whether there is a network. Those who wait for it go on when it is set.
  public var isConnected: Bool {
    get { state.withLock { $0.isConnected } }
    set {
      let observers = state.withLock { state in
        state.isConnected = newValue
        return Array(state.observers.values)
      }
      for observer in observers { observer.yield(newValue) }
    }
  }

  /// How many wait for changes.
  var observerCount: Int { state.withLock { $0.observers.count } }

  /// Whether there is a network, now and after each change.
  public var changes: AsyncStream<Bool> {
    AsyncStream { continuation in
      let (number, isConnected) = state.withLock { state in
        state.last += 1
        state.observers[state.last] = continuation
        return (state.last, state.isConnected)
      }
      continuation.yield(isConnected)
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.observers.removeValue(forKey: number) }
      }
    }
  }
}
