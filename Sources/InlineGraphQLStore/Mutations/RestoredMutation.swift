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
    let definitions = Self.definitions
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

  /// The definitions of the variables that a value of the type has. What the program provides is not among them.
  private static var definitions: [VariableDefinition] {
    // The macros have read the document.
    guard let document = try? Document(parsing: Source(Mutation.definition)) else { return [] }
    for case .operation(let operation) in document.definitions { return operation.variables }
    return []
  }
}
