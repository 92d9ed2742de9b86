import GraphQLLanguage
import GraphQLValidation

/// Returns the errors in a literal together with others that define one fragment each.
package func diagnostics(_ text: String, beside others: [String]) throws -> [Diagnostic] {
  var signatures: [String: FragmentSignature] = [:]
  for other in others {
    guard case .fragment(let fragment)? = try Document(parsing: Source(other)).definitions.first else { continue }
    let name = fragment.name.value
    signatures[name] = FragmentSignature(fragment, swiftName: name, schema: .forValidation)
  }
  switch validate(try Document(parsing: Source(text)), schema: .forValidation, fragments: signatures) {
  case .valid: return []
  case .invalid(let errors, _): return errors
  }
}

/// Returns the same errors, each after its positions: `1:3 2:5 Unknown …`.
package func errors(_ text: String, beside others: String...) throws -> [String] {
  try diagnostics(text, beside: others).map { $0.line(in: Source(text)) }
}
