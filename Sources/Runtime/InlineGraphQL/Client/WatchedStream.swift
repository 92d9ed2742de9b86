#if Logging || Tracing
  extension GraphQLResponseStream {
    /// Creates a stream that is the same as another, and that somebody watches.
    ///
    /// - Parameters:
    ///   - open: Opens the other stream. Called when the first event is asked for.
    ///   - onEvent: Called with each event.
    ///   - onEnd: Called once if the stream was opened: with nil if it ended, with its error if it failed, and with
    ///     `CancellationError` if its reader lost interest.
    package init(
      watching open: @escaping @Sendable () -> GraphQLResponseStream,
      onEvent: @escaping @Sendable (GraphQLStreamEvent) -> Void,
      onEnd: @escaping @Sendable ((any Error)?) -> Void
    ) {
      let stream = WatchedStream(open: open, onEnd: onEnd)
      self.init(unfolding: {
        let event = try await stream.next()
        if let event { onEvent(event) }
        return event
      })
    }
  }

  /// A stream whose end is noticed, also if nobody reads it to its end. It has one reader at a time.
  private final class WatchedStream: @unchecked Sendable {
    private enum State {
      case closed(@Sendable () -> GraphQLResponseStream)
      case open(GraphQLResponseStream.AsyncIterator)
      case ended
    }

    private var state: State
    private let onEnd: @Sendable ((any Error)?) -> Void

    init(open: @escaping @Sendable () -> GraphQLResponseStream, onEnd: @escaping @Sendable ((any Error)?) -> Void) {
      state = .closed(open)
      self.onEnd = onEnd
    }

    deinit {
      if case .open = state { onEnd(CancellationError()) }
    }

    func next() async throws -> GraphQLStreamEvent? {
      var events: GraphQLResponseStream.AsyncIterator
      switch state {
      case .closed(let open): events = open().makeAsyncIterator()
      case .open(let opened): events = opened
      case .ended: return nil
      }
      state = .ended
      do {
        if let event = try await events.next() {
          state = .open(events)
          return event
        }
        onEnd(Task.isCancelled ? CancellationError() : nil)
        return nil
      } catch {
        onEnd(error)
        throw error
      }
    }
  }
#endif
