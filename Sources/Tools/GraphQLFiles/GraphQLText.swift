import GraphQLLanguage
import GraphQLProject

/// A GraphQL text in the input: a whole file, or a literal in a Swift file.
package struct GraphQLText {
  /// The file that the text is in.
  package let file: InputFile
  /// The text.
  package let source: Source
  /// The literal with the text; `nil` for a whole file.
  package let literal: SwiftLiteral?
  /// The `@GraphQLSchema` around the literal.
  package let enclosingSchema: EnclosingSchema?
  /// The fragments that the text defines and spreads.
  package let outline: DocumentOutline
  /// The syntax tree, or the first syntax error.
  package let document: Result<Document, Diagnostic>

  private init(_ file: InputFile, _ source: Source, _ literal: SwiftLiteral?, _ enclosingSchema: EnclosingSchema?) {
    self.file = file
    self.source = source
    self.literal = literal
    self.enclosingSchema = enclosingSchema
    outline = DocumentOutline(of: source)
    do throws(Diagnostic) {
      document = .success(try Document(parsing: source))
    } catch {
      document = .failure(error)
    }
  }

  package static func texts(in file: InputFile) -> [GraphQLText] {
    guard file.isSwift else { return [GraphQLText(file, file.source, nil, nil)] }
    let literals = graphQLLiterals(in: file.source.utf8, name: file.name)
    return literals.map { literal in
      GraphQLText(file, literal.source, literal, EnclosingSchema(of: literal, among: literals))
    }
  }

  /// The `schema:` argument of the macro, or of the `@GraphQLSchema` around it.
  package var schemaArgument: String? { literal?.schemaArgument ?? enclosingSchema?.argument }

  /// The name of the enum with the schema's types, if the literal's macro declares it.
  package var declaredNamespace: String? {
    guard let literal, literal.macro == .schema else { return nil }
    return (literal.enclosingTypes + [literal.declarationName ?? ""]).joined(separator: ".")
  }

  /// Returns the location of an offset in the text.
  package func place(at offset: Int) -> FileLocation {
    FileLocation(file, at: literal?.fileOffset(of: offset) ?? offset)
  }

  /// A fragment definition, or the outline of one with syntax errors.
  package struct Fragment {
    package var outline: DocumentOutline.Fragment
    package var definition: FragmentDefinition?
  }

  /// Returns the fragments that the text defines.
  package func fragments() -> [Fragment] {
    outline.fragments.map { outline in
      var parser = Parser(source, range: outline.range)
      guard case .fragment(let definition)? = try? parser.parseDefinition() else { return Fragment(outline: outline) }
      return Fragment(outline: outline, definition: definition)
    }
  }

  /// Returns the Swift name of the struct for a fragment that the text defines.
  package func swiftName(ofFragment name: String) -> String {
    guard let literal else { return name }
    return (literal.enclosingTypes + [literal.macro == .fragment ? literal.declarationName ?? name : name])
      .joined(separator: ".")
  }
}
