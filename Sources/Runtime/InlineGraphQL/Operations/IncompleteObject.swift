/// An object whose members may be taken for optional ones; see `__IncompleteObject`.
///
/// It is a protocol of its own because Swift prefers the members of the refining protocol. The optional members here
/// are chosen only where an optional is needed (`if let`, `?.`, `??`), and the others everywhere else.
@dynamicMemberLookup
public protocol __PartlyIncompleteObject {}

/// A response object whose document has errors, so that some of its selections are unknown.
///
/// It is emitted only beside the errors, so a program with such a type is never built and never runs. Any member name
/// type-checks on it. So one mistake in a document does not cause many in the code that reads the response.
@dynamicMemberLookup
public protocol __IncompleteObject: __PartlyIncompleteObject {}

extension __PartlyIncompleteObject {
  /// The member as an optional.
  public subscript(dynamicMember name: String) -> __InvalidSelection? { nil }
}

extension __IncompleteObject {
  /// Any member. The errors of the document say why the object does not have it.
  public subscript(dynamicMember name: String) -> __InvalidSelection { __InvalidSelection() }

  /// The member as the type that the context needs.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("\(name) was read from an object whose document has errors")
  }
}

/// The type of a member of an `__IncompleteObject`: an object with any members, a list of such objects, or a text.
@dynamicMemberLookup
public struct __InvalidSelection: __IncompleteObject, Hashable, Sendable, Identifiable, CustomStringConvertible {
  init() {}

  /// A placeholder for an identifier.
  public var id: String { "" }

  /// A placeholder for a text.
  public var description: String { "" }
}

extension __InvalidSelection: RandomAccessCollection {
  /// A placeholder for the first index.
  public var startIndex: Int { 0 }

  /// A placeholder for the index after the last.
  public var endIndex: Int { 0 }

  /// A placeholder for an element.
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
  /// Makes reading a fragment type-check if the spread is in a selection with errors.
  @_disfavoredOverload
  public init(key: some __IncompleteObject) {
    preconditionFailure("A fragment was read from an object whose document has errors")
  }
}
