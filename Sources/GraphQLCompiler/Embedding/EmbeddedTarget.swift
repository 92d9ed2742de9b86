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

  /// What comes of checking a target.
  public struct Result: Sendable {
    /// What there is to say, in the order of the files.
    public var findings: [Finding]

    /// The Swift code that belongs to each file with literals, by the file's path; of use only without errors.
    public var code: [String: String]
  }

  private let files: [EmbeddedFile]
  private let reachable: [EmbeddedFile]
  private let root: String
  private let project: EmbeddedProject

  /// Finds the literals of a target and their schemas.
  ///
  /// - Parameters:
  ///   - files: The target's files.
  ///   - reachable: The files of the targets that it depends on, for the fragments that they define.
  ///   - root: The package's root.
  ///   - fileSystem: How schemas are found and read.
  public init(_ files: [File], reaching reachable: [File], root: String, in fileSystem: FileSystem) {
    let project = EmbeddedProject(fileSystem)
    self.files = files.compactMap { EmbeddedFile($0, in: project) }
    self.reachable = reachable.compactMap { EmbeddedFile($0, in: project) }
    self.root = root
    self.project = project
  }

  /// What differs between any two targets that anything different comes of.
  public var checksum: Checksum {
    var checksum = Checksum()
    for file in files { file.add(to: &checksum) }
    checksum.add("reaching")
    for file in reachable { file.add(to: &checksum) }
    project.add(to: &checksum)
    return checksum
  }

  /// Checks the literals.
  public func checked() -> Result {
    var compiler = TargetCompiler(files, reaching: reachable, root: root, project)
    var code: [String: String] = [:]
    for file in files { code[file.path] = compiler.compile(file) }
    let (told, next) = ErrorLimit.standard.divide(compiler.allFindings(), by: \.severity)
    let end = next.map { Finding(severity: .error, message: ErrorLimit.message, place: $0.place) }
    return Result(findings: told + (end.map { [$0] } ?? []), code: code)
  }
}
