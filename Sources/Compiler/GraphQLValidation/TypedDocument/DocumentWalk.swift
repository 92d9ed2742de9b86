import GraphQLLanguage

extension TypedDocument {
  /// Fills the lists of nodes.
  func walk() {
    for case .fragment(let fragment) in document.definitions {
      let arguments = fragment.argumentDefinitions
      let name = fragment.name.value
      if !arguments.isEmpty { ownArguments[name] = ownArguments[name] ?? arguments }
    }
    for definition in document.definitions {
      switch definition {
      case .operation(let operation): walk(operation)
      case .fragment(let fragment): walk(fragment)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: break
      }
    }
  }

  private func walk(_ operation: OperationDefinition) {
    let root = schema.rootType(for: operation.kind).flatMap { types.type(named: $0.name) }
    let index = definitions.count
    definitions.append(TypedDefinition(node: .operation(operation), type: root, variables: operation.variables))
    walk(operation.variables, location: "VARIABLE_DEFINITION")
    let location =
      switch operation.kind {
      case .query: "QUERY"
      case .mutation: "MUTATION"
      case .subscription: "SUBSCRIPTION"
      }
    walk(operation.directives, location: location)
    finish(index, operation.selectionSet, parent: root)
  }

  private func walk(_ fragment: FragmentDefinition) {
    let type = types.type(named: fragment.typeCondition.value)
    let index = definitions.count
    let arguments = ownArguments[fragment.name.value] ?? []
    definitions.append(TypedDefinition(node: .fragment(fragment), type: type, variables: arguments))
    fragmentIndices[fragment.name.value] = index
    walk(arguments, location: "FRAGMENT_VARIABLE_DEFINITION")
    walk(fragment.directives, location: "FRAGMENT_DEFINITION")
    finish(index, fragment.selectionSet, parent: type)
    definitions[index].separateArguments()
  }

  private func walk(_ variables: [VariableDefinition], location: String) {
    for variable in variables {
      if let value = variable.defaultValue {
        let type = namedType(of: variable.type)?.isInput == true ? variable.type : nil
        values.append(TypedValue(node: value, type: type))
        walk(value, type: type, hasDefault: false)
      }
      walk(variable.directives, location: location)
    }
  }

  private func finish(_ index: Int, _ selectionSet: SelectionSet, parent: TypeFacts?) {
    let (firstField, firstSpread) = (fields.count, spreads.count)
    let place = walk(selectionSet, parent: parent)
    definitions[index].selectionSet = place
    definitions[index].fields = firstField..<fields.count
    definitions[index].spreads = firstSpread..<spreads.count
  }

  private func walk(_ selectionSet: SelectionSet, parent type: TypeFacts?) -> Int {
    let parent = type?.isComposite == true ? type : nil
    let index = selectionSets.count
    selectionSets.append(TypedSelectionSet(parent: parent))
    var members: [TypedSelectionSet.Member] = []
    members.reserveCapacity(selectionSet.selections.count)
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        members.append(.field(walk(field, parent: parent)))
      case .fragmentSpread(let spread):
        members.append(.spread(spreads.count))
        spreads.append(TypedSpread(node: spread, parent: parent))
        walk(spread.directives, location: "FRAGMENT_SPREAD", parent: parent)
        walk(spread)
      case .inlineFragment(let fragment):
        let type = fragment.typeCondition.map { types.type(named: $0.value) } ?? parent
        let index = inlineFragments.count
        members.append(.inlineFragment(index))
        inlineFragments.append(TypedInlineFragment(node: fragment, parent: parent, type: type))
        walk(fragment.directives, location: "INLINE_FRAGMENT", parent: parent)
        let selectionSet = walk(fragment.selectionSet, parent: type)
        inlineFragments[index].selectionSet = selectionSet
      }
    }
    selectionSets[index].members = members
    return index
  }

  private func walk(_ spread: FragmentSpread) {
    let definitions = arguments(ofFragment: spread.name.value)
    if definitions.isEmpty, spread.arguments.isEmpty, spread.directives.isEmpty { return }
    walk(spread.givenArguments, of: .fragment(spread), definitions: definitions.map { InputValueDefinition($0) })
  }

  private func walk(_ field: Field, parent: TypeFacts?) -> Int {
    let facts = parent.flatMap { types.field(named: field.name.value, on: $0) }
    let index = fields.count
    let key = number(ofKey: field.responseKey.value)
    fields.append(TypedField(node: field, parent: parent, facts: facts, key: key, selectionSet: nil))
    if let parent, let facts {
      walk(field.arguments, of: .field(field, parent: parent), definitions: facts.definition.arguments)
    } else {
      walk(field.arguments, of: nil, definitions: [])
    }
    walk(field.directives, location: "FIELD", parent: parent, field: facts)
    if let selectionSet = field.selectionSet {
      let place = walk(selectionSet, parent: facts?.type)
      fields[index].selectionSet = place
    }
    return index
  }

  private func number(ofKey key: String) -> Int {
    if let known = responseKeys[key] { return known }
    let number = responseKeys.count
    responseKeys[key] = number
    return number
  }

  private func walk(
    _ directives: [Directive],
    location: String,
    parent: TypeFacts? = nil,
    field: FieldFacts? = nil
  ) {
    guard !directives.isEmpty else { return }
    directiveLists.append(
      TypedDirectives(
        nodes: directives,
        location: location,
        parent: parent,
        field: field,
        definition: definitions.count - 1
      )
    )
    for directive in directives
    where self.directives[directive]?.hasArgumentsOfDocument != true {
      if let definition = types.directive(named: directive.name.value) {
        walk(directive.arguments, of: .directive(directive), definitions: definition.arguments)
      } else {
        walk(directive.arguments, of: nil, definitions: [])
      }
    }
  }

  private func walk(_ arguments: [Argument], of owner: TypedArguments.Owner?, definitions: [InputValueDefinition]) {
    if let owner, !(arguments.isEmpty && definitions.isEmpty) {
      argumentLists.append(TypedArguments(owner: owner, nodes: arguments, definitions: definitions))
    }
    for argument in arguments {
      let definition = definitions.first { $0.name.value == argument.name.value }
      values.append(TypedValue(node: argument.value, type: definition?.type))
      walk(argument.value, type: definition?.type, hasDefault: definition?.defaultValue != nil)
    }
  }

  /// Records the variables in a value.
  private func walk(
    _ value: Value,
    type: TypeReference?,
    hasDefault: Bool,
    oneOf: TypedVariableUse.OneOf? = nil
  ) {
    switch value.kind {
    case .variable(let name):
      definitions[definitions.count - 1].variableUses.append(
        TypedVariableUse(name: name, range: value.range, type: type, hasLocationDefault: hasDefault, oneOf: oneOf)
      )
    case .list(let elements):
      let element = type?.element
      for value in elements { walk(value, type: element, hasDefault: false) }
    case .object(let objectFields):
      let object = type.flatMap(namedType)?.inputObject
      for field in objectFields {
        let definition = object?.fields[field.name.value]
        var oneOf: TypedVariableUse.OneOf?
        if let object, object.isOneOf, objectFields.count == 1 {
          oneOf = TypedVariableUse.OneOf(type: object.name, object: value.range)
        }
        walk(field.value, type: definition?.type, hasDefault: definition?.defaultValue != nil, oneOf: oneOf)
      }
    case .int, .float, .string, .boolean, .null, .enum: break
    }
  }
}

extension TypedDefinition {
  /// Separates the uses of a fragment's own arguments from those of the operations' variables.
  fileprivate mutating func separateArguments() {
    if variables.isEmpty { return }
    let own = Set(variables.map(\.name.value))
    argumentUses = variableUses.filter { own.contains($0.name) }
    variableUses.removeAll { own.contains($0.name) }
  }
}

extension InputValueDefinition {
  fileprivate init(_ argument: VariableDefinition) {
    self.init(
      name: argument.name,
      type: argument.type,
      // Spreads do not pass a value that the program provides.
      defaultValue: argument.defaultValue ?? argument.provider.map { _ in Value(.null) },
      directives: [],
      range: argument.range
    )
  }
}

extension TypeReference {
  /// The type of the elements of a list value at a position of this type (section 3.11). If the type is not a list, a
  /// single value is coerced to a list of one.
  package var element: TypeReference {
    if case .list(let element, _) = nullable { element } else { nullable }
  }
}
