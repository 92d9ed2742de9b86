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

  /// Returns the data that was read for `fragment`.
  ///
  /// - Precondition: The pointer was read for that fragment, like the property `fragment_<Name>` of a generated type.
  @inlinable
  public func data<F: GraphQLFragment>(of fragment: F.Type) -> F.Data {
    // Comparing types and casting unchecked takes a tenth of the time of `as?`.
    precondition(box.fragment == ObjectIdentifier(fragment), "This pointer is to the data of another fragment")
    return unsafeDowncast(box, to: FragmentBox<F.Data>.self).data
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
