import Foundation
import GraphQLJSON
import GraphQLLanguage
import InlineGraphQL

/// The values of a mutation's variables as an earlier run of the app wrote them.
struct StoredVariables: GraphQLVariables {
  private let members: [(name: String, text: String)]

  /// Reads values.
  ///
  /// - Parameters:
  ///   - text: A JSON object.
  ///   - mutation: The mutation's name.
  ///   - definitions: The variables that its document has now.
  /// - Throws: An error about the values. Only the service can check the fields of input objects.
  init(_ text: String, of mutation: String, for definitions: [VariableDefinition]) throws(UnsendableMutation) {
    func unsuitable(_ problem: String) -> UnsendableMutation {
      .unsuitableVariables(mutation: mutation, problem: problem)
    }
    let bytes = Array(text.utf8)
    members = bytes.withUnsafeBufferPointer { bytes in
      ((try? jsonMembers(of: bytes)) ?? []).map { member in
        (member.name, String(decoding: UnsafeBufferPointer(rebasing: bytes[member.value]), as: UTF8.self))
      }
    }
    for definition in definitions {
      let (name, type) = (definition.name.value, definition.type)
      if let text = members.first(where: { $0.name == name })?.text {
        guard let value = try? GraphQLJSONValue(parsing: Array(text.utf8)), type.mayHave(value) else {
          throw unsuitable("Variable \"$\(name)\" of type \"\(type)\" is \(text.excerpt()).")
        }
      } else if type.isNonNull, definition.defaultValue == nil {
        throw unsuitable("Variable \"$\(name)\" of required type \"\(type)\" was not provided.")
      }
    }
    if let unknown = members.first(where: { member in !definitions.contains { $0.name.value == member.name } }) {
      throw unsuitable("Variable \"$\(unknown.name)\" is not defined.")
    }
  }

  func write(to object: inout JSONObjectWriter) {
    for member in members { object.write(member.name) { $0.write(json: member.text) } }
  }
}

extension TypeReference {
  /// Returns whether a variable of the type may have a value, as far as the type's wrappers and the scalars of the
  /// specification tell.
  fileprivate func mayHave(_ value: GraphQLJSONValue) -> Bool {
    switch (self, value) {
    case (.nonNull, .null): return false
    case (_, .null): return true
    case (.nonNull(let type, _), _): return type.mayHave(value)
    case (.list(let element, _), .array(let values)): return values.allSatisfy { element.mayHave($0) }
    case (.list(let element, _), _): return element.mayHave(value)
    case (.named(let name), _):
      switch (name.value, value) {
      case ("Int", .int), ("Float", .int), ("Float", .double), ("Boolean", .bool), ("String", .string): return true
      case ("ID", .string), ("ID", .int): return true
      case ("Int", _), ("Float", _), ("Boolean", _), ("String", _), ("ID", _): return false
      default: return true
      }
    }
  }
}
