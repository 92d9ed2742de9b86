import GraphQLLanguage
import GraphQLValidation

/// Makes the objects whose properties change a store, of a definition with `@updatable`. They follow the selections as these are
/// written, because the directive allows no conditions, and inline fragments that exclude each other.
///
/// Before:
///
/// ```graphql
/// query Q @updatable { hero { name ... on Droid { model } friend { ...Friend } } }
/// ```
///
/// After, with the names of properties and types:
///
/// ```graphql
/// { # Updatable
///   hero { # Character_hero
///     name
///     ... on Droid { model } # AsDroid
///     friend { ...Friend } # Character_friend, which an object with Friend_Key can be
///   }
/// }
/// ```
///
/// - Parameters:
///   - definition: The definition.
///   - context: The schema, and how names are written.
///   - fragmentNames: The Swift names of fragments.
/// - Returns: The root; `nil` if the definition has no such directive.
func makeUpdatable(
  of definition: NarrowedDefinition,
  in context: CompilationContext,
  _ fragmentNames: FragmentNames
) -> UpdatableIR? {
  let maker = UpdatableMaker(schema: context.schema, names: context.swiftNames, fragmentNames, definition.names)
  switch definition.written {
  case .operation(let operation) where operation.directives.areUpdatable:
    return maker.object(operation.selectionSet.selections, on: definition.object.typeName, named: "Updatable", at: [])
  case .fragment(let fragment) where fragment.directives.areUpdatable:
    return maker.object(fragment.selectionSet.selections, on: fragment.typeCondition.value, named: "Updatable", at: [])
  case .operation, .fragment: return nil
  }
}

private struct UpdatableMaker {
  let schema: Schema
  let names: SwiftNames
  let fragmentNames: FragmentNames
  let reserved: ReservedNames
  private let keyFields: Set<String>

  init(schema: Schema, names: SwiftNames, _ fragmentNames: FragmentNames, _ reserved: ReservedNames) {
    (self.schema, self.names, self.fragmentNames, self.reserved) = (schema, names, fragmentNames, reserved)
    keyFields = schema.identifyingFieldNames
  }

  func object(_ selections: [Selection], on type: String, named name: String, at path: [String]) -> UpdatableIR {
    var object = UpdatableIR(swiftName: name, typeName: type, path: path)
    var (fieldNames, typeNames) = (DistinctNames(taken: reserved.properties), DistinctNames(taken: reserved.types))
    for fields in fieldsByKey(in: selections) {
      if let field = field(fields, on: type, at: path, &fieldNames, &typeNames) { object.fields.append(field) }
    }
    for case .fragmentSpread(let spread) in selections { object.add(assignable(spread)) }
    for (alias, condition, inner) in inlineFragments(in: selections, on: type) {
      let viewName = alias.map(names.property) ?? "as" + names.type(condition).upperFirst
      var view = self.object(inner, on: condition, named: typeNames.take(viewName.upperFirst), at: path)
      // A field is set to an object, not to a view of it.
      for assignable in view.assignables { object.add(assignable) }
      view.assignables = []
      object.views.append(
        UpdatableViewIR(
          accessorName: fieldNames.take(viewName),
          types: schema.possibleTypes(of: condition).elements,
          object: view
        )
      )
    }
    return object
  }

  private func field(
    _ fields: [Field],
    on type: String,
    at path: [String],
    _ fieldNames: inout DistinctNames,
    _ typeNames: inout DistinctNames
  ) -> UpdatableFieldIR? {
    let (name, key) = (fields[0].name.value, fields[0].responseKey.value)
    guard let definition = schema.field(named: name, on: type) else { return nil }
    var field = UpdatableFieldIR(
      responseKey: key,
      propertyName: key == "__typename" ? key : fieldNames.take(names.property(key)),
      definition: definition,
      isSettable: !name.hasPrefix("__") && !(keyFields.contains(name) && fields[0].arguments.isEmpty)
    )
    let selections = fields.flatMap { $0.selectionSet?.selections ?? [] }
    if !selections.isEmpty {
      let inner = definition.type.namedType.value
      let typeName = typeNames.take(names.type(inner) + "_" + names.property(key))
      field.object = [object(selections, on: inner, named: typeName, at: path + [key])]
    }
    return field
  }

  private func assignable(_ spread: FragmentSpread) -> AssignableIR {
    AssignableIR(name: spread.name.value, keyProtocol: fragmentNames.keyProtocol(of: spread.name.value))
  }

  /// Returns the fields with the same response key, in the order of the first ones.
  private func fieldsByKey(in selections: [Selection]) -> [[Field]] {
    var (fields, indices): ([[Field]], [String: Int]) = ([], [:])
    for case .field(let field) in selections {
      if let index = indices[field.responseKey.value] {
        fields[index].append(field)
      } else {
        indices[field.responseKey.value] = fields.count
        fields.append([field])
      }
    }
    return fields
  }

  /// Returns the selections of inline fragments by their names and type conditions, in the order of the first ones.
  private func inlineFragments(
    in selections: [Selection],
    on type: String
  ) -> [(alias: String?, condition: String, selections: [Selection])] {
    var fragments: [(alias: String?, condition: String, selections: [Selection])] = []
    for case .inlineFragment(let fragment) in selections {
      let (alias, condition) = (fragment.alias, fragment.typeCondition?.value ?? type)
      if let index = fragments.firstIndex(where: { $0.alias == alias && $0.condition == condition }) {
        fragments[index].selections += fragment.selectionSet.selections
      } else {
        fragments.append((alias, condition, fragment.selectionSet.selections))
      }
    }
    return fragments
  }
}

extension UpdatableIR {
  fileprivate mutating func add(_ assignable: AssignableIR) {
    if !assignables.contains(assignable) { assignables.append(assignable) }
  }
}
