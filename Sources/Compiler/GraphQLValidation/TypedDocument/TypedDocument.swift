import GraphQLLanguage

/// A document with the type of each of its nodes, as the rules receive it.
///
/// One walk collects the nodes in flat lists in the order of the text. A rule is one loop over the nodes of one kind.
package final class TypedDocument {
  let document: Document
  package let types: TypeTable
  /// The fragments defined elsewhere.
  package let signatures: [String: FragmentSignature]
  /// The names of fragments that the document does not reach, for suggestions.
  let otherFragments: [String]
  /// The directives of the compiler.
  let directives: CompilerDirectives
  /// Whether these need no definition in the schema.
  let definesDirectives: Bool

  var schema: Schema { types.schema }

  /// The operations and fragments, without definitions that are not executable.
  package var definitions: [TypedDefinition] = []
  /// The index in `definitions` of each fragment. Of several with one name it is the last, as in graphql-js.
  package var fragmentIndices: [String: Int] = [:]
  package var selectionSets: [TypedSelectionSet] = []
  package var fields: [TypedField] = []
  package var spreads: [TypedSpread] = []
  package var inlineFragments: [TypedInlineFragment] = []
  package var directiveLists: [TypedDirectives] = []
  package var argumentLists: [TypedArguments] = []
  package var values: [TypedValue] = []
  /// The arguments of each fragment of the document that declares any.
  var ownArguments: [String: [VariableDefinition]] = [:]
  /// Of the arguments, those that are used where null is not allowed, though their types have it.
  private(set) lazy var ownArgumentsNeverNull = ownArguments.isEmpty ? [:] : findArgumentsNeverNull()
  /// The variables that each operation uses, directly or through fragments.
  private(set) lazy var usesByOperation = operationUses()
  /// The number of each response key.
  var responseKeys: [String: Int] = [:]

  /// Creates a typed document.
  package init(
    _ document: Document,
    schema: Schema,
    fragments signatures: [String: FragmentSignature],
    otherFragments: [String] = [],
    directives: CompilerDirectives = .standard,
    definesDirectives: Bool = true,
    definesIncrementalDirectives: Bool = true
  ) {
    self.document = document.markingDirectives(of: schema, among: directives)
    self.types = TypeTable(
      schema,
      compilerDirectives: definesDirectives ? directives : nil,
      definesIncrementalDirectives: definesIncrementalDirectives
    )
    self.signatures = signatures
    self.otherFragments = otherFragments
    self.directives = directives
    self.definesDirectives = definesDirectives
    walk()
  }

  /// Whether the document itself defines a fragment.
  func defines(fragment name: String) -> Bool { fragmentIndices[name] != nil }

  /// Whether arguments are those of a fragment that another literal defines.
  func isOfOtherFragment(_ owner: TypedArguments.Owner) -> Bool {
    if case .fragment(let spread) = owner { !defines(fragment: spread.name.value) } else { false }
  }

  /// Returns the arguments that a fragment declares, wherever it is defined.
  func arguments(ofFragment name: String) -> [VariableDefinition] {
    if fragmentIndices[name] == nil, ownArguments[name] == nil { return signatures[name]?.arguments ?? [] }
    return ownArguments[name] ?? []
  }

  /// Returns the definition of a fragment, here or elsewhere; `nil` if it is not known.
  func definition(ofFragment name: String) -> FragmentDefinition? {
    if let index = fragmentIndices[name] { return definitions[index].fragment }
    return signatures[name]?.definition
  }

  /// All variables with their uses: those of operations, and the arguments of fragments.
  var variableScopes: [(definition: TypedDefinition.Node, variables: [VariableDefinition], uses: [TypedVariableUse])] {
    usesByOperation.map { (.operation($0), $0.variables, $1) }
      + definitions.filter { $0.fragment != nil && !$0.variables.isEmpty }.map {
        ($0.node, $0.variables, $0.argumentUses)
      }
  }

  /// Returns the named type of a type reference.
  package func namedType(of reference: TypeReference) -> TypeFacts? {
    types.type(named: reference.namedType.value)
  }
}

/// An operation or a fragment.
package struct TypedDefinition {
  indirect enum Node {
    case operation(OperationDefinition)
    case fragment(FragmentDefinition)
  }

  var node: Node
  /// The type that the root selection set selects from; `nil` if the schema has no such type.
  package var type: TypeFacts?
  /// The variables of an operation, or the arguments of a fragment.
  package var variables: [VariableDefinition]
  /// The index of the root selection set in `selectionSets`.
  var selectionSet = 0
  /// The indices in `fields` of all fields inside.
  var fields: Range<Int> = 0..<0
  /// The indices in `spreads` of all spreads inside.
  var spreads: Range<Int> = 0..<0
  /// All uses of variables inside, also in default values and directives, except those of a fragment's own arguments.
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

/// A selection set, as indices in the lists of the document.
package struct TypedSelectionSet {
  enum Member {
    case field(Int)
    case spread(Int)
    case inlineFragment(Int)
  }

  /// The composite type of the selection set.
  package var parent: TypeFacts?
  var members: [Member] = []
}

package struct TypedField {
  package var node: Field
  /// The composite type that the field is selected from.
  package var parent: TypeFacts?
  /// The field in the schema; `nil` if `parent` has no such field.
  package var facts: FieldFacts?
  /// The number of the response key.
  var key: Int
  /// The index of the field's selection set in `selectionSets`.
  var selectionSet: Int?
}

package struct TypedSpread {
  package var node: FragmentSpread
  package var parent: TypeFacts?
}

package struct TypedInlineFragment {
  package var node: InlineFragment
  package var parent: TypeFacts?
  /// The type of the type condition, or of the parent if there is none.
  package var type: TypeFacts?
  /// The index of the fragment's selection set in `selectionSets`.
  var selectionSet = 0
}

/// The directives at one location, at least one.
package struct TypedDirectives {
  package var nodes: [Directive]
  /// The kind of location as in directive definitions, for example `FRAGMENT_SPREAD`.
  package var location: String
  /// The composite type of the selection set around the selection with the directives.
  var parent: TypeFacts?
  /// The field with the directives.
  var field: FieldFacts?
  /// The index in `definitions` of the definition around them.
  var definition: Int
}

/// The arguments of a field, directive or fragment whose definition is known.
package struct TypedArguments {
  package indirect enum Owner {
    case field(Field, parent: TypeFacts)
    case fragment(FragmentSpread)
    case directive(Directive)
  }

  package var owner: Owner
  package var nodes: [Argument]
  var definitions: [InputValueDefinition]
}

/// The value of an argument, or the default value of a variable.
package struct TypedValue {
  package var node: Value
  /// The expected type; `nil` if the argument or the type is unknown.
  package var type: TypeReference?
}

/// A use of a variable.
package struct TypedVariableUse {
  /// The OneOf input object whose only field has the variable as its value.
  struct OneOf {
    var type: String
    var object: SourceRange
  }

  var name: String
  package var range: SourceRange
  /// The expected type; `nil` if the argument or the type is unknown.
  package var type: TypeReference?
  var hasLocationDefault = false
  var oneOf: OneOf?
  /// The fragment defined elsewhere that contains the use. `range` is then the spread that leads there.
  var fragment: String?
}
