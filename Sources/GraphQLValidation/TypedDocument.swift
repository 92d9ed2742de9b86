import GraphQLLanguage

/// A document with the type of each of its nodes, as one walk over it finds them: what every rule is handed.
///
/// Nodes stand in flat lists in the order of the text, so that a rule is one loop over the kind of node it speaks of.
package final class TypedDocument {
  let document: Document
  package let types: TypeTable
  /// The fragments that are defined elsewhere.
  package let signatures: [String: FragmentSignature]
  /// The names of fragments that it does not reach, for suggestions.
  let otherFragments: [String]
  /// The directives that are known without being in the schema.
  let clientDirectives: Set<String>

  var schema: Schema { types.schema }

  /// The operations and fragments; everything else in a document is not executable.
  package var definitions: [TypedDefinition] = []
  /// Where in `definitions` the fragment of a name stands: the last, where there are several, as in graphql-js.
  package var fragmentIndices: [String: Int] = [:]
  package var selectionSets: [TypedSelectionSet] = []
  package var fields: [TypedField] = []
  package var spreads: [TypedSpread] = []
  package var inlineFragments: [TypedInlineFragment] = []
  package var directiveLists: [TypedDirectives] = []
  var argumentLists: [TypedArguments] = []
  package var values: [TypedValue] = []
  /// The arguments of the document's own fragments that have any.
  var ownArguments: [String: [VariableDefinition]] = [:]
  /// Every variable that an operation uses, itself and through fragments; one entry an operation.
  private(set) lazy var usesByOperation = operationUses()
  /// The numbers given to response keys.
  var responseKeys: [String: Int] = [:]

  /// Finds the types of a document's parts.
  package init(
    _ document: Document,
    schema: Schema,
    fragments signatures: [String: FragmentSignature],
    otherFragments: [String] = [],
    clientDirectives: Set<String>
  ) {
    self.document = document.markingDirectives(of: schema)
    self.types = TypeTable(schema, clientDirectives: clientDirectives)
    self.signatures = signatures
    self.otherFragments = otherFragments
    self.clientDirectives = clientDirectives
    walk()
    if !ownArguments.isEmpty { tightenArguments() }
  }

  /// The arguments that a fragment takes, wherever it is defined.
  func arguments(ofFragment name: String) -> [VariableDefinition] {
    if fragmentIndices[name] == nil, ownArguments[name] == nil { return signatures[name]?.arguments ?? [] }
    return ownArguments[name] ?? []
  }

  /// Variables and every use of them: those of operations, and the arguments of fragments.
  var variableScopes: [(definition: TypedDefinition.Node, variables: [VariableDefinition], uses: [TypedVariableUse])] {
    usesByOperation.map { (.operation($0), $0.variables, $1) }
      + definitions.filter { $0.fragment != nil && !$0.variables.isEmpty }.map {
        ($0.node, $0.variables, $0.argumentUses)
      }
  }

  /// The type of the name inside a type reference.
  func namedType(of reference: TypeReference) -> TypeFacts? {
    types.type(named: reference.namedType.value)
  }
}

/// An operation or a fragment.
package struct TypedDefinition {
  enum Node {
    case operation(OperationDefinition)
    case fragment(FragmentDefinition)
  }

  var node: Node
  /// The type that its selection set selects from; `nil` if the schema has no such type.
  package var type: TypeFacts?
  /// The variables of an operation, or the arguments of a fragment.
  package var variables: [VariableDefinition]
  /// The root selection set's place in `selectionSets`.
  var selectionSet = 0
  /// The places in `fields` of the fields anywhere inside.
  var fields: Range<Int> = 0..<0
  /// The places in `spreads` of the spreads anywhere inside.
  var spreads: Range<Int> = 0..<0
  /// The variables used anywhere inside, default values and directives included; without a fragment's own arguments.
  package var variableUses: [TypedVariableUse] = []
  /// The uses of a fragment's own arguments.
  var argumentUses: [TypedVariableUse] = []

  package var operation: OperationDefinition? {
    if case .operation(let operation) = node { operation } else { nil }
  }

  package var fragment: FragmentDefinition? {
    if case .fragment(let fragment) = node { fragment } else { nil }
  }
}

/// A selection set: places in the lists of the document.
package struct TypedSelectionSet {
  enum Member {
    case field(Int)
    case spread(Int)
    case inlineFragment(Int)
  }

  /// The composite type that is selected from.
  package var parent: TypeFacts?
  var members: [Member] = []
}

package struct TypedField {
  package var node: Field
  /// The composite type that it is selected from.
  package var parent: TypeFacts?
  /// What the schema says of it; `nil` if `parent` has no such field.
  package var facts: FieldFacts?
  /// The number of its response key.
  var key: Int
  /// The place of its selection set in `selectionSets`.
  var selectionSet: Int?
}

package struct TypedSpread {
  package var node: FragmentSpread
  package var parent: TypeFacts?
}

package struct TypedInlineFragment {
  var node: InlineFragment
  package var parent: TypeFacts?
  /// The type of its condition, else of the parent.
  package var type: TypeFacts?
  /// The place of its selection set in `selectionSets`.
  var selectionSet = 0
}

/// The directives at one place; never none.
package struct TypedDirectives {
  package var nodes: [Directive]
  /// What kind of place it is, as directive definitions name it: `FRAGMENT_SPREAD`.
  var location: String
  /// The composite type that the selection they are on selects from.
  var parent: TypeFacts?
  /// The field they are on.
  var field: FieldFacts?
  /// The place in `definitions` of what they are in.
  var definition: Int
}

/// The arguments of a field, directive or fragment whose definition is known.
struct TypedArguments {
  enum Owner {
    case field(Field, parent: TypeFacts)
    case fragment(FragmentSpread)
    case directive(Directive)
  }

  var owner: Owner
  var nodes: [Argument]
  var definitions: [InputValueDefinition]
}

/// The value of an argument, or the default value of a variable.
package struct TypedValue {
  package var node: Value
  /// The type that is expected; `nil` if the argument or the type is unknown.
  package var type: TypeReference?
}

/// The use of a variable.
package struct TypedVariableUse {
  /// The input object with exactly one field that a variable gives the field of.
  struct OneOf {
    var type: String
    var object: SourceRange
  }

  var name: String
  package var range: SourceRange
  /// The type that is expected; `nil` if the argument or the type is unknown.
  package var type: TypeReference?
  var hasLocationDefault = false
  var oneOf: OneOf?
  /// The fragment defined elsewhere in which the use is; `range` is then that of the spread that leads there.
  var fragment: String?
}
