/// An object whose members may be taken for optional ones; see `__IncompleteObject`.
///
/// A protocol of its own only because Swift prefers the members of the refining protocol: what is optional here is
/// chosen where an optional is needed (`if let`, `?.`, `??`), and what is not is chosen everywhere else.
@dynamicMemberLookup
public protocol __PartlyIncompleteObject {}

/// A response object whose document has errors, so that not all of what it selects is known.
///
/// Emitted only beside the errors, so a program with such a type is never built and never runs. Any member name
/// type-checks on it, so that one mistake in a document does not become many in the code that reads the response.
@dynamicMemberLookup
public protocol __IncompleteObject: __PartlyIncompleteObject {}

extension __PartlyIncompleteObject {
  /// The member as an optional.
  public subscript(dynamicMember name: String) -> __InvalidSelection? { nil }
}

extension __IncompleteObject {
  /// The member.
  public subscript(dynamicMember name: String) -> __InvalidSelection { __InvalidSelection() }

  /// The member as whatever the code around it needs.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("\(name) was read from an object whose document has errors")
  }
}

/// What a member of an `__IncompleteObject` is taken to be: an object with any members, a list of such, or a text.
@dynamicMemberLookup
public struct __InvalidSelection: __IncompleteObject, Hashable, Sendable, Identifiable, CustomStringConvertible {
  init() {}

  /// Stands for an identifier.
  public var id: String { "" }

  /// Stands for a text.
  public var description: String { "" }
}

extension __InvalidSelection: RandomAccessCollection {
  /// Stands for the first index.
  public var startIndex: Int { 0 }

  /// Stands for the index after the last.
  public var endIndex: Int { 0 }

  /// Stands for an element.
  public subscript(position: Int) -> __InvalidSelection { self }
}

extension __InvalidSelection: ExpressibleByArrayLiteral {
  /// Makes `?? []` type-check.
  public init(arrayLiteral elements: __InvalidSelection...) {}
}

extension __InvalidSelection: Comparable {
  /// Makes sorting type-check.
  public static func < (left: __InvalidSelection, right: __InvalidSelection) -> Bool { false }
}

extension GraphQLFragment {
  /// Makes reading a fragment type-check where the spread is among what has errors.
  @_disfavoredOverload
  public init(key: some __IncompleteObject) {
    preconditionFailure("A fragment was read from an object whose document has errors")
  }
}
