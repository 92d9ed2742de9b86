import GraphQLLanguage
import GraphQLValidation

/// The selections of one object with the schema's types and descriptions, the input of
/// ``flattenInlineFragments(in:)``.
struct SelectedObject: Sendable {
  /// The object's position in the response.
  var position: ObjectPosition

  /// The selections, in the order of the document.
  var selections: [Selected]

  /// One selection (section 2.5). A field is linked if it has a selection set, and scalar if not.
  ///
  /// Indirect, because unoptimized recursion would otherwise fill the stack with copies.
  indirect enum Selected: Sendable {
    /// `__typename` under its own name, which is sent without a condition.
    case typename
    case scalarField(SelectedField)
    case linkedField(SelectedField, of: SelectedObject)
    case inlineFragment(SelectedInlineFragment)

    /// An inline fragment with `@alias` and `@catch`, or a fragment with `@defer`, which is read from the enclosing object
    /// as a value of its own. `types` are
    /// the object types that it applies to; `nil` if it applies to every object here.
    case fragmentReadAgain(SelectedField, of: SelectedObject, types: Set<String>?)

    /// `types` are the object types that the fragment applies to; `nil` if it applies to every object here.
    case fragmentSpread(SelectedSpread, types: Set<String>?)
  }
}

/// The position of an object in a definition's response.
struct ObjectPosition: Sendable {
  /// The name of the schema's type.
  var typeName: String

  /// The type's description.
  var description: String?

  /// Whether objects of several types are possible here, so that only the response tells the type.
  var isAbstract: Bool

  /// Whether the object is the operation's root, whose selection set is sent unchanged.
  var isRoot: Bool

  /// Whether `id` is among the sent selections, written or generated.
  var sendsID: Bool

  /// The number of objects of the definition around it. Conditions identify an object by it.
  var depth: Int
}

/// A selected field.
struct SelectedField: Sendable {
  /// The field's name in the schema.
  var name: String

  /// The field's key in the response: its alias, else its name.
  var responseKey: String

  /// The condition on which the response has it.
  var condition: ConditionIR

  /// The field's type. After ``bubbleNulls(in:)`` its type in Swift, apart from the result that `@catch` makes of it.
  var type: TypeReference

  /// The type as which a value is read, before `@required` makes it non-null.
  var readType: TypeReference

  /// The field's description.
  var description: String?

  /// The reason of the field's deprecation; `nil` if it is not deprecated.
  var deprecationReason: String?

  /// The range of the response key; that of the spread if another literal's fragment has the field.
  var range: SourceRange

  /// Whether it has `@connection`.
  var isConnection = false

  /// Whether its object is the enclosing one, because it stands for an inline fragment.
  var isOfSameObject = false

  /// Whether only the client has it, so that it is absent from responses.
  var isOfClient = false

  /// The action of its `@required`; `nil` if it has none.
  var requiredAction: RequiredAction?

  /// The actions of its `@required` in groups with names, which are null without it in place of the object.
  var requiredInGroups: [GroupIR: RequiredAction] = [:]

  /// The target of its `@catch`; `nil` if it has none.
  var catching: CatchTarget?

  /// The deferred fragment that it stands for; `nil` if there is none.
  var deferral: DeferralIR?

  /// Whether it has `@stream`, so that its list may be there in part.
  var isStreamed = false
}

/// A deferred fragment.
struct DeferralIR: Hashable, Sendable {
  /// The label that is sent; empty if the schema has `@defer` without labels.
  var label: String

  /// The fragment that is spread masked and without a name, whose key the object is while the fragment is there.
  var fragment: String?

  /// The path of that fragment's struct.
  var structPath: TypePath?
}

/// `... on Node { id }`: selections that apply to objects of a type.
struct SelectedInlineFragment: Sendable {
  /// The name of the type; the enclosing object's type if there is no type condition.
  var typeCondition: String

  /// The object types that it applies to; `nil` if it applies to every object here.
  var types: Set<String>?

  /// Whether these are all types that the schema has at its position, so that only a future type is none of them.
  var areAllKnownTypes: Bool

  /// The condition of the fragment's directives.
  var condition: ConditionIR

  /// The selections.
  var selections: [SelectedObject.Selected]

  /// Its name by `@alias`, if it has one.
  var alias: String?

  /// The name of the unmasked fragment that it replaces, if it replaces one.
  var unmaskedFragment: String?
}

/// `...HeroCard_hero`: a masked fragment.
struct SelectedSpread: Sendable {
  /// The fragment's name.
  var name: String

  /// The fragment's arguments here, default values included.
  var arguments: [FragmentArgumentIR]

  /// The condition on which the response has it.
  var condition: ConditionIR

  /// The range of the spread.
  var range: SourceRange

  /// The path of the fragment's struct.
  var structPath: TypePath

  /// The path of the fragment's key protocol.
  var keyProtocol: TypePath
}

/// An argument of a fragment, with its value for a spread.
struct FragmentArgumentIR: Hashable, Sendable {
  /// The argument's name.
  var name: String

  /// The value, in GraphQL; `nil` if there is none.
  var value: String?

  /// Whether it is a Boolean, which `@include` and `@skip` can depend on.
  var isBoolean: Bool

  /// The default value of a Boolean; `nil` if it has none, or null.
  var defaultValue: Bool?
}
