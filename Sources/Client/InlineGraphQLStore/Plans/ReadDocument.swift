import GraphQLLanguage
import InlineGraphQL

/// A sent document: its operation and its fragments, with numbers in place of names.
struct PlannedDocument {
  private(set) var root: [PlannedSelection] = []
  private(set) var fragments: [[PlannedSelection]] = []
  private(set) var fieldCount = 0
  /// Whether it has fields that only the client has, or that a handler sets.
  private(set) var hasClientFields = false
  /// Whether a field changes lists or deletes objects.
  private(set) var hasChanges = false
  private(set) var hasDeferredParts = false
  /// Whether objects of a field are found by its arguments.
  private(set) var hasLookups = false
  /// The values of the arguments that each copy of a fragment has, by the copies' numbers.
  private(set) var arguments: [Int: [String: Value]] = [:]
  /// The fields that identify objects, by types, where documents say so.
  private(set) var keyFields: [String: [String]] = [:]
  /// The type conditions that other types meet, and these types.
  private(set) var abstractTypes: [String: Set<String>] = [:]
  /// The names of the variables of `@include` and `@skip`.
  private(set) var inclusionVariables: [String] = []
  let kind: OperationDefinition.Kind
  let variables: [VariableDefinition]

  /// The numbers of the copies of a fragment, which differ in the values of its arguments.
  private(set) var copies: [ObjectIdentifier: Set<Int>] = [:]

  private let conditions: [String: SelectionConditions]
  private var fragmentNumbers: [String: Int] = [:]
  private var fragmentTypes: [String: String] = [:]
  private var definition = ""
  private var conditionCount = 0

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - stored: The document.
  ///   - operationName: The name of its operation; empty if it has none.
  ///   - typeNames: The numbers of type names, to which those of the conditions are added.
  /// - Throws: The first syntax error.
  init(
    _ stored: StoredDocument,
    operationName: String,
    typeNames: inout ByteStringTable
  ) throws(Diagnostic) {
    let document = try Document(parsing: Source(stored.text))
    var operation: OperationDefinition?
    var definitions: [FragmentDefinition] = []
    for definition in document.definitions {
      switch definition {
      case .operation(let found):
        if operation == nil, found.name?.value ?? "" == operationName { operation = found }
      case .fragment(let fragment): definitions.append(fragment)
      default: break
      }
    }
    guard let operation else { throw Diagnostic(.error, "The document has no operation.", at: .none) }
    (kind, variables, conditions) = (operation.kind, operation.variables, stored.conditions)
    for directive in operation.directives + definitions.flatMap(\.directives) { addKeyFields(directive) }
    for (number, fragment) in definitions.enumerated() {
      fragmentNumbers[fragment.name.value] = number
      fragmentTypes[fragment.name.value] = fragment.typeCondition.value
      if let type = stored.fragments[fragment.name.value] { copies[type, default: []].insert(number) }
      arguments[number] = stored.arguments[fragment.name.value]?.compactMapValues { text in
        var parser = Parser(Source(text))
        return try? parser.parseValue()
      }
    }
    root = selections(operation.selectionSet, in: operation.name?.value ?? "", &typeNames)
    fragments = definitions.map { _ in [] }
    for (number, fragment) in definitions.enumerated() {
      fragments[number] = selections(fragment.selectionSet, in: fragment.name.value, &typeNames)
    }
  }

  private mutating func addKeyFields(_ directive: Directive) {
    guard directive.name.value == "__keyFields" else { return }
    for argument in directive.arguments {
      guard case .string(let fields) = argument.value.kind else { continue }
      keyFields[argument.name.value] = fields.value.split(separator: " ").map(String.init)
    }
  }

  private mutating func selections(
    _ set: SelectionSet,
    in name: String,
    _ typeNames: inout ByteStringTable
  ) -> [PlannedSelection] {
    (definition, conditionCount) = (name, 0)
    return selections(set, &typeNames)
  }

  private mutating func selections(_ set: SelectionSet, _ typeNames: inout ByteStringTable) -> [PlannedSelection] {
    var planned: [PlannedSelection] = []
    for selection in set.selections {
      switch selection {
      case .field(let field):
        let inclusions = inclusions(field.directives)
        fieldCount += 1
        let number = fieldCount - 1
        let inner = field.selectionSet.map { selections($0, &typeNames) }
        let plannedField = PlannedField(
          number: number,
          field,
          inclusions: inclusions,
          streaming: deferral("stream", in: field.directives),
          selections: inner,
          lookups: field.directives.compactMap { PlannedLookup($0, &typeNames) },
          nextNumber: fieldCount
        )
        if plannedField.isOfClient || plannedField.handle != nil { hasClientFields = true }
        if !plannedField.lookups.isEmpty { hasLookups = true }
        if plannedField.change != nil { hasChanges = true }
        // That is the number of the field with the list's extent.
        if plannedField.connection?.pagination != nil { fieldCount += 1 }
        planned.append(.field(plannedField))
      case .inlineFragment(let fragment):
        let types = fragment.typeCondition.flatMap { nextTypes($0.value, &typeNames) }
        let condition = condition(types, fragment.directives)
        planned.append(.inline(selections(fragment.selectionSet, &typeNames), condition))
      case .fragmentSpread(let spread):
        let types = nextTypes(fragmentTypes[spread.name.value], &typeNames)
        let condition = condition(types, spread.directives)
        if let number = fragmentNumbers[spread.name.value] { planned.append(.spread(number, condition)) }
      }
    }
    return planned
  }

  /// Returns the types of the next selection with a type condition.
  private mutating func nextTypes(_ condition: String?, _ typeNames: inout ByteStringTable) -> Set<Int32>? {
    conditionCount += 1
    guard let types = conditions[definition]?[conditionCount - 1] else { return nil }
    if let condition, types.contains(where: { $0 != condition }) {
      abstractTypes[condition, default: []].formUnion(types)
    }
    return Set(types.map { typeNames.number(of: $0.utf8) })
  }

  private mutating func condition(_ types: Set<Int32>?, _ directives: [Directive]) -> PlannedCondition {
    PlannedCondition(types: types, inclusions: inclusions(directives), deferral: deferral("defer", in: directives))
  }

  private mutating func inclusions(_ directives: [Directive]) -> [PlannedCondition.Inclusion] {
    var inclusions: [PlannedCondition.Inclusion] = []
    for directive in directives {
      let isSkip = directive.name.value == "skip"
      guard isSkip || directive.name.value == "include", let value = directive.arguments.first?.value else { continue }
      inclusions += inclusion(value, is: !isSkip)
    }
    return inclusions
  }

  /// Reads `@defer` or `@stream`; `nil` if there is none.
  private mutating func deferral(_ name: String, in directives: [Directive]) -> PlannedDeferral? {
    guard let directive = directives.first(where: { $0.name.value == name }) else { return nil }
    if name == "defer" { hasDeferredParts = true }
    let condition = directive.argument("if").map { inclusion($0, is: true) } ?? []
    return PlannedDeferral(label: directive.string("label") ?? "", inclusions: condition)
  }

  private mutating func inclusion(_ value: Value, is wanted: Bool) -> [PlannedCondition.Inclusion] {
    switch value.kind {
    case .boolean(let constant): return [.constant(constant == wanted)]
    case .variable(let name):
      if !inclusionVariables.contains(name) { inclusionVariables.append(name) }
      return [.variable(name, is: wanted)]
    default: return []
    }
  }
}

extension GraphQLOperation {
  /// The variables that a value of the type has. Those that the program provides are not among them.
  static var variableDefinitions: [VariableDefinition] {
    // The macros have read the text.
    let document = try? Document(parsing: Source(definition))
    for case .operation(let operation) in document?.definitions ?? [] { return operation.variables }
    return []
  }
}
