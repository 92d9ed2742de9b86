/// Looks up in the schema what a valid document selects.
///
/// - Parameter valid: The document.
/// - Returns: One definition for each of the document's operations and fragments, in order.
func buildIR(of valid: ValidDocument) -> [DefinitionIR] {
  let builder = IRBuilder(valid)
  return valid.document.definitions.compactMap { definition in
    switch definition {
    case .operation(let operation): builder.build(operation).map { .operation($0) }
    case .fragment(let fragment): .fragment(builder.build(fragment))
    case .schema, .schemaExtension, .type, .typeExtension, .directive: nil
    }
  }
}

private struct IRBuilder {
  let schema: Schema
  let fragmentNames: FragmentNames

  init(_ valid: ValidDocument) {
    schema = valid.schema
    fragmentNames = FragmentNames(valid)
  }

  func build(_ operation: OperationDefinition) -> OperationIR? {
    guard let root = schema.rootTypeName(for: operation.kind), let name = operation.name else { return nil }
    return OperationIR(
      written: operation,
      name: name.value,
      object: object(of: operation.selectionSet, on: root, isRoot: true)
    )
  }

  func build(_ fragment: FragmentDefinition) -> FragmentIR {
    FragmentIR(
      written: fragment,
      name: fragment.name.value,
      object: object(of: fragment.selectionSet, on: fragment.typeCondition.value, isRoot: false)
    )
  }

  private func object(of selectionSet: SelectionSet, on typeName: String, isRoot: Bool) -> ObjectIR {
    let type = schema.type(named: typeName)
    return ObjectIR(
      typeName: typeName,
      description: type?.description,
      isAbstract: type?.isAbstract ?? true,
      isRoot: isRoot,
      selections: selections(of: selectionSet, on: typeName),
      swiftName: "Data"
    )
  }

  private func selections(of selectionSet: SelectionSet, on typeName: String) -> [SelectionIR] {
    var selections: [SelectionIR] = []
    selections.reserveCapacity(selectionSet.selections.count)
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        if let built = build(field, on: typeName) { selections.append(built) }
      case .inlineFragment(let fragment):
        selections.append(.inlineFragment(build(fragment, on: typeName)))
      case .fragmentSpread(let spread):
        let swiftName = fragmentNames.swiftName(of: spread.name.value)
        selections.append(
          .fragmentSpread(
            FragmentSpreadIR(
              name: spread.name.value,
              condition: condition(of: spread.directives),
              swiftName: swiftName,
              propertyName: ""
            )
          )
        )
      }
    }
    return selections
  }

  private func build(_ field: Field, on typeName: String) -> SelectionIR? {
    guard let definition = schema.field(named: field.name.value, on: typeName) else { return nil }
    let deprecationReason = definition.directives.isEmpty ? nil : definition.directives.deprecationReason
    guard let selectionSet = field.selectionSet else {
      // It is sent without a condition in any case.
      let isTypename = field.name.value == "__typename" && field.alias == nil
      return .scalarField(
        ScalarFieldIR(
          name: field.name.value,
          responseKey: field.responseKey.value,
          condition: isTypename ? .always : condition(of: field.directives),
          type: definition.type,
          description: definition.description?.value,
          deprecationReason: deprecationReason,
          propertyName: ""
        )
      )
    }
    return .linkedField(
      LinkedFieldIR(
        responseKey: field.responseKey.value,
        condition: condition(of: field.directives),
        type: definition.type,
        description: definition.description?.value,
        deprecationReason: deprecationReason,
        object: object(of: selectionSet, on: definition.type.namedType.value, isRoot: false),
        propertyName: ""
      )
    )
  }

  private func build(_ fragment: InlineFragment, on typeName: String) -> InlineFragmentIR {
    let condition = fragment.typeCondition?.value ?? typeName
    return InlineFragmentIR(
      typeCondition: condition,
      condition: self.condition(of: fragment.directives),
      selections: selections(of: fragment.selectionSet, on: condition)
    )
  }

  private func condition(of directives: [Directive]) -> ConditionIR {
    directives.isEmpty ? .always : ConditionIR(CaseIR(directives))
  }
}
