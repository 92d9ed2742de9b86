import GraphQLLanguage

/// A selection of a sent document, as the store needs it.
enum PlannedSelection {
  case field(PlannedField)
  case inline([PlannedSelection], PlannedCondition)
  /// A spread of the fragment with a number.
  case spread(Int, PlannedCondition)
}

/// When a selection is in a response.
struct PlannedCondition {
  /// The object types, by their numbers in the store; `nil` if all.
  var types: Set<Int32>?

  /// The conditions of `@include` and `@skip`. All must hold.
  var inclusions: [Inclusion]

  /// How a response may have the selection later; `nil` if it may not.
  var deferral: PlannedDeferral?

  /// Whether the selection is in each response.
  var isEmpty: Bool { types == nil && inclusions.isEmpty }

  /// `@include(if: $variable)`, or `@skip` if `value` is false.
  enum Inclusion: Hashable {
    case constant(Bool)
    case variable(String, is: Bool)
  }
}

/// `@defer` or `@stream`.
struct PlannedDeferral {
  /// The label; empty if there is none.
  let label: String

  /// The conditions of the directive. All must hold.
  let inclusions: [PlannedCondition.Inclusion]
}

/// A field of a sent document.
final class PlannedField {
  /// The field's number in the document.
  let number: Int
  let responseKey: String
  let name: String
  let arguments: [Argument]
  let inclusions: [PlannedCondition.Inclusion]
  /// How elements of the field's list may come later; `nil` if they may not.
  let streaming: PlannedDeferral?
  let selections: [PlannedSelection]?
  /// The name and the arguments of the field's key in a store: its own, or those of the list that has all pages.
  let keyName: String
  let keyArguments: [Argument]
  /// The list whose pages the field has; `nil` if it has neither `@connection` nor `@paginated`.
  let connection: PlannedConnection?
  /// What a handler sets for readers; `nil` if they have what the service sends.
  let handle: PlannedHandle?
  /// The change that a response with the field makes elsewhere; `nil` if there is none.
  let change: PlannedChange?
  /// How a store may find the objects of the field, if it does not have the field itself.
  let lookups: [PlannedLookup]
  /// Whether only the client has the field. Then no service can give what is missing.
  let isOfClient: Bool
  /// Whether an argument has a variable in it, so that the field's key depends on the request.
  let usesVariables: Bool

  init(
    number: Int,
    _ field: Field,
    inclusions: [PlannedCondition.Inclusion],
    streaming: PlannedDeferral? = nil,
    selections: [PlannedSelection]?,
    lookups: [PlannedLookup],
    nextNumber: Int
  ) {
    self.number = number
    responseKey = field.responseKey.value
    name = field.name.value
    arguments = field.arguments.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
    (self.inclusions, self.streaming) = (inclusions, streaming)
    (self.selections, self.lookups) = (selections, lookups)
    let connection = PlannedConnection(field, nextNumber: nextNumber)
    handle = PlannedHandle(field)
    (keyName, keyArguments) =
      handle.map { ($0.name, $0.filters) } ?? connection.map { ($0.name, $0.filters) } ?? (name, arguments)
    self.connection = connection
    change = PlannedChange(field)
    isOfClient = field.directives.contains { $0.name.value == "__client" }
    usesVariables = keyArguments.contains { $0.value.containsVariable }
  }
}

extension Value {
  fileprivate var containsVariable: Bool {
    switch kind {
    case .variable: true
    case .list(let elements): elements.contains(where: \.containsVariable)
    case .object(let fields): fields.contains { $0.value.containsVariable }
    case .int, .float, .string, .boolean, .null, .enum: false
    }
  }
}
