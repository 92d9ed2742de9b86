/// The `@GraphQLSchema` enums that a target sees, as far as they declare only the types that their own target uses.
struct SchemaDeclarations {
  private let files: [EmbeddedFile]
  private let reachable: [EmbeddedFile]
  private let root: String

  /// - Parameters:
  ///   - files: The files of the target.
  ///   - reachable: The files of the targets that it depends on.
  init(_ files: [EmbeddedFile], reaching reachable: [EmbeddedFile], root: String) {
    self.files = files
    self.reachable = reachable
    self.root = root
  }

  /// What an enum in the target itself declares.
  func typesUsedByTarget(of schema: Schema, at location: SchemaLocation) -> UsedTypes {
    types(usedBy: files, of: schema, at: location)
  }

  /// An error for each use of a type that the enum of another target does not declare.
  func undeclaredTypes(in document: Document, of schema: Schema, at location: SchemaLocation) -> [Diagnostic] {
    guard declaration(in: files, at: location) == nil, let (file, literal) = declaration(in: reachable, at: location),
      literal.declaresUsedTypes
    else { return [] }
    let target = FilePath.targetFolder(of: file.path, in: root)
    let neighbors = reachable.filter { FilePath.targetFolder(of: $0.path, in: root) == target }
    var declared = types(usedBy: neighbors, of: schema, at: location).names.union(literal.declaredTypes)
    return UsedTypes.uses(in: document, schema: schema).compactMap { use in
      guard declared.insert(use.name).inserted else { return nil }
      return Diagnostic(
        .error,
        "\"\(location.namespace)\" does not declare \"\(use.name)\", as no GraphQL of its own module uses it. Use it there, "
          + "or declare all types: @GraphQLSchema(types: .all).",
        at: use.range
      )
    }
  }

  private func declaration(in files: [EmbeddedFile], at location: SchemaLocation) -> (EmbeddedFile, SwiftLiteral)? {
    for file in files {
      for entry in file.literals where entry.literal.macro == .schema {
        if (try? entry.schema.get()) == location { return (file, entry.literal) }
      }
    }
    return nil
  }

  private func types(usedBy files: [EmbeddedFile], of schema: Schema, at location: SchemaLocation) -> UsedTypes {
    var types = UsedTypes(of: schema)
    for entry in files.lazy.flatMap(\.literals) where entry.literal.macro != .schema {
      if (try? entry.schema.get()) == location { types.add(entry.literal.source) }
    }
    return types
  }
}
