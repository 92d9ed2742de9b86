import GraphQLLanguage
import GraphQLValidation
import OrderedCollections

extension Emitter {
  /// Writes the struct of an operation.
  mutating func emit(_ operation: OperationIR) {
    text.docComment(operation.written.description?.value)
    let conformance = Emitter.conformances(of: operation.written)[0]
    let name = operationNames.swiftName(of: operation.name, operation.written.kind)
    text.open(access, "struct ", SwiftName.escaped(name), ": ", conformance, version)
    emitMembers(of: operation)
    text.close()
    text.endDeclaration()
  }

  /// Returns the protocol of an operation's struct, followed by the protocols that it refines.
  static func conformances(of operation: OperationDefinition) -> [String] {
    let isUpdatable = operation.kind == .query && operation.directives.areUpdatable
    return (isUpdatable ? ["InlineGraphQL.GraphQLUpdatableQuery"] : []) + conformances(of: operation.kind)
  }

  /// Returns the protocol of the struct of an operation of a kind, followed by the protocols that it refines.
  static func conformances(of kind: OperationDefinition.Kind) -> [String] {
    let single = "InlineGraphQL.GraphQLSingleResponseOperation"
    let own =
      switch kind {
      case .query: ["InlineGraphQL.GraphQLQuery", single]
      case .mutation: ["InlineGraphQL.GraphQLMutation", single]
      case .subscription: ["InlineGraphQL.GraphQLSubscription"]
      }
    return own + ["InlineGraphQL.GraphQLOperation", "Swift.Sendable"]
  }

  /// Writes the members of an operation's struct.
  mutating func emitMembers(of operation: OperationIR) {
    let written = operation.written
    let members = members(for: written.variables.map { InputDefinition($0) })
    emitInitializers(members)
    (conformances, fieldsProtocols, fragmentName, providers) = (operation.conformances, [:], nil, [:])
    shownObjects = ShownObjects()
    text.blank()
    emit(operation.object)
    text.endDeclaration()
    if written.directives.areUpdatable {
      emitUpdatable(operation.updatable ?? UpdatableIR(typeName: operation.object.typeName))
    }
    text.blank()
    emitVariables(written.variables, members)
    text.blank()
    emitNode(of: operation)
    emitBooleanVariables(written, members)
    emitErrorHandling(written.directives, operation.missingFields)
  }

  /// Writes what the document is made of. It is one declaration, because the compiler checks each in every build.
  private mutating func emitNode(of operation: OperationIR) {
    var arguments = "name: " + SwiftText.literal(operation.name)
    if let conditions = operation.sent?.typeConditions, !conditions.isEmpty {
      arguments += ", typeConditions: " + Emitter.literal(of: conditions)
    }
    let selections = operation.written.selectionSet
    if !selections.spreadNames.isEmpty { arguments += ", fragments: " + fragmentList(of: selections) }
    text.operationNode(access, arguments, operation.sent?.text ?? "", whole: operation.sent?.whole)
    text.endDeclaration()
  }

  /// Returns the distinct fragments that a selection set spreads at any depth, as a Swift array.
  func fragmentList(of selectionSet: SelectionSet) -> String {
    var list = "["
    for name in selectionSet.spreadNames {
      if list.utf8.count > 1 { list += ", " }
      list += SwiftName.metatype(of: fragmentNames.structPath(of: name))
    }
    return list + "]"
  }

  /// Writes the values of the variables for `@include` and `@skip`, here or in a fragment.
  private mutating func emitBooleanVariables(_ operation: OperationDefinition, _ members: [InputMember]) {
    var list = ""
    for (variable, member) in zip(operation.variables, members) where variable.type.namedType.value == "Boolean" {
      guard case .named(let type) = variable.type.nullable, type.value == "Boolean" else { continue }
      var defaultValue = ""
      switch variable.defaultValue?.kind {
      case .boolean(let value): defaultValue = value ? ", default: true" : ", default: false"
      case nil where variable.type.isNonNull: break
      // It may be passed to a fragment's argument that has a default value.
      case nil, .null: if operation.selectionSet.spreadNames.isEmpty { continue }
      default: continue
      }
      if !list.isEmpty { list += ", " }
      list +=
        ".init(\"" + variable.name.value + "\", self.variables." + SwiftName.escaped(member.name) + defaultValue + ")"
    }
    if list.isEmpty { return }
    text.line(access, "var booleanVariables: [__BooleanVariable] { [", list, "] }")
    text.endDeclaration()
  }
}

extension SelectionSet {
  /// The distinct names of the fragments that the selections spread at any depth, in the order of reading.
  var spreadNames: OrderedSet<String> { OrderedSet(spreads.lazy.map(\.name.value)) }
}
