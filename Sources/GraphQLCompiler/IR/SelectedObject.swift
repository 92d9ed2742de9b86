import GraphQLLanguage

/// What a literal selects of one object of the response, with what the schema knows of it: what ``flattenInlineFragments(in:)``
/// begins with.
struct SelectedObject: Sendable {
  /// Where the object stands.
  var position: ObjectPosition

  /// The selections, as they are written.
  var selections: [Selected]

  /// One selection: the kinds are those of section 2.5, a field being scalar or linked as its type has no selection set or
  /// has one.
  ///
  /// Indirect, as unoptimised code otherwise fills the stack with copies where it recurses.
  indirect enum Selected: Sendable {
    /// `__typename` under its own name, which is sent on no condition.
    case typename
    case scalarField(SelectedField)
    case linkedField(SelectedField, of: SelectedObject)
    case inlineFragment(SelectedInlineFragment)

    /// The types are those of the objects that it applies to; `nil` if every object here is of one.
    case fragmentSpread(SelectedSpread, types: Set<String>?)
  }
}

/// Which object of a definition's response something is said of.
struct ObjectPosition: Sendable {
  /// The name of the schema's type.
  var typeName: String

  /// The type's description.
  var description: String?

  /// Whether objects of several types may stand here, so that only the response knows which.
  var isAbstract: Bool

  /// Whether the object is the operation's root, whose selection set is sent as it is written.
  var isRoot: Bool

  /// Whether `id` is sent among the selections, be it written or not.
  var sendsID: Bool

  /// How many objects of the definition it stands in; by it conditions name the object whose type they ask for.
  var depth: Int
}

/// A selected field.
struct SelectedField: Sendable {
  /// The field's name in the schema.
  var name: String

  /// The field's key in the response: its alias, else its name.
  var responseKey: String

  /// When the response has it.
  var condition: ConditionIR

  /// The field's type.
  var type: TypeReference

  /// The field's description.
  var description: String?

  /// Why the field is deprecated, if it is.
  var deprecationReason: String?

  /// Whether it has `@connection`.
  var isConnection = false
}

/// `... on Node { id }`: selections that apply to objects of a type.
struct SelectedInlineFragment: Sendable {
  /// The name of the type; the enclosing object's where none is written.
  var typeCondition: String

  /// The object types that it applies to; `nil` if every object here is of one.
  var types: Set<String>?

  /// Whether these are all that the schema has for its place: only a type that comes later may not be among them.
  var areAllKnownTypes: Bool

  /// When the response has the selections, as far as the fragment's directives say.
  var condition: ConditionIR

  /// The selections.
  var selections: [SelectedObject.Selected]

  /// The name of the fragment that it stands for, if it is one that is spread unmasked.
  var unmaskedFragment: String?
}

/// `...HeroCard_hero`: a masked fragment.
struct SelectedSpread: Sendable {
  /// The fragment's name.
  var name: String

  /// The arguments that the fragment has here, those with default values included.
  var arguments: [FragmentArgumentIR]

  /// When the response has it.
  var condition: ConditionIR

  /// Where it stands.
  var range: SourceRange

  /// The path of the fragment's struct.
  var structPath: TypePath

  /// The path of the fragment's key protocol.
  var keyProtocol: TypePath
}

/// An argument of a fragment, with its value where the fragment is spread.
struct FragmentArgumentIR: Hashable, Sendable {
  /// The argument's name.
  var name: String

  /// The value, in GraphQL; `nil` if there is none.
  var value: String?

  /// Whether it is a Boolean, which `@include` and `@skip` may ask for.
  var isBoolean: Bool
}
