/// A target whose literals are all checked, and then compiled without reading files.
public struct EmbeddedTarget: Sendable {
  /// A Swift file.
  public struct File: Sendable {
    /// Its path, absolute.
    public var path: String

    /// Its text.
    public var utf8: [UInt8]

    /// Makes a file.
    public init(path: String, utf8: [UInt8]) {
      self.path = path
      self.utf8 = utf8
    }
  }

  /// What there is to say of the target, in the order of its files.
  public private(set) var findings: [Finding] = []

  /// The Swift code of each file with literals, by the file's path; of use only where there are no errors.
  public private(set) var code: [String: String] = [:]

  /// The paths of the schemas that were read, in the order in which they were.
  public private(set) var schemaPaths: [String] = []

  /// Checks the literals of a target.
  ///
  /// - Parameters:
  ///   - files: The target's files.
  ///   - reachable: The files of the targets that it depends on, for the fragments that they define.
  ///   - root: The package's root.
  ///   - fileSystem: How schemas are found and read.
  public init(_ files: [File], reaching reachable: [File], root: String, in fileSystem: FileSystem) {
    let own = files.flatMap { FragmentSite.sites(in: $0.utf8, file: $0.path) }
    let others = reachable.flatMap { FragmentSite.sites(in: $0.utf8, file: $0.path) }
    var compiler = TargetCompiler(own: own, others: others, root: root, fileSystem)
    for file in files {
      guard let embedding = compiler.compile(file) else { continue }
      code[file.path] = EmbeddedSwift.file(for: FilePath.name(of: file.path), embedding)
    }
    compiler.finish()
    findings = compiler.findings
    schemaPaths = compiler.schemaPaths
  }
}

/// Something found in a file, in the form in which compilers say it.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var file: String

    /// The line and column.
    public var location: SourceLocation
  }

  /// How much it matters.
  public var severity: Diagnostic.Severity

  /// What is wrong.
  public var message: String

  /// Where.
  public var place: Place

  /// Related places, each with its own message.
  public var notes: [Note] = []

  /// A related place.
  public struct Note: Hashable, Sendable {
    /// What there is to see.
    public var message: String

    /// Where.
    public var place: Place
  }

  /// `path:line:column: error: message`, and a line like it for each note.
  public var description: String {
    let lines =
      ["\(place): \(severity.rawValue): \(message)"] + notes.map { "\($0.place): note: \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

extension Finding.Place: CustomStringConvertible {
  /// `path:line:column`.
  public var description: String { "\(file):\(location.line):\(location.column)" }
}

extension Finding {
  /// Makes a finding of a diagnostic in a source.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - place: Where an offset is that the diagnostic tells.
  init(_ diagnostic: Diagnostic, place: (Int) -> Place) {
    self.init(
      severity: diagnostic.severity,
      message: diagnostic.message,
      place: place(diagnostic.ranges.first?.start ?? 0),
      notes: diagnostic.notes.map { Note(message: $0.message, place: place($0.range.start)) }
    )
  }
}
