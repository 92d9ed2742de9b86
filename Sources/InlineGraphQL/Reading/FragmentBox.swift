/// Where the data of a masked fragment is, whatever the fragment.
@_fixed_layout
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

  /// The data, for those who encode it.
  var anyData: any Sendable { () }
}

/// The data of a masked fragment.
///
/// Generic in the data and not in the fragment: what it holds is then found without looking up an associated type, which
/// took most of the time of freeing it.
@_fixed_layout
@usableFromInline
final class FragmentBox<Data: ResponseObject>: AnyFragmentBox, @unchecked Sendable {
  @usableFromInline let data: Data

  @inlinable
  init<Fragment: GraphQLFragment>(_ data: Data, of fragment: Fragment.Type) where Fragment.Data == Data {
    self.data = data
    super.init(ObjectIdentifier(fragment))
  }

  @usableFromInline
  override func isEqual(to other: AnyFragmentBox) -> Bool {
    other.fragment == fragment && unsafeDowncast(other, to: FragmentBox<Data>.self).data == data
  }

  @usableFromInline
  override func hash(into hasher: inout Hasher) {
    data.hash(into: &hasher)
  }

  override var anyData: any Sendable { data }
}
