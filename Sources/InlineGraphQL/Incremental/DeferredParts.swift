/// What the reader of a response must know of the parts that are not there.
final class DeferredParts: Sendable {
  /// The parts that the server has mentioned, by the offset of their object or list in bytes.
  let byOffset: [Int: [IncrementalResponse.Part]]

  /// Whether every other part is there.
  let areKnown: Bool

  /// Whether all parts are there or failed.
  let isComplete: Bool

  init(byOffset: [Int: [IncrementalResponse.Part]], areKnown: Bool, isComplete: Bool) {
    (self.byOffset, self.areKnown, self.isComplete) = (byOffset, areKnown, isComplete)
  }

  /// Returns the state of the deferred part of an object; `nil` if only what is there tells.
  func state(of label: String, at offset: Int) -> IncrementalResponse.Part.State? {
    let parts = byOffset[offset] ?? []
    // Copies of a fragment with arguments have labels of their own.
    let same = parts.filter { $0.label == label || $0.label?.hasPrefix(label + "$") == true }
    if label.isEmpty { return parts.contains { $0.state != .complete } || !areKnown ? nil : .complete }
    if same.contains(where: { $0.state == .pending }) { return .pending }
    if let part = same.last { return part.state }
    // A server that does not repeat labels does not say which parts are there.
    if parts.contains(where: { $0.label == nil && $0.state != .complete }) { return nil }
    return areKnown ? .complete : nil
  }

  /// Returns the state of a streamed list.
  func state(ofListAt offset: Int) -> IncrementalResponse.Part.State {
    byOffset[offset]?.last?.state ?? (areKnown ? .complete : .pending)
  }
}
