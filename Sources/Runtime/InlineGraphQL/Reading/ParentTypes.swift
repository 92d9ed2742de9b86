import GraphQLCLibrary

/// The names of the schema's types that selection sets are on, which `__Stored` of each generated type ends with.
enum ParentTypes {
  /// Returns the parent type of a generated type.
  ///
  /// - Precondition: The type's `__Stored` names it.
  static func required(of type: Any.Type) -> String {
    guard let name = name(of: type) else { preconditionFailure(missing(in: type)) }
    return name
  }

  /// Returns the parent type of a generated type; `nil` if its `__Stored` names none.
  static func name(of type: Any.Type) -> String? {
    let identifier = ObjectIdentifier(type)
    if let name = known.withLock({ $0[identifier] }) { return name }
    guard let name = StoredLayout.parentType(of: type) else { return nil }
    known.withLock { $0[identifier] = name }
    return name
  }

  /// Says what is wrong with a handwritten type.
  static func missing(in type: Any.Type) -> String {
    "\"typealias __Stored\" of \(type) does not end with its parent type, as in \"__on_Hero: ()\"."
  }

  // Reading the labels of a tuple takes longer than finding a name.
  private static let known = Locked<[ObjectIdentifier: String]>([:])
}
