import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// Compiles literals against schemas and fragments that it finds in the files of the package itself.
///
/// A process of the compiler plugin lives for one run of the compiler or, in an editor, for hours: each time files are
/// looked at again, and those that have changed are read again.
enum DirectChannel {
  private static let finder = SchemaFinder(Files.system)
  private static let schemas = SchemaCache()
  private static let packages = PackageCache()
  private static let expansions = ExpansionCache()

  /// Compiles the literal of a macro.
  ///
  /// - Parameter name: The argument `schema:`.
  static func compile(
    _ source: Source,
    schema name: String?,
    _ surroundings: Surroundings,
    as kind: LiteralKind
  ) -> Expansion {
    do throws(SchemaFinderError) {
      let location = try finder.schema(
        forFile: surroundings.file,
        named: name,
        in: surroundings.enclosingSchema
      )
      let (schema, stamp) = try schemas.schema(at: location.path, for: surroundings.file)
      // Looking through a package is dear, and many a literal neither spreads nor defines a fragment.
      let package = FragmentIndex.concerns(source) ? packages.package(around: surroundings.file) : nil
      let key = ExpansionCache.Key(
        source: source.utf8,
        kind: kind,
        surroundings: surroundings,
        schema: location,
        schemaStamp: stamp,
        packageGeneration: package?.generation
      )
      return expansions.expansion(for: key) {
        var context = CompilationContext(
          schema: schema,
          namespace: location.namespace,
          accessLevel: surroundings.accessLevel
        )
        var fragmentErrors: [Diagnostic] = []
        if let package {
          let isInSchema = { site in package.schema(of: site, finder)?.path == location.path }
          context.fragments = package.index.signatures(
            for: source,
            in: surroundings.file,
            schema: schema,
            where: isInSchema
          )
          context.otherFragments = package.index.suggestedNames(
            for: source,
            besides: context.fragments,
            where: isInSchema
          )
          let place = (surroundings.file, surroundings.line)
          fragmentErrors =
            package.index.duplicates(of: source, at: place, where: isInSchema)
            + package.index.unusedFragments(of: source, at: place)
            + package.index.namesakes(reachedFrom: source, in: surroundings.file, where: isInSchema)
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
  static func compileSchema(of literal: SwiftLiteral, _ surroundings: Surroundings) -> Expansion {
    do throws(SchemaFinderError) {
      let location = try finder.schema(forFile: surroundings.file, named: nil, in: literal.declaredSchema)
      let (schema, _) = try schemas.schema(at: location.path, for: surroundings.file)
      let context = CompilationContext(
        schema: schema,
        namespace: location.namespace,
        accessLevel: surroundings.accessLevel
      )
      var used: UsedTypes?
      if literal.declaresUsedTypes {
        var types = UsedTypes(of: schema)
        for document in TargetSources.documents(around: surroundings.file, against: location, finder) {
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
  /// The schema that a `@GraphQLSchema` asks for.
  var declaredSchema: EnclosingSchema {
    EnclosingSchema(path: enclosingTypes + [declarationName ?? ""], argument: schemaArgument)
  }
}

extension CompilationContext {
  /// A context to compile against where no schema was found.
  ///
  /// Everything is wrong in it, so that what is emitted is what is emitted for mistaken documents: enough that code
  /// which uses it gives no errors of its own.
  fileprivate static func withoutSchema(_ surroundings: Surroundings) -> CompilationContext {
    CompilationContext(
      schema: emptySchema,
      namespace: "",
      accessLevel: surroundings.accessLevel
    )
  }

  private static let emptySchema = try! Schema(sdl: Source("scalar Nothing"))
}
