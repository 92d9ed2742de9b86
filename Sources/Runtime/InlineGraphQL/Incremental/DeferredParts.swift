/// The parts that a response does not have yet, for its reader.
final class DeferredParts: Sendable {
  /// The parts that the server has mentioned, by the offset of their object or list in bytes.
  let byOffset: [Int: [IncrementalResponse.Part]]

  /// Whether every other part is there.
  let areKnown: Bool

  init(byOffset: [Int: [IncrementalResponse.Part]], areKnown: Bool) {
    (self.byOffset, self.areKnown) = (byOffset, areKnown)
  }

  /// Creates those of a response that a store made; `nil` if all parts are there.
  init?(ofStored byOffset: [Int: [IncrementalResponse.Part]]) {
    if byOffset.isEmpty { return nil }
    (self.byOffset, areKnown) = (byOffset, true)
  }

  /// Returns the state of the deferred part of an object; `nil` if only what is there tells.
  func state(of label: String, at offset: Int) -> IncrementalResponse.Part.State? {
    let parts = byOffset[offset] ?? []
    let same = parts.filter { $0.hasLabel(label) }
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

extension IncrementalResponse.Part {
  /// Returns whether it has a label. Copies of a fragment with arguments have labels of their own.
  package func hasLabel(_ wanted: String) -> Bool { label == wanted || label?.hasPrefix(wanted + "$") == true }
}
