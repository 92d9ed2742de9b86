/// The data of a masked fragment, which an object holds for a spread `...Fragment`.
///
/// Only the fragment's own struct can access it.
@frozen
public struct FragmentPointer: Hashable, Sendable {
  @usableFromInline let box: AnyFragmentBox

  @inlinable
  init(_ box: AnyFragmentBox) {
    self.box = box
  }

  /// Returns whether both hold equal data of the same fragment.
  public static func == (left: FragmentPointer, right: FragmentPointer) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Feeds the data into the hasher.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}
