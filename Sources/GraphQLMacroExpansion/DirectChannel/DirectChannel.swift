import GraphQLCompiler
import GraphQLLanguage
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

  static func expand(_ literal: SwiftLiteral, as kind: LiteralKind, _ reported: inout ReportedUse) -> [String] {
    let surroundings = Surroundings(of: reported, literal)
    let expansion = compile(literal.source, schema: literal.schemaArgument, surroundings, as: kind)
    reported.report(expansion)
    if forgottenPlugin.isWarned(at: surroundings, literal) { reported.report(ForgottenPlugin.message, .warning) }
    let members = expansion.compilation.members
    return kind == .definitions
      ? members.map { $0.withoutModifier(impliedBy: literal.impliedAccessLevel) } : members
  }

  static func expandSchema(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String] {
    let expansion = compileSchema(of: literal, Surroundings(of: reported, literal))
    reported.report(expansion)
    return expansion.compilation.members
  }

  /// Compiles the literal of a macro.
  ///
  /// - Parameter name: The argument `schema:`.
  private static func compile(
    _ source: Source,
    schema name: String?,
    _ surroundings: Surroundings,
    as kind: LiteralKind
  ) -> Expansion {
    do throws(SchemaFinderError) {
      let file = surroundings.file
      let question = SchemaQuestion(file: file, argument: name, enclosing: surroundings.enclosingSchema)
      let package = packages.package(around: file)
      let location = try package.location(for: question, finder)
      let (schema, stamp) = try schemas.schema(at: location, for: file)
      let nameCase = package.nameCase(at: location, for: surroundings.file, finder)
      let outline = DocumentOutline(of: source)
      let key = ExpansionCache.Key(
        source: source.utf8,
        kind: kind,
        surroundings: surroundings,
        schema: location,
        schemaStamp: stamp,
        nameCase: nameCase,
        packageGeneration: outline.concernsFragments ? package.generation : nil
      )
      return expansions.expansion(for: key) {
        var context = CompilationContext(
          schema: schema,
          namespace: location.namespace,
          nameCase: nameCase,
          accessLevel: surroundings.accessLevel
        )
        context.memberwiseInitializers = surroundings.memberwiseInitializers
        var fragmentErrors: [Diagnostic] = []
        if outline.concernsFragments {
          let isInSchema = { site in package.schema(of: site, finder)?.path == location.path }
          context.fragments = package.index.signatures(
            for: outline,
            in: surroundings.file,
            schema: schema,
            where: isInSchema
          )
          context.fragmentsWithFields = package.index.fragmentsWithFields(
            for: outline,
            reaching: context.fragments,
            in: surroundings.file,
            where: isInSchema
          )
          context.otherFragments = package.index.suggestedNames(
            for: outline,
            besides: context.fragments,
            where: isInSchema
          )
          let place = (surroundings.file, surroundings.line)
          fragmentErrors =
            package.index.duplicates(of: outline, at: place, where: isInSchema)
            + package.index.unusedFragments(of: outline, in: source, at: place)
            + package.index.namesakes(reachedFrom: outline, in: surroundings.file, where: isInSchema)
        }
        var compilation = kind.compile(source, in: context)
        compilation.diagnostics += fragmentErrors
        return Expansion(compilation, against: schema, at: location.path)
      }
    } catch {
      return Expansion(without: error, compilation: kind.compile(source, in: .withoutSchema(surroundings)))
    }
  }

  /// Compiles the types of a schema for its `@GraphQLSchema`.
  private static func compileSchema(of literal: SwiftLiteral, _ surroundings: Surroundings) -> Expansion {
    do throws(SchemaFinderError) {
      let location = try finder.schema(forFile: surroundings.file, named: nil, in: literal.declaredSchema)
      let (schema, _) = try schemas.schema(at: location, for: surroundings.file)
      let context = CompilationContext(
        schema: schema,
        namespace: location.namespace,
        nameCase: literal.nameCase,
        accessLevel: surroundings.accessLevel
      )
      var used: UsedTypes?
      if literal.declaresUsedTypes {
        var types = UsedTypes(of: schema)
        let package = packages.package(around: surroundings.file)
        let isWritten = { question in (try? package.location(for: question, finder)) == location }
        for document in TargetSources.documents(around: surroundings.file, where: isWritten) {
          types.add(document)
        }
        types.add(literal.declaredModels)
        used = types
      }
      let compilation = GraphQLCompiler.compileSchema(
        schema,
        in: context,
        declared: literal.declaredTypes,
        used: used,
        models: literal.declaredModels
      )
      return Expansion(compilation, against: schema, at: location.path)
    } catch {
      return Expansion(without: error, compilation: AttachedCompilation())
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
  /// Returns the context for a literal whose schema was not found.
  ///
  /// Everything is an error in it. So the compiler emits what it emits for documents with errors, and code that uses
  /// the result gets no errors of its own.
  fileprivate static func withoutSchema(_ surroundings: Surroundings) -> CompilationContext {
    CompilationContext(
      schema: emptySchema,
      namespace: "",
      accessLevel: surroundings.accessLevel
    )
  }

  private static let emptySchema = try! Schema(sdl: Source("scalar Nothing"))
}
