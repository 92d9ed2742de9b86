/// Remembers what fragments were read from which objects, so that fragments which many others spread are not read for each.
///
/// An object is read once for each way that leads to it. Where two fragments spread the same third one, and so on down,
/// there are twice as many ways with each step, exponentially many in all. Most documents have none of that, and
/// remembering costs more than reading. So it begins when fragments have read a multiple of the response; from then on each
/// fragment is read once from each object.
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
  /// How many bytes fragments may still read before they are remembered.
  private var allowance: Int64

  /// - Parameter size: of the response, in bytes.
  init(size: Int) {
    allowance = Int64(size) * Self.multiple
  }

  /// What was read for a fragment from the object that starts there.
  @usableFromInline
  func box(of fragment: ObjectIdentifier, _ arguments: [__BooleanVariable], at object: Int) -> AnyFragmentBox? {
    boxes.isEmpty ? nil : boxes[Key(object, fragment, arguments)]
  }

  /// Counts what a fragment has read, and may remember what that was.
  mutating func record(_ box: AnyFragmentBox, _ arguments: [__BooleanVariable], at object: Int, size: Int) {
    allowance -= Int64(size)
    if allowance < 0 { boxes[Key(object, box.fragment, arguments)] = box }
  }
}
