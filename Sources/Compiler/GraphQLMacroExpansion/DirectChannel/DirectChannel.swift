import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLProject
import LocalFiles

/// The channel without the plugin. It compiles literals against the schemas and fragments in the package's own files.
///
/// A process of the compiler plugin lives for one run of the compiler or, in an editor, for hours. So it checks files
/// each time, and reads changed files again.
enum DirectChannel: SchemaChannel {
  private static let finder = SchemaFinder(Files.system)
  private static let schemas = SchemaCache()
  private static let packages = PackageCache()
  private static let expansions = ExpansionCache()
  private static let forgottenPlugin = ForgottenPlugin()

  static var hasCheckedPlaces: Bool { false }

  static func expand(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String] {
    let surroundings = Surroundings(of: reported, literal)
    var expansion = compile(literal, surroundings)
    if packages.isEdited(surroundings.file, with: literal) { expansion.compilation.becomeUncertain() }
    applySeverities(to: &expansion.compilation.diagnostics, in: surroundings.file)
    reported.report(expansion)
    if forgottenPlugin.isWarned(at: surroundings, literal) { reported.report(ForgottenPlugin.message, .warning) }
    let declarations = expansion.compilation.declarations
    return literal.kind == .definitions
      ? declarations.map { $0.withoutModifier(impliedBy: literal.impliedAccessLevel) } : declarations
  }

  static func expandSchema(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String] {
    let expansion = compileSchema(of: literal, Surroundings(of: reported, literal))
    reported.report(expansion)
    return expansion.compilation.declarations
  }

  /// Gives warnings the severities that a configuration says. Without warnings no configuration is read.
  private static func applySeverities(to diagnostics: inout [Diagnostic], in file: String) {
    if diagnostics.allSatisfy({ $0.warning == nil }) { return }
    diagnostics = finder.severities(for: file).applied(to: diagnostics)
  }

  /// Compiles the literal of a macro.
  private static func compile(_ literal: SwiftLiteral, _ surroundings: Surroundings) -> Expansion {
    do throws(SchemaFinderError) {
      let question = SchemaQuestion(
        file: surroundings.file,
        argument: literal.schemaArgument,
        enclosing: surroundings.enclosingSchema
      )
      let package = packages.package(around: surroundings.file)
      let location = try package.location(for: question, finder)
      let (schema, stamp) = try schemas.schema(at: location, for: surroundings.file)
      let names = package.names(at: location, for: surroundings.file, finder)
      let outline = DocumentOutline(of: literal.source)
      let key = ExpansionCache.Key(
        source: literal.source.utf8,
        kind: literal.kind,
        surroundings: surroundings,
        schema: location,
        schemaStamp: stamp,
        swiftNames: names,
        packageGeneration: outline.concernsFragments ? package.generation : nil
      )
      return expansions.expansion(for: key) {
        let context = CompilationContext(schema: schema.schema, namespace: location.namespace, swiftNames: names)
        let fragments = package.fragments(
          for: outline,
          in: literal.source,
          at: surroundings.file,
          line: surroundings.line,
          of: location,
          finder
        )
        let input = LiteralInput(literal, in: context, fragments.facts(of: schema.schema))
        return Expansion(input.compiled(), against: schema.schema)
      }
    } catch {
      return Expansion(without: error, compilation: LiteralInput(literal, in: .withoutSchema).compiled())
    }
  }

  /// Compiles the types of a schema for its `@GraphQLSchema`.
  private static func compileSchema(of literal: SwiftLiteral, _ surroundings: Surroundings) -> Expansion {
    do throws(SchemaFinderError) {
      let location = try finder.schema(forFile: surroundings.file, named: nil, in: literal.declaredSchema)
      let (schema, _) = try schemas.schema(at: location, for: surroundings.file)
      let context = CompilationContext(
        schema: schema.schema,
        namespace: location.namespace,
        swiftNames: literal.names(at: location),
        accessLevel: surroundings.accessLevel
      )
      let structs = ChosenModels(literal.declaredModels, of: schema, in: location.namespace).structs(in: context)
      var used: UsedTypes?
      if case .used(let names) = literal.emittedTypes {
        var types = UsedTypes(of: context.schema)
        let package = packages.package(around: surroundings.file)
        let isWritten = { question in (try? package.location(for: question, finder)) == location }
        for document in PackageSources.documents(around: surroundings.file, where: isWritten) {
          types.add(document)
        }
        types.add(names: names)
        types.add(structs)
        used = types
      }
      // Literals that are not saved may use any type.
      let hasEdits = packages.hasEdits(around: surroundings.file)
      var compilation = GraphQLCompiler.compileSchema(
        context.schema,
        in: context,
        declared: literal.declaredTypes,
        used: hasEdits ? nil : used,
        adding: structs
      )
      if hasEdits {
        compilation.schemaDiagnostics =
          context.schema.problems
          + diagnostics(ofTypesIn: context, declared: literal.declaredTypes, used: used, adding: structs)
      }
      compilation.schemaDiagnostics += [context.schema.clientWarning].compactMap(\.self)
      applySeverities(to: &compilation.schemaDiagnostics, in: surroundings.file)
      return Expansion(compilation, against: context.schema)
    } catch {
      return Expansion(without: error, compilation: Compilation())
    }
  }
}

extension SwiftLiteral {
  /// The schema that a `@GraphQLSchema` names.
  var declaredSchema: EnclosingSchema {
    EnclosingSchema(path: enclosingTypes + [declarationName ?? ""], argument: schemaArgument)
  }
}

extension CompilationContext {
  /// The context of a literal whose schema was not found.
  ///
  /// Everything is an error in it. So the compiler emits what it emits for documents with errors, and code that uses
  /// the result gets no errors of its own.
  fileprivate static let withoutSchema = CompilationContext(
    schema: try! Schema(sdl: Source("scalar Nothing")),
    namespace: ""
  )
}
