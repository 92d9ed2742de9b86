import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject
import GraphQLValidation

extension Workspace {
  /// Returns the errors and warnings of a file of GraphQL: a document, or a part of a schema.
  mutating func diagnostics(ofGraphQLFile path: String) -> [ReportedDiagnostic] {
    guard let text = text(of: path) else { return [] }
    if isSchema(path) { return diagnostics(ofSchemaFile: path, text) }
    return documents(in: path).flatMap { document in
      document.diagnostics().map { diagnostic in
        reported(diagnostic, in: path, at: diagnostic.ranges.first?.start ?? 0, text)
      }
    }
  }

  /// Returns what is wrong with the schema of a file, as far as the file has it.
  private func diagnostics(ofSchemaFile path: String, _ text: TextDocument) -> [ReportedDiagnostic] {
    let location = schemaLocation(ofFile: path) ?? SchemaLocation(path: path)
    var errors: [ReportedDiagnostic] = []
    let files = files
    let source = try? joinedSource(location.files, name: location.path) { path throws(SchemaFinderError) in
      do throws(FileProblem) { return Source(utf8: try files.contents(path), name: path) } catch {
        throw SchemaFinderError(error, reading: path)
      }
    } failure: { error, source in
      if source.name == path { errors.append(reported(error, in: path, at: error.ranges.first?.start ?? 0, text)) }
      return SchemaFinderError(.schema(error.message), in: nil)
    }
    guard let source else { return errors }
    let lines = LineMap(source)
    return ExpandedSchema.diagnostics(of: source).compactMap { diagnostic in
      let (file, start) = lines.place(at: diagnostic.ranges.first?.start ?? 0)
      guard file == path else { return nil }
      let position = Position(line: start.line - 1, character: start.column - 1)
      return reported(diagnostic, in: path, at: text.offset(of: position, in: .utf8), text)
    }
  }

  private func reported(
    _ diagnostic: Diagnostic,
    in path: String,
    at offset: Int,
    _ text: TextDocument
  ) -> ReportedDiagnostic {
    let place = Place(path: path, range: text.word(at: offset))
    return ReportedDiagnostic(severity: diagnostic.severity, message: diagnostic.message, place: place)
  }
}
