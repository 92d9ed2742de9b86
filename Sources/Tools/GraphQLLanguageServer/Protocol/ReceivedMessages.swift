import Foundation
import GraphQLCLibrary
import GraphQLJSON

/// The messages of an editor that wait to be answered, and the requests among them that it has cancelled.
package final class ReceivedMessages: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [[UInt8]] = []
  private var cancelled: Set<GraphQLJSONValue> = []
  private var isAtEnd = false

  package init() {}

  /// Reads messages from a file until its end.
  package func read(from descriptor: Int32) {
    var framing = MessageFraming()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { GraphQLCLibrary.read(descriptor, $0.baseAddress!, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      framing.append(buffer[..<count])
      while let message = framing.next() { add(message) }
    }
    condition.withLock {
      isAtEnd = true
      condition.broadcast()
    }
  }

  /// Adds a message.
  package func add(_ message: [UInt8]) {
    var id: GraphQLJSONValue?
    if case .notification("$/cancelRequest", let parameters)? = Message(message) { id = parameters["id"] }
    condition.withLock {
      if let id { cancelled.insert(id) }
      waiting.append(message)
      condition.broadcast()
    }
  }

  /// Waits for the next message; returns `nil` at the end of the file, or when the time is over.
  package func next(before deadline: Date? = nil) -> [UInt8]? {
    condition.withLock {
      while waiting.isEmpty, !isAtEnd {
        guard let deadline else {
          condition.wait()
          continue
        }
        if !condition.wait(until: deadline) { break }
      }
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  /// Whether there will be no more messages.
  package var hasEnded: Bool { condition.withLock { isAtEnd && waiting.isEmpty } }

  /// Returns whether the editor has cancelled a request, and forgets it.
  package func isCancelled(_ id: GraphQLJSONValue) -> Bool { condition.withLock { cancelled.remove(id) != nil } }
}
