import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

extension DocumentInFile {
  /// What the text is compiled in; `nil` if its schema is not known.
  private var input: LiteralInput? {
    guard let schema, let location, let visible else { return nil }
    let names = package.package.names(at: location, for: path, finder)
    let context = CompilationContext(schema: schema, namespace: location.namespace, swiftNames: names)
    let source = Source(utf8: utf8, name: path)
    return LiteralInput(source, as: literal?.kind ?? .definitions, in: context, visible.facts(of: schema))
  }

  /// Returns the errors and warnings of the text.
  func diagnostics() -> [Diagnostic] { input?.compiled().diagnostics ?? [] }

  /// Returns the Swift property that the field of a token becomes, as code declares it.
  func swiftProperty(of token: TypedToken, in read: ReadDocument) -> String? {
    switch token.role {
    case .field, .alias: break
    default: return nil
    }
    let start = token.range.lowerBound
    guard let definition = read.definition(at: start)?.name, let input,
      let document = try? Document(parsing: Source(utf8: utf8))
    else { return nil }
    let keys = read.parts.filter { part in
      part.kind == .field && part.range.lowerBound <= start && start < part.range.upperBound
    }.map(\.name)
    let lowered = input.lowered(.success(document))
    return lowered.property(at: keys, ofDefinition: definition, in: input.context).map {
      "var \($0.name): \($0.type)  // \($0.owner)"
    }
  }
}
