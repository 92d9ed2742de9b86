/// Keeps the fragments that were read from objects, so that a fragment with many spreads is not read for each.
///
/// An object is read once for each path of spreads that leads to it. If two fragments spread the same third one, and so
/// on, each step doubles the number of paths, so it grows exponentially. Most documents have nothing of that kind, and
/// recording costs more than reading. So recording begins when fragments have read a multiple of the response. From
/// then on each fragment is read once from each object.
@usableFromInline
struct FragmentMemo {
  private struct Key: Hashable {
    let object: Int
    let fragment: ObjectIdentifier
    let arguments: [String]

    init(_ object: Int, _ fragment: ObjectIdentifier, _ arguments: [__BooleanVariable]) {
      self.object = object
      self.fragment = fragment
      self.arguments = arguments.map { "\($0.name) \($0.value.map { $0 ? "true" : "false" } ?? "null")" }
    }
  }

  private static let multiple: Int64 = 32

  private var boxes: [Key: AnyFragmentBox] = [:]
  /// The number of bytes that fragments may read before recording begins.
  private var allowance: Int64

  /// - Parameter size: The size of the response in bytes.
  init(size: Int) {
    allowance = Int64(size) * Self.multiple
  }

  /// Returns what was read for a fragment from the object at an offset.
  @usableFromInline
  func box(of fragment: ObjectIdentifier, _ arguments: [__BooleanVariable], at object: Int) -> AnyFragmentBox? {
    boxes.isEmpty ? nil : boxes[Key(object, fragment, arguments)]
  }

  /// Counts the bytes that a fragment has read, and records its data if recording has begun.
  mutating func record(_ box: AnyFragmentBox, _ arguments: [__BooleanVariable], at object: Int, size: Int) {
    allowance -= Int64(size)
    if allowance < 0 { boxes[Key(object, box.fragment, arguments)] = box }
  }
}
