import GraphQLLanguage

/// A GraphQL text as far as it can be understood, however unfinished it is.
struct ReadDocument: Sendable {
  /// An operation, a fragment, or a definition of a schema.
  struct Definition: Sendable {
    enum Kind: Sendable {
      case operation(OperationDefinition.Kind), fragment, type, directive, schema
    }

    var kind: Kind
    /// The name, where there is one.
    var name: String?
    var nameRange: Range<Int>?
    /// The type condition of a fragment.
    var typeCondition: String?
    /// The variables of an operation, or the arguments of a fragment.
    var variables: [Variable] = []
    var range: Range<Int>
  }

  /// A variable of an operation, or an argument of a fragment.
  struct Variable: Sendable {
    var name: String
    /// The range of the name, with its `$`.
    var nameRange: Range<Int>
    var type: TypeReference?
  }

  /// A part of the text that has others in it.
  struct Part: Sendable {
    enum Kind: Sendable {
      case definition, selectionSet, field, inlineFragment, arguments, value, body
    }

    var kind: Kind
    /// The name of a definition, of a field as responses have it, or of the type of a selection set.
    var name: String
    var nameRange: Range<Int>
    var range: Range<Int>
    /// The number of parts around it.
    var depth: Int
  }

  /// Arguments in parentheses.
  struct ArgumentList: Sendable {
    var owner: ArgumentOwner
    /// From the opening parenthesis to the closing one.
    var range: Range<Int>
    /// The names of the arguments and where each starts.
    var arguments: [(name: String, start: Int)] = []
    /// Whether the closing parenthesis is there.
    var isClosed = false
  }

  var tokens: [TypedToken] = []
  var definitions: [Definition] = []
  /// The parts in the order of their starts.
  var parts: [Part] = []
  var argumentLists: [ArgumentList] = []

  /// Returns the definition around an offset.
  func definition(at offset: Int) -> Definition? {
    definitions.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Returns the token that an offset is in or touches; a name rather than a punctuator.
  func token(at offset: Int) -> TypedToken? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    let touching = tokens[low...].prefix(2).filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    return touching.last { $0.role != .punctuator } ?? touching.last
  }
}

/// A token with what it means.
struct TypedToken: Sendable {
  var kind: Token.Kind
  var range: Range<Int>
  var role: TokenRole
}

/// What a token means where it is.
enum TokenRole: Hashable, Sendable {
  case punctuator, keyword, string, number, unknown
  case operationName
  case fragmentName
  case spread(parent: String?)
  /// The name of a type, wherever it is used.
  case typeUse
  case alias(parent: String?, field: String)
  case field(parent: String?)
  case argument(ArgumentOwner)
  case inputField(of: String?)
  case variableDefinition
  case variable(TypeReference?)
  case enumValue(of: String?)
  case directive
  /// What a schema's text defines.
  case typeName, fieldDefinition(of: String), argumentDefinition(ArgumentOwner), enumValueDefinition(of: String)
  case directiveDefinition
  /// A word of a directive's definition, as in `on FIELD`.
  case directiveLocation
}

/// What has arguments.
enum ArgumentOwner: Hashable, Sendable {
  case field(String, of: String?)
  case directive(String)
  case fragment(String)
}

/// What can be written at the cursor.
enum CursorContext: Sendable {
  /// Nothing that is known here: a name that the author chooses, a number, a string.
  case nothing
  case definition(isSchema: Bool)
  /// A selection; a field alone after an alias.
  case selection(parent: String?, isAfterAlias: Bool)
  /// A fragment or `on`, after `...`.
  case spread(parent: String?)
  /// A type that can apply within another one, if that is known.
  case typeCondition(parent: String?)
  case argument(ArgumentOwner, given: Set<String>)
  case value(TypeReference?)
  /// A variable after its `$`.
  case variable(TypeReference?)
  case inputField(of: String?, given: Set<String>)
  case inputType, outputType, objectType, interface
  case directive(location: String)
  case directiveLocation
  case keyword([String])
}
