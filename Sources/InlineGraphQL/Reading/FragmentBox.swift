/// Where the data of a masked fragment is, whatever the fragment.
@usableFromInline
class AnyFragmentBox: @unchecked Sendable {
  /// Which fragment it is.
  @usableFromInline let fragment: ObjectIdentifier

  @inlinable
  init(_ fragment: ObjectIdentifier) {
    self.fragment = fragment
  }

  @usableFromInline
  func isEqual(to other: AnyFragmentBox) -> Bool { self === other }

  @usableFromInline
  func hash(into hasher: inout Hasher) {}
}

/// The data of a masked fragment.
@usableFromInline
final class FragmentBox<Fragment: GraphQLFragment>: AnyFragmentBox, @unchecked Sendable {
  @usableFromInline let data: Fragment.Data

  @inlinable
  init(_ data: Fragment.Data) {
    self.data = data
    super.init(ObjectIdentifier(Fragment.self))
  }

  @usableFromInline
  override func isEqual(to other: AnyFragmentBox) -> Bool {
    other.fragment == fragment && unsafeDowncast(other, to: FragmentBox<Fragment>.self).data == data
  }

  @usableFromInline
  override func hash(into hasher: inout Hasher) {
    data.hash(into: &hasher)
  }
}
