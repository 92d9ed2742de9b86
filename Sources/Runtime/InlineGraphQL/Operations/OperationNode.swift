/// The definition of an operation.
public struct __OperationNode: Sendable {
  /// The operation's name in its document.
  public var name: String

  /// The type conditions in the text that not every object meets, for example `0=Droid Human;3=Cat`.
  ///
  /// Inline fragments with `on` and fragment spreads are numbered from 0 in the order of the text. Behind a number are the
  /// object types that have the selection. All objects have those that are not listed.
  public var typeConditions: String

  /// The distinct fragments that the operation itself spreads.
  public var fragments: [any GraphQLFragment.Type]

  /// The definition with the fields that only the client has; nil if there are none.
  var wholeDefinition: String?

  /// The text of the operation alone as it is sent, with the values of fragments' arguments.
  ///
  /// It begins with the kind and the name.
  public var definition: String

  /// Creates a definition. The macros call this.
  public init(
    name: String,
    typeConditions: String = "",
    fragments: [any GraphQLFragment.Type] = [],
    wholeDefinition: String? = nil,
    definition: String
  ) {
    self.name = name
    self.typeConditions = typeConditions
    self.fragments = fragments
    self.wholeDefinition = wholeDefinition
    self.definition = definition
  }

  /// Whether it is a query, a mutation or a subscription: the first word of the definition.
  public var kind: GraphQLOperationKind {
    // Only the text says it, because that is what services go by.
    let kind = GraphQLOperationKind.allCases.first { definition.utf8.starts(with: ($0.rawValue + " ").utf8) }
    guard let kind else {
      preconditionFailure("\"\(definition)\" is no definition of an operation. It looks like \"query Name{field}\".")
    }
    return kind
  }

  /// The start of the definition: the kind and the name.
  var head: String { kind.rawValue + " " + name }

  /// Stops the program if the definition has another name, or another kind than the protocol of the operation's type.
  func check(_ operation: any GraphQLOperation.Type) {
    let rest = definition.utf8.starts(with: head.utf8) ? definition.utf8.dropFirst(head.utf8.count).first : nil
    precondition(
      rest.map { !Self.isNameByte($0) } ?? false,
      "\(operation) is named \"\(name)\", but its definition begins otherwise: \(definition)"
    )
    var protocols: [GraphQLOperationKind] = []
    if operation is any GraphQLQuery.Type { protocols.append(.query) }
    if operation is any GraphQLMutation.Type { protocols.append(.mutation) }
    if operation is any GraphQLSubscription.Type { protocols.append(.subscription) }
    precondition(
      protocols.allSatisfy { $0 == kind },
      "\(operation) has the definition of a \(kind), but not the protocol of one: \(definition)"
    )
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
