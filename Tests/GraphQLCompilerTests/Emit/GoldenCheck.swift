import CompilerFixtures
import CustomDump
import Foundation
import GraphQLCompiler
import GraphQLFiles
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLModelSchemas
import GraphQLValidation
import Testing

extension Golden {
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  /// Compiles a document and compares the result with the expected text.
  ///
  /// - Returns: The declarations as one text.
  @discardableResult
  static func check(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let text = try self.text(of: "\(name).graphql")
    let expansion = try expansion(of: text)
    let source = Source(text, name: "\(name).graphql")
    let remarks = expansion.diagnostics.map { remark($0, in: source) }.joined()
    for (index, part) in parts(of: expansion.declarations).enumerated() {
      let file = index == 0 ? "\(name).swift" : "\(name)_\(index + 1).swift"
      let text = (index == 0 ? remarks : "") + part.joined(separator: "\n\n") + "\n"
      try compare(text, with: file, sourceLocation: sourceLocation)
    }
    return expansion.swift
  }

  /// Expands a document as users' tests do, in a literal with the options that its first lines say.
  private static func expansion(of text: String) throws -> MacroExpansion {
    let context = try context(of: text)
    let initializers = context.memberwiseInitializers ? ", memberwiseInitializers: true" : ""
    let literal = "#graphql(###\"\"\"\n\(text)\"\"\"###\(initializers))"
    let swift = "enum Golden { \(context.accessLevel) \(literal) }"
    let file = InputFile(Source(swift, name: "Golden.swift"), path: "Golden.swift")
    let documents = DocumentSet(
      GraphQLText.texts(in: file),
      for: try SchemaFile(withClientSchemaOf: SchemaInput(at: schemaLocation(of: text))),
      in: context.swiftNames
    )
    return try #require(documents.expansions(in: file).expansions.first)
  }

  /// Returns the declarations in the order of the document, for files of at most 600 lines.
  private static func parts(of declarations: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var lineCount = 0
    for declaration in declarations {
      let count = declaration.count { $0 == "\n" } + 2
      if lineCount + count > 600, lineCount > 0 {
        parts.append([])
        lineCount = 0
      }
      parts[parts.count - 1].append(declaration)
      lineCount += count
    }
    return parts
  }

  /// Compiles the types of a schema and compares the result with the expected text.
  ///
  /// - Returns: The namespace that holds them.
  @discardableResult
  static func checkSchema(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let context = try context(of: schemaText(named: name), schemaName: name)
    let compilation = compileSchema(context.schema, in: context, declared: [])
    let errors = (compilation.diagnostics + compilation.schemaDiagnostics).filter { $0.severity == .error }
    #expect(errors.isEmpty, sourceLocation: sourceLocation)
    let access = context.accessLevel == .internal ? "" : context.accessLevel.rawValue + " "
    let members = compilation.declarations.joined(separator: "\n")
    let text = "\(access)enum \(name) {\n\(members)\n}\n"
    try compare(text, with: "\(name).schema.swift", sourceLocation: sourceLocation)
    return text
  }

  /// Expands a model schema and compares the result with the expected text.
  static func checkModels(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let text = try modelSchema(named: name).schema.printed() + "\n"
    try compare(text, with: "Models/\(name).expanded.graphqls", sourceLocation: sourceLocation)
  }

  /// Compiles the structs of a schema's models and compares the result with the expected text.
  static func checkModelStructs(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let schema = try modelSchema(named: name)
    let namespace = name.prefix(1).uppercased() + name.dropFirst()
    let context = CompilationContext(schema: schema.schema, namespace: namespace, accessLevel: .public)
    var used = UsedTypes(of: schema.schema)
    used.add(ChosenModels(.all, of: schema, in: namespace).structs(in: context))
    let compilation = compileSchema(schema, in: context, declared: [], used: used, models: .all)
    #expect(compilation.schemaDiagnostics.allSatisfy { $0.severity == .warning }, sourceLocation: sourceLocation)
    let text = "public enum \(namespace) {\n\(compilation.declarations.joined(separator: "\n\n"))\n}\n"
    try compare(text, with: "Models/\(name).swift", sourceLocation: sourceLocation)
  }

  private static func remark(_ diagnostic: GraphQLLanguage.Diagnostic, in source: Source) -> String {
    let place = source.location(at: diagnostic.ranges.first?.start ?? 0)
    let message = diagnostic.message.replacingOccurrences(of: "\n", with: " ")
    return "// \(place.line):\(place.column): \(diagnostic.severity): \(message)\n"
  }

  private static func compare(_ actual: String, with file: String, sourceLocation: Testing.SourceLocation) throws {
    let url = folder.appendingPathComponent(file)
    if isUpdating {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    if actual != expected {
      let difference = diff(expected, actual) ?? ""
      Issue.record("\(file) differs; UPDATE_GOLDEN=1 rewrites it.\n\(difference)", sourceLocation: sourceLocation)
    }
  }
}
