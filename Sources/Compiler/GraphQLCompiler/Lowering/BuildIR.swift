import GraphQLLanguage
import GraphQLValidation

/// Builds the IR of a valid document: its selections, with the schema's types and descriptions.
///
/// - Parameter valid: The document.
/// - Returns: A definition for each operation and fragment of the document, in order; the fragments of other literals that
///   the document spreads unmasked; a definition for each query that fetches a fragment again; and the types of identifying
///   fields by their names.
func buildIR(
  of valid: ValidDocument
) -> (
  definitions: [SelectedDefinition], unmasked: [SelectedDefinition], refetchQueries: [SelectedDefinition],
  identityTypes: [String: Set<String>]
) {
  let builder = IRBuilder(valid)
  let definitions = valid.document.definitions.compactMap { definition -> SelectedDefinition? in
    switch definition {
    case .operation(let operation): builder.build(operation)
    case .fragment(let fragment): builder.build(fragment)
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: nil
    }
  }
  let refetchQueries = valid.refetchQueries.compactMap { builder.build($0.operation) }
  return (definitions, valid.unmasked.map { builder.build($0) }, refetchQueries, builder.identityPlan.types)
}

// A class, because a struct of this size would be on the stack at every level of the document.
private final class IRBuilder {
  let schema: Schema
  let directives: CompilerDirectives
  let fragmentNames: FragmentNames
  let identityPlan: IdentityPlan
  let fragmentArguments: [String: [VariableDefinition]]
  /// The type conditions of fragments, by the fragments' names.
  let fragmentTypes: [String: String]
  /// The definitions of the fragments that can be spread unmasked, by name.
  let fragments: [String: FragmentDefinition]
  /// The names of those among them that other literals define.
  let fragmentsElsewhere: Set<String>
  /// The fields that identify the objects of fragments with `@refetchable`, by the fragments' names.
  let identifierFields: [String: String]
  /// The spread of such a fragment whose selections are being built.
  private var spreadAround: SourceRange?

  init(_ valid: ValidDocument) {
    schema = valid.schema
    directives = valid.directives
    var fragmentTypes = valid.fragments.mapValues(\.typeCondition)
    var fragments: [String: FragmentDefinition] = [:]
    let unmasked = valid.unmasked.map { $0.labelingDeferredParts(in: valid.schema) }
    for fragment in unmasked { fragments[fragment.name.value] = fragment }
    var fragmentsElsewhere = Set(fragments.keys)
    for case .fragment(let fragment) in valid.document.definitions {
      fragmentTypes[fragment.name.value] = fragment.typeCondition.value
      fragments[fragment.name.value] = fragment.labelingDeferredParts(in: valid.schema)
      fragmentsElsewhere.remove(fragment.name.value)
    }
    self.fragmentsElsewhere = fragmentsElsewhere
    identifierFields = Dictionary(
      valid.refetchQueries.compactMap { query in
        // `id` is requested anyway.
        query.identifierField.flatMap { $0 == "id" ? nil : (query.fragment, $0) }
      }
    ) { first, _ in first }
    self.fragmentTypes = fragmentTypes
    self.fragments = fragments
    fragmentNames = FragmentNames(valid)
    identityPlan = IdentityPlan(valid)
    fragmentArguments = valid.fragmentArguments
  }

  func build(_ operation: OperationDefinition) -> SelectedDefinition? {
    let operation = operation.labelingDeferredParts(in: schema)
    guard let root = schema.rootTypeName(for: operation.kind), let name = operation.name else { return nil }
    return SelectedDefinition(
      written: .operation(operation),
      name: name.value,
      sent: sentText(of: operation, on: root),
      object: object(
        of: operation.selectionSet,
        on: root,
        depth: 0,
        isRoot: true,
        handlesErrors: operation.directives.handleErrors
      )
    )
  }

  func build(_ fragment: FragmentDefinition) -> SelectedDefinition {
    let fragment = fragment.labelingDeferredParts(in: schema)
    return SelectedDefinition(
      written: .fragment(fragment),
      name: fragment.name.value,
      sent: sentText(of: fragment),
      object: object(
        of: fragment.selectionSet,
        on: fragment.typeCondition.value,
        depth: 0,
        isRoot: false,
        handlesErrors: fragment.directives.handleErrors
      )
    )
  }

  // Apart from what recurses, for whose stack these definitions are large.

  private func sentText(of operation: OperationDefinition, on root: String) -> SentTextIR {
    var written = operation
    let isForStores = written.selectionSet.hasDirectives(forStoresAmong: directives)
    if isForStores { written.selectionSet.addConnectionFields(on: root, in: schema) }
    let hasClientFields = schema.hasClientDefinitions || written.selectionSet.selectsRecordID
    let hasLookups = written.selectionSet.hasLookups(on: root, in: schema)
    guard hasClientFields || isForStores || schema.hasTypePolicies || hasLookups else {
      let sent = written.sent(identityPlan, fragmentArguments, keeping: directives.isSent)
      return sentText(.operation(sent), selecting: sent.selectionSet, on: root)
    }
    var whole = written
    if hasLookups {
      whole.selectionSet = whole.selectionSet.markingLookups(on: root, in: schema, ofFragments: fragmentTypes)
    }
    whole = whole.sent(identityPlan, fragmentArguments, keeping: directives.isPlanned)
    if let keyFields = whole.selectionSet.keyFields(on: root, in: schema) { whole.directives.append(keyFields) }
    if hasClientFields {
      whole.selectionSet = whole.selectionSet.markingClientFields(on: root, in: schema)
      written.selectionSet = written.selectionSet.removingClientFields(on: root, in: schema)
    }
    var sent = written.sent(identityPlan, fragmentArguments, keeping: directives.isSent)
    // A selection set cannot be empty.
    if sent.selectionSet.selections.isEmpty { sent.selectionSet.selections = [.field(.typename)] }
    return sentText(.operation(sent), whole: .operation(whole), selecting: whole.selectionSet, on: root)
  }

  private func sentText(of fragment: FragmentDefinition) -> SentTextIR {
    let type = fragment.typeCondition.value
    var written = fragment
    let isForStores = written.selectionSet.hasDirectives(forStoresAmong: directives)
    if isForStores { written.selectionSet.addConnectionFields(on: type, in: schema) }
    if let identifier = identifierFields[fragment.name.value] { written.selectionSet.add(identifier) }
    let hasClientFields = schema.hasClientDefinitions || written.selectionSet.selectsRecordID
    let hasLookups = written.selectionSet.hasLookups(on: type, in: schema)
    guard hasClientFields || isForStores || schema.hasTypePolicies || hasLookups else {
      let sent = written.sent(identityPlan, fragmentArguments, keeping: directives.isSent)
      return sentText(.fragment(sent), selecting: sent.selectionSet, on: type)
    }
    var whole = written
    if hasLookups {
      whole.selectionSet = whole.selectionSet.markingLookups(on: type, in: schema, ofFragments: fragmentTypes)
    }
    whole = whole.sent(identityPlan, fragmentArguments, keeping: directives.isPlanned)
    if let keyFields = whole.selectionSet.keyFields(on: type, in: schema) { whole.directives.append(keyFields) }
    if hasClientFields {
      whole.selectionSet = whole.selectionSet.markingClientFields(on: type, in: schema)
      written.selectionSet = written.selectionSet.removingClientFields(on: type, in: schema)
    }
    let sent = written.sent(identityPlan, fragmentArguments, keeping: directives.isSent)
    return sentText(.fragment(sent), whole: .fragment(whole), selecting: whole.selectionSet, on: type)
  }

  private func sentText(
    _ definition: Definition,
    whole: Definition? = nil,
    selecting selectionSet: SelectionSet,
    on typeName: String
  ) -> SentTextIR {
    SentTextIR(
      text: definition.minified(),
      whole: whole == definition ? nil : whole?.minified(),
      typeConditions: selectionSet.typeConditions(on: typeName, in: schema, ofFragments: fragmentTypes)
    )
  }

  private func object(
    of selectionSet: SelectionSet,
    on typeName: String,
    depth: Int,
    isRoot: Bool,
    handlesErrors: Bool
  ) -> SelectedObject {
    let type = schema.type(named: typeName)
    let enclosing = EnclosingObject(typeName: typeName, depth: depth, handlesErrors: handlesErrors)
    return SelectedObject(
      position: ObjectPosition(
        typeName: typeName,
        description: type?.description,
        isAbstract: type?.isAbstract ?? true,
        isRoot: isRoot,
        sendsID: identityPlan.identity(in: selectionSet)?.fields.contains("id") == true,
        depth: depth
      ),
      selections: selections(of: selectionSet, on: typeName, in: enclosing)
    )
  }

  /// The object that selections belong to, also through inline fragments.
  private struct EnclosingObject {
    var typeName: String
    var depth: Int
    /// Whether errors are not nulls here, so that null is possible only where it has a meaning.
    var handlesErrors: Bool
  }

  private func selections(
    of selectionSet: SelectionSet,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> [SelectedObject.Selected] {
    var selections: [SelectedObject.Selected] = []
    selections.reserveCapacity(selectionSet.selections.count)
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        if let built = build(field, on: typeName, in: enclosing) { selections.append(built) }
      case .inlineFragment(let fragment):
        selections.append(
          buildDeferred(fragment, on: typeName, in: enclosing) ?? buildCaught(fragment, on: typeName, in: enclosing)
            ?? .inlineFragment(build(fragment, on: typeName, in: enclosing))
        )
      case .fragmentSpread(let spread):
        if let built = build(spread, on: typeName, in: enclosing) { selections.append(built) }
      }
    }
    return selections
  }

  // Large values stay out of the functions that recurse, because unoptimized code keeps them on the stack at each
  // level.

  private func build(_ spread: FragmentSpread, on typeName: String, in enclosing: EnclosingObject) -> SelectedObject
    .Selected?
  {
    if spread.deferredName != nil { return buildDeferred(spread, on: typeName, in: enclosing) }
    if spread.isUnmasked { return buildUnmasked(spread, on: typeName, in: enclosing) }
    let types = fragmentTypes[spread.name.value].flatMap { self.types(of: $0, on: typeName, in: enclosing) }
    guard let alias = spread.alias else {
      return .fragmentSpread(selected(spread, if: condition(of: spread.directives)), types: types)
    }
    return .inlineFragment(
      SelectedInlineFragment(
        typeCondition: fragmentTypes[spread.name.value] ?? typeName,
        types: types,
        areAllKnownTypes: areAllKnown(types, in: enclosing),
        condition: condition(of: spread.directives),
        selections: [.fragmentSpread(selected(spread, if: .always), types: types)],
        alias: alias
      )
    )
  }

  private func selected(_ spread: FragmentSpread, if condition: ConditionIR) -> SelectedSpread {
    SelectedSpread(
      name: spread.name.value,
      arguments: arguments(of: spread),
      condition: condition,
      range: spread.range,
      structPath: fragmentNames.structPath(of: spread.name.value),
      keyProtocol: fragmentNames.keyProtocol(of: spread.name.value)
    )
  }

  private func arguments(of spread: FragmentSpread) -> [FragmentArgumentIR] {
    guard let definitions = fragmentArguments[spread.name.value] else { return [] }
    let arguments = spread.arguments(by: definitions)
    return definitions.map { definition in
      let value = arguments.first { $0.name.value == definition.name.value }?.value.minified()
      let isBoolean = if case .named(let type) = definition.type.nullable { type.value == "Boolean" } else { false }
      let defaultValue: Bool? = if case .boolean(let value)? = definition.defaultValue?.kind { value } else { nil }
      return FragmentArgumentIR(
        name: definition.name.value,
        value: value,
        isBoolean: isBoolean,
        defaultValue: defaultValue
      )
    }
  }

  private func build(_ field: Field, on typeName: String, in enclosing: EnclosingObject) -> SelectedObject.Selected? {
    if field.name.value == "__typename", field.responseKey.value == "__typename" { return .typename }
    guard let definition = schema.field(named: field.name.value, on: typeName) else { return nil }
    let selected = selected(field, definition, on: typeName, in: enclosing)
    guard let selectionSet = field.selectionSet else { return .scalarField(selected) }
    let inner = object(
      of: selectionSet,
      on: definition.type.namedType.value,
      depth: enclosing.depth + 1,
      isRoot: false,
      handlesErrors: enclosing.handlesErrors || selected.catching != nil
    )
    return .linkedField(selected, of: inner)
  }

  private func selected(
    _ field: Field,
    _ definition: FieldDefinition,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> SelectedField {
    let catching = field.directives.catchTarget
    let handlesErrors = enclosing.handlesErrors || catching != nil
    let type = handlesErrors ? schema.semanticType(of: definition, on: typeName) : definition.type
    return SelectedField(
      name: field.name.value,
      responseKey: field.responseKey.value,
      condition: condition(of: field.directives),
      type: type,
      readType: type,
      description: definition.description?.value,
      deprecationReason: definition.directives.isEmpty ? nil : definition.directives.deprecationReason,
      range: spreadAround ?? field.responseKey.range,
      isConnection: field.directives.has(.connection),
      isOfClient: schema.isOfClient(definition),
      requiredAction: field.requiredAction,
      catching: catching,
      isStreamed: field.directives.streamDirective != nil
    )
  }

  private func build(_ fragment: InlineFragment, on typeName: String, in enclosing: EnclosingObject)
    -> SelectedInlineFragment
  {
    let condition = fragment.typeCondition?.value ?? typeName
    let types = types(of: condition, on: typeName, in: enclosing)
    return SelectedInlineFragment(
      typeCondition: condition,
      types: types,
      areAllKnownTypes: areAllKnown(types, in: enclosing),
      condition: self.condition(of: fragment.directives),
      selections: selections(of: fragment.selectionSet, on: condition, in: enclosing),
      alias: fragment.alias
    )
  }

  /// Returns an inline fragment with a name and `@catch`; `nil` for all others.
  private func buildCaught(
    _ fragment: InlineFragment,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> SelectedObject.Selected? {
    guard let alias = fragment.alias, let catching = fragment.directives.catchTarget else { return nil }
    let condition = fragment.typeCondition?.value ?? typeName
    let type = TypeReference.nonNull(.named(Name(condition)), range: .none)
    let field = SelectedField(
      name: "..." + alias,
      responseKey: alias,
      condition: self.condition(of: fragment.directives),
      type: type,
      readType: type,
      range: spreadAround ?? fragment.range,
      isOfSameObject: true,
      catching: catching
    )
    let inner = object(
      of: fragment.selectionSet,
      on: condition,
      depth: enclosing.depth + 1,
      isRoot: false,
      handlesErrors: true
    )
    return .fragmentReadAgain(field, of: inner, types: types(of: condition, on: typeName, in: enclosing))
  }

  /// Returns an inline fragment with `@defer`; `nil` for all others.
  private func buildDeferred(
    _ fragment: InlineFragment,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> SelectedObject.Selected? {
    guard let name = fragment.deferredName else { return nil }
    let condition = fragment.typeCondition?.value ?? typeName
    let field = deferred(name, of: condition, fragment.directives, at: fragment.range)
    var inner = object(
      of: fragment.selectionSet,
      on: condition,
      depth: enclosing.depth + 1,
      isRoot: false,
      handlesErrors: enclosing.handlesErrors
    )
    // The object around has it.
    inner.position.description = nil
    return .fragmentReadAgain(field, of: inner, types: types(of: condition, on: typeName, in: enclosing))
  }

  /// Returns a spread with `@defer` as the inline fragment with the spread alone.
  private func buildDeferred(
    _ spread: FragmentSpread,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> SelectedObject.Selected? {
    guard let name = spread.deferredName, let condition = fragmentTypes[spread.name.value] else { return nil }
    var field = deferred(name, of: condition, spread.directives, at: spread.range)
    if !spread.isUnmasked, spread.alias == nil {
      field.deferral?.fragment = spread.name.value
      field.deferral?.structPath = fragmentNames.structPath(of: spread.name.value)
    }
    var plain = spread
    plain.directives.removeAll { $0.is(.alias) || ["defer", "include", "skip"].contains($0.name.value) }
    var inner = object(
      of: SelectionSet(selections: [], range: spread.range),
      on: condition,
      depth: enclosing.depth + 1,
      isRoot: false,
      handlesErrors: enclosing.handlesErrors
    )
    inner.position.description = nil
    let around = EnclosingObject(
      typeName: condition,
      depth: enclosing.depth + 1,
      handlesErrors: enclosing.handlesErrors
    )
    if let built = build(plain, on: condition, in: around) { inner.selections = [built] }
    return .fragmentReadAgain(field, of: inner, types: types(of: condition, on: typeName, in: enclosing))
  }

  private func deferred(
    _ name: String,
    of typeName: String,
    _ directives: [Directive],
    at range: SourceRange
  ) -> SelectedField {
    let type = TypeReference.nonNull(.named(Name(typeName)), range: .none)
    return SelectedField(
      name: "..." + name,
      responseKey: name,
      condition: condition(of: directives),
      type: type,
      readType: type,
      range: spreadAround ?? range,
      isOfSameObject: true,
      deferral: DeferralIR(label: directives.deferDirective?.label ?? "")
    )
  }

  /// Returns an unmasked fragment as the inline fragment with the same selections.
  private func buildUnmasked(
    _ spread: FragmentSpread,
    on typeName: String,
    in enclosing: EnclosingObject
  ) -> SelectedObject.Selected? {
    guard let fragment = fragments[spread.name.value] else { return nil }
    let condition = fragment.typeCondition.value
    let types = types(of: condition, on: typeName, in: enclosing)
    let outer = spreadAround
    if fragmentsElsewhere.contains(fragment.name.value) { spreadAround = outer ?? spread.range }
    defer { spreadAround = outer }
    return .inlineFragment(
      SelectedInlineFragment(
        typeCondition: condition,
        types: types,
        areAllKnownTypes: areAllKnown(types, in: enclosing),
        condition: self.condition(of: spread.directives),
        selections: selections(of: fragment.selectionSet, on: condition, in: enclosing),
        alias: spread.alias,
        unmaskedFragment: fragment.name.value
      )
    )
  }

  /// Returns the types that meet a type condition; `nil` if the schema implies that all do, future types included.
  private func types(of condition: String, on typeName: String, in enclosing: EnclosingObject) -> Set<String>? {
    if schema.isSubtype(typeName, of: condition) || schema.isSubtype(enclosing.typeName, of: condition) { return nil }
    return schema.commonTypes(condition, enclosing.typeName)
  }

  /// Returns whether these are all types that the schema has for an object.
  private func areAllKnown(_ types: Set<String>?, in enclosing: EnclosingObject) -> Bool {
    types?.count == schema.possibleTypes(of: enclosing.typeName).count
  }

  private func condition(of directives: [Directive]) -> ConditionIR {
    directives.isEmpty ? .always : ConditionIR(CaseIR(directives))
  }
}

extension [Directive] {
  /// Whether errors in the definition with the directives are caught or thrown.
  fileprivate var handleErrors: Bool { throwsOnFieldError || catchTarget != nil }
}
