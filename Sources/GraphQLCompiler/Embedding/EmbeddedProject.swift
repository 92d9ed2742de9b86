/// The schemas of the files that are looked at, each found and read once.
final class EmbeddedProject: Sendable {
  private let finder: SchemaFinder
  private let fileSystem: FileSystem
  private let locations = Locked<[SchemaQuestion: Result<SchemaLocation, SchemaFinderError>]>([:])
  private let sources = Locked<[(path: String, source: Result<Source, FileProblem>)]>([])
  private let schemas = Locked<[String: Result<Schema, SchemaFinderError>]>([:])
  /// What is wrong with schemas that cannot be read at all.
  private let errors = Locked<[Finding]>([])

  init(_ fileSystem: FileSystem) {
    self.fileSystem = fileSystem.remembering()
    finder = SchemaFinder(self.fileSystem)
  }

  /// Where the schema of a literal is.
  func schema(for question: SchemaQuestion) -> Result<SchemaLocation, SchemaFinderError> {
    if let known = locations.withLock({ $0[question] }) { return known }
    let answer: Result<SchemaLocation, SchemaFinderError>
    do throws(SchemaFinderError) {
      let location = try finder.schema(
        forFile: question.file,
        named: question.argument,
        in: question.enclosing
      )
      read(location.path)
      answer = .success(location)
    } catch {
      answer = .failure(error)
    }
    locations.withLock { $0[question] = answer }
    return answer
  }

  private func read(_ path: String) {
    guard !sources.withLock({ $0.contains { $0.path == path } }) else { return }
    let source: Result<Source, FileProblem>
    do throws(FileProblem) {
      source = .success(Source(utf8: try fileSystem.contents(path), name: path))
    } catch {
      source = .failure(error)
    }
    sources.withLock { $0.append((path, source)) }
  }

  /// The schema at a path that was found.
  func schema(at path: String) throws(SchemaFinderError) -> Schema {
    if let known = schemas.withLock({ $0[path] }) { return try known.get() }
    let schema = load(path)
    schemas.withLock { $0[path] = schema }
    return try schema.get()
  }

  private func load(_ path: String) -> Result<Schema, SchemaFinderError> {
    guard case .success(let source)? = sources.withLock({ $0.first { $0.path == path }?.source }) else {
      return .failure(SchemaFinderError(.notFound(name: nil, searched: [path], present: []), in: nil))
    }
    do throws(Diagnostic) {
      return .success(try Schema(source))
    } catch {
      let finding = Finding(error) { Finding.Place(file: path, location: source.location(at: $0)) }
      errors.withLock { $0.append(finding) }
      return .failure(SchemaFinderError(.schema(finding.description), in: nil))
    }
  }

  /// What is wrong with the types of the schemas that were looked at.
  func problems() -> [Finding] {
    errors.withLock { $0 }
      + sources.withLock { $0.map(\.path) }.flatMap { path -> [Finding] in
        guard case .success(let schema)? = schemas.withLock({ $0[path] }), !schema.problems.isEmpty else { return [] }
        let lines = LineMap(schema.source)
        return schema.problems.map { problem in
          Finding(problem) { Finding.Place(file: path, location: lines.location(at: $0)) }
        }
      }
  }

  /// Adds the texts of the schemas.
  func add(to checksum: inout Checksum) {
    for (path, source) in sources.withLock({ $0 }) {
      checksum.add(path)
      if case .success(let source) = source { checksum.add(source.utf8) }
    }
  }
}
