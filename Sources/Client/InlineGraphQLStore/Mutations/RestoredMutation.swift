import Foundation
import GraphQLLanguage
import InlineGraphQL

/// A mutation that an earlier run of the app queued: its type's document with the values of that run.
struct RestoredMutation<Mutation: GraphQLMutation>: GraphQLMutation {
  typealias Data = Mutation.Data

  static var node: __OperationNode { Mutation.node }
  static var errorHandling: __ErrorHandling { Mutation.errorHandling }

  let variables: StoredVariables
  let booleanVariables: [__BooleanVariable]

  /// Creates the mutation.
  ///
  /// - Throws: ``UnsendableMutation`` if its type has other variables now.
  init(_ stored: StoredMutation) throws(UnsendableMutation) {
    let definitions = Mutation.variableDefinitions
    variables = try StoredVariables(stored.variables, of: stored.name, for: definitions)
    var json = stored.variables
    let texts = json.withUTF8 { VariableTexts($0, definitions: definitions) }
    booleanVariables = definitions.compactMap { definition in
      switch texts[definition.name.value] {
      case Array("true".utf8): __BooleanVariable(named: definition.name.value, true)
      case Array("false".utf8): __BooleanVariable(named: definition.name.value, false)
      case nil: __BooleanVariable(absentNamed: definition.name.value)
      default: nil
      }
    }
  }
}
