/// A GraphQL document (section 2.3).
package struct Document: Hashable, Sendable {
  /// The definitions of the document, in order.
  package var definitions: [Definition]

  /// Creates a document.
  package init(definitions: [Definition]) {
    self.definitions = definitions
  }
}

/// One definition of a document (sections 2.3 and 3.2).
package indirect enum Definition: Hashable, Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)
  case schema(SchemaDefinition)
  case schemaExtension(SchemaDefinition)
  case type(TypeDefinition)
  case typeExtension(TypeDefinition)
  case directive(DirectiveDefinition)
  case directiveExtension(DirectiveExtension)
}

extension Definition {
  /// The range from the first token to the last.
  package var range: SourceRange {
    switch self {
    case .operation(let operation): operation.range
    case .fragment(let fragment): fragment.range
    case .schema(let schema), .schemaExtension(let schema): schema.range
    case .type(let type), .typeExtension(let type): type.range
    case .directive(let directive): directive.range
    case .directiveExtension(let directive): directive.range
    }
  }
}

/// `query HeroQuery($id: ID!) @live { hero(id: $id) { name } }` (section 2.4).
package struct OperationDefinition: Hashable, Sendable {
  /// The three kinds of operation.
  package enum Kind: String, Hashable, Sendable {
    case query, mutation, subscription
  }

  /// The description before the operation.
  package var description: StringValue?
  /// The kind of operation.
  package var kind: Kind
  /// The name; `nil` for an anonymous operation.
  package var name: Name?
  /// The variables, in order.
  package var variables: [VariableDefinition]
  /// The directives on the operation.
  package var directives: [Directive]
  /// The root selection set.
  package var selectionSet: SelectionSet
  /// The range from the description, keyword or, without both, opening brace to the closing brace.
  package var range: SourceRange

  /// Creates an operation definition.
  package init(
    description: StringValue? = nil,
    kind: Kind,
    name: Name? = nil,
    variables: [VariableDefinition],
    directives: [Directive],
    selectionSet: SelectionSet,
    range: SourceRange
  ) {
    self.description = description
    self.kind = kind
    self.name = name
    self.variables = variables
    self.directives = directives
    self.selectionSet = selectionSet
    self.range = range
  }
}

/// `fragment HeroCard_hero($size: Int = 3) on Character { name }` (section 2.9; the arguments are those of the RFC
/// "Fragment Arguments").
package struct FragmentDefinition: Hashable, Sendable {
  /// The description before the fragment.
  package var description: StringValue?
  /// The fragment's name.
  package var name: Name
  /// The arguments that the fragment takes, in order.
  package var variables: [VariableDefinition]
  /// The type that the fragment applies to.
  package var typeCondition: Name
  /// The directives on the fragment.
  package var directives: [Directive]
  /// The fragment's selection set.
  package var selectionSet: SelectionSet
  /// The range from the description or keyword to the closing brace.
  package var range: SourceRange

  /// Creates a fragment definition.
  package init(
    description: StringValue? = nil,
    name: Name,
    variables: [VariableDefinition] = [],
    typeCondition: Name,
    directives: [Directive],
    selectionSet: SelectionSet,
    range: SourceRange
  ) {
    self.description = description
    self.name = name
    self.variables = variables
    self.typeCondition = typeCondition
    self.directives = directives
    self.selectionSet = selectionSet
    self.range = range
  }
}

/// `$episode: Episode = JEDI @deprecated` (section 2.11).
package struct VariableDefinition: Hashable, Sendable {
  /// The description before the variable.
  package var description: StringValue?
  /// The name, without `$`; its range includes the `$`.
  package var name: Name
  /// The declared type.
  package var type: TypeReference
  /// The default value.
  package var defaultValue: Value?
  /// The directives on the variable.
  package var directives: [Directive]
  /// The range of the whole definition.
  package var range: SourceRange
  /// The Swift type that provides the value, for an argument of a fragment that spreads do not pass.
  package var provider: StringValue?

  /// Creates a variable definition.
  package init(
    description: StringValue? = nil,
    name: Name,
    type: TypeReference,
    defaultValue: Value? = nil,
    directives: [Directive],
    range: SourceRange,
    provider: StringValue? = nil
  ) {
    self.description = description
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.directives = directives
    self.range = range
    self.provider = provider
  }
}

/// `{ name friends { name } }` (section 2.5).
package struct SelectionSet: Hashable, Sendable {
  /// The selections, in order; never empty in parsed documents.
  package var selections: [Selection]
  /// The range from brace to brace.
  package var range: SourceRange

  /// Creates a selection set.
  package init(selections: [Selection], range: SourceRange = .none) {
    self.selections = selections
    self.range = range
  }
}

/// One selection of a selection set (section 2.5).
package indirect enum Selection: Hashable, Sendable {
  case field(Field)
  case fragmentSpread(FragmentSpread)
  case inlineFragment(InlineFragment)
}

/// `tall: height(unit: FOOT) @include(if: $tall) { feet }` (sections 2.6 to 2.8).
package struct Field: Hashable, Sendable {
  /// The alias.
  package var alias: Name?
  /// The field's name.
  package var name: Name
  /// The arguments, in order.
  package var arguments: [Argument]
  /// The directives on the field.
  package var directives: [Directive]
  /// The selection set of the field's value.
  package var selectionSet: SelectionSet?
  /// The range of the whole field.
  package var range: SourceRange

  /// Creates a field.
  package init(
    alias: Name? = nil,
    name: Name,
    arguments: [Argument],
    directives: [Directive],
    selectionSet: SelectionSet? = nil,
    range: SourceRange
  ) {
    self.alias = alias
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.selectionSet = selectionSet
    self.range = range
  }

  /// The key of the field in responses: its alias, or its name without one.
  package var responseKey: Name { alias ?? name }
}

/// `...HeroCard_hero(size: 5) @include(if: $x)` (section 2.9; the arguments are those of the RFC "Fragment Arguments").
package struct FragmentSpread: Hashable, Sendable {
  /// The name of the fragment.
  package var name: Name
  /// The arguments passed to the fragment, in order.
  package var arguments: [Argument] = []
  /// The directives on the spread.
  package var directives: [Directive]
  /// The range of the whole spread.
  package var range: SourceRange

  /// Creates a spread.
  package init(name: Name, arguments: [Argument] = [], directives: [Directive], range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.range = range
  }
}

/// `... on Droid { primaryFunction }` (section 2.9.2).
package struct InlineFragment: Hashable, Sendable {
  /// The type that the fragment applies to; `nil` for the enclosing type.
  package var typeCondition: Name?
  /// The directives on the fragment.
  package var directives: [Directive]
  /// The fragment's selection set.
  package var selectionSet: SelectionSet
  /// The range of the whole fragment.
  package var range: SourceRange

  /// Creates an inline fragment.
  package init(typeCondition: Name?, directives: [Directive], selectionSet: SelectionSet, range: SourceRange) {
    self.typeCondition = typeCondition
    self.directives = directives
    self.selectionSet = selectionSet
    self.range = range
  }
}

/// `id: $id` (section 2.7).
package struct Argument: Hashable, Sendable {
  /// The argument's name.
  package var name: Name
  /// The argument's value.
  package var value: Value
  /// The range from the name to the end of the value.
  package var range: SourceRange

  /// Creates an argument.
  package init(name: Name, value: Value, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// `@include(if: $x)` (section 2.13).
package struct Directive: Hashable, Sendable {
  /// The directive's name, without `@`.
  package var name: Name
  /// The arguments, in order.
  package var arguments: [Argument]
  /// The range of the whole directive.
  package var range: SourceRange
  /// Whether the schema declares the directive although the compiler has one of that name.
  package var isOfSchema = false

  /// Creates a directive.
  package init(name: Name, arguments: [Argument], range: SourceRange, isOfSchema: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.range = range
    self.isOfSchema = isOfSchema
  }
}

/// A name (section 2.1.8).
package struct Name: Hashable, Sendable {
  /// The name itself.
  package var value: String
  /// The range of the name.
  package var range: SourceRange

  /// Creates a name.
  package init(_ value: String, range: SourceRange = .none) {
    self.value = value
    self.range = range
  }

  /// Creates a name from a text that no parser has read.
  ///
  /// - Throws: An error if the text is not a name.
  package init(checking text: String, at range: SourceRange) throws(Diagnostic) {
    if text.isEmpty { throw Diagnostic(.error, "Expected name to be a non-empty string.", at: range) }
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x5F: continue
      case 0x30...0x39 where offset > 0: continue
      case 0x30...0x39:
        throw Diagnostic(.error, "Names must start with [_a-zA-Z] but \"\(text)\" does not.", at: range)
      default:
        throw Diagnostic(.error, "Names must only contain [_a-zA-Z0-9] but \"\(text)\" does not.", at: range)
      }
    }
    self.init(text, range: range)
  }
}
