import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// Whether a file can name the type that has a schema's enums, input objects and scalars.
enum SchemaVisibility {
  /// A `@GraphQLSchema` of another module.
  struct Declaration {
    var module: String
    var accessLevel: AccessLevel
    var place: Finding.Location
  }

  /// The file can name it, or nothing shows that it cannot.
  case visible
  /// It is declared nowhere.
  case undeclared
  /// None of the modules that declare it is imported.
  case notImported(Declaration)
  /// It is internal in the module that is imported.
  case notPublic(Declaration)
  /// Several imported modules declare it.
  case ambiguous([Declaration])
}

extension CheckedTarget {
  /// Whether a literal can name the type that has its schema's types.
  func schemaVisibility(from literal: Literal) -> SchemaVisibility {
    let (namespace, file) = (literal.location.namespace, literal.file)
    // The name may also be a module's, and the components of a qualified name are not looked up here.
    guard let module, namespace != module, !modules.reachable.contains(namespace), !namespace.contains("."),
      !declaredSchemas.contains(namespace), reachable.allSatisfy({ $0.module != nil })
    else { return .visible }
    var declarations: [SchemaVisibility.Declaration] = []
    for (file, schema) in reachedSchemas[namespace] ?? [] {
      if schema.isConditional { return .visible }
      let place = file.place(of: schema.offset)
      declarations.append(.init(module: file.module ?? "", accessLevel: schema.accessLevel, place: place))
    }
    // Somebody who declares a type of that name by hand knows why.
    guard types[namespace].count <= declarations.count else { return .visible }
    guard let first = declarations.first else {
      // If a module that this one depends on needs the type too, the error is reported there.
      return reachable.contains { $0.uses(literal.schema, at: literal.location) } ? .visible : .undeclared
    }
    let seen = modules.modules(seenBy: file)
    let imported = declarations.filter { seen.contains($0.module) }
    guard !imported.isEmpty else {
      return declarations.contains { file.mentions($0.module) } ? .visible : .notImported(first)
    }
    let usable = imported.filter { $0.accessLevel != .internal || file.tests($0.module) }
    if usable.isEmpty { return .notPublic(imported[0]) }
    // A scoped import decides between them, and so does a module that re-exports one of them.
    let isChosen = declarations.contains { declaration in
      let imports = file.imports.filter { $0.module == declaration.module }
      return imports.isEmpty || imports.contains(where: \.isScoped)
    }
    return Set(usable.map(\.module)).count > 1 && !isChosen ? .ambiguous(usable) : .visible
  }
}

extension EmbeddedFile {
  /// Whether the file's literals use any of a schema's enums, input objects and scalars.
  fileprivate func uses(_ schema: Schema, at location: SchemaLocation) -> Bool {
    var types = UsedTypes(of: schema)
    for entry in literals where (try? entry.schema.get()) == location { types.add(entry.literal.source) }
    return !types.names.isEmpty
  }
}

extension SwiftLiteral {
  /// The path of the declaration that a macro is attached to.
  var declaredPath: [String] { enclosingTypes + [declarationName ?? ""] }

  var declaredName: String { declaredPath.joined(separator: ".") }
}
