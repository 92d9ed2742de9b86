/// The storage of a masked fragment's data, for any fragment.
@_fixed_layout
@usableFromInline
class AnyFragmentBox: @unchecked Sendable {
  /// The type of the fragment.
  @usableFromInline let fragment: ObjectIdentifier

  /// The object in a store from which the data was read. It is set before anybody else sees the box.
  @usableFromInline final var storedOrigin: StoredOrigin?

  @inlinable
  init(_ fragment: ObjectIdentifier) {
    self.fragment = fragment
  }

  @usableFromInline
  func isEqual(to other: AnyFragmentBox) -> Bool { self === other }

  @usableFromInline
  func hash(into hasher: inout Hasher) {}

  /// The data, for encoding; `nil` if there is none.
  var anyData: (any Sendable)? { nil }

  /// The error that reading the fragment throws.
  var error: GraphQLFieldError? { nil }
}

/// The storage of a masked fragment's data.
///
/// It is generic over the data, not over the fragment. Otherwise freeing it looks up an associated type, which took
/// most of the time.
@_fixed_layout
@usableFromInline
final class FragmentBox<Data: ResponseObject>: AnyFragmentBox, @unchecked Sendable {
  @usableFromInline let data: Data

  @inlinable
  init(_ data: Data, of fragment: ObjectIdentifier) {
    self.data = data
    super.init(fragment)
  }

  @usableFromInline
  override func isEqual(to other: AnyFragmentBox) -> Bool {
    other.fragment == fragment && unsafeDowncast(other, to: FragmentBox<Data>.self).data == data
  }

  @usableFromInline
  override func hash(into hasher: inout Hasher) {
    data.hash(into: &hasher)
  }

  override var anyData: (any Sendable)? { data }
}

/// The storage of what was read for a masked fragment with `@required`, `@catch` or `@throwOnFieldError`.
@usableFromInline
final class FailableFragmentBox<Data: ResponseObject>: AnyFragmentBox, @unchecked Sendable {
  @usableFromInline let result: Result<Data?, GraphQLFieldError>

  @usableFromInline
  init(_ result: Result<Data?, GraphQLFieldError>, of fragment: ObjectIdentifier) {
    self.result = result
    super.init(fragment)
  }

  @usableFromInline
  override func isEqual(to other: AnyFragmentBox) -> Bool {
    other.fragment == fragment && unsafeDowncast(other, to: FailableFragmentBox<Data>.self).result == result
  }

  @usableFromInline
  override func hash(into hasher: inout Hasher) {
    result.hash(into: &hasher)
  }

  // Errors are not encoded, nor is an object that a missing field made null.
  override var anyData: (any Sendable)? {
    if case .success(let data?) = result { data } else { nil }
  }

  override var error: GraphQLFieldError? {
    if case .failure(let error) = result { error } else { nil }
  }
}
