import GraphQLProject
import LocalFiles

/// A build system's request to the tool for one target. Each line is a word followed by a path or a module's name.
struct EmbeddingRequest {
  /// The root of the package or the project.
  let root: String
  /// The output for the module's macro declarations.
  let moduleFile: String
  /// The output for embeddings of files without an output of their own.
  let restFile: String
  /// A file of the tool's own, by which it knows in the next run that there is nothing to do.
  let stateFile: String?
  /// The target's module, if the modules are known.
  let module: String?
  /// The target's files, with the outputs for their embeddings.
  let files: [(path: String, output: String?)]
  /// The files of the targets that the target depends on, with their modules.
  let reachable: [(path: String, module: String?)]
  /// The files of the package's targets that depend on the target, with their modules.
  let dependents: [(path: String, module: String?)]
  /// What expands the macros.
  let purpose: EmbeddingPurpose
  /// The folder to which printed paths are relative; `nil` if they are absolute.
  let printingRoot: String?

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - text: The request. Paths in it may be relative to the working directory.
  ///   - name: The name of its file, for messages.
  init(_ text: [UInt8], name: String) throws(MalformedRequest) {
    var paths: [String: String] = [:]
    var module: String?
    var purpose: EmbeddingPurpose?
    var files: [(path: String, output: String?)] = []
    var reachable: [(path: String, module: String?)] = []
    var dependents: [(path: String, module: String?)] = []
    var (reachableModule, dependentModule): (String?, String?)
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty { continue }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2 else { throw MalformedRequest("\(name):\(index + 1): a word and a value are expected") }
      let value = words[1]
      func once(_ known: String?) throws(MalformedRequest) {
        if known != nil { throw MalformedRequest("\(name):\(index + 1): \"\(words[0])\" is there twice") }
      }
      switch words[0] {
      case "root", "module", "rest", "state":
        try once(paths[words[0]])
        paths[words[0]] = value
      case "name":
        try once(module)
        module = value
      case "purpose":
        try once(purpose?.rawValue)
        purpose = EmbeddingPurpose(rawValue: value)
        if purpose == nil {
          throw MalformedRequest("\(name):\(index + 1): \"purpose\" is \"build\" or \"editor\"")
        }
      case "file": files.append((Self.absolute(value), nil))
      case "output":
        guard !files.isEmpty else { throw MalformedRequest("\(name):\(index + 1): \"output\" must follow \"file\"") }
        try once(files[files.count - 1].output)
        files[files.count - 1].output = Self.absolute(value)
      case "reachable-module": reachableModule = value
      case "reachable": reachable.append((Self.absolute(value), reachableModule))
      case "dependent-module": dependentModule = value
      case "dependent": dependents.append((Self.absolute(value), dependentModule))
      default: throw MalformedRequest("\(name):\(index + 1): unknown word \"\(words[0])\"")
      }
    }
    func path(_ word: String) throws(MalformedRequest) -> String {
      guard let path = paths[word] else { throw MalformedRequest("\(name): \"\(word)\" is missing") }
      return path
    }
    let root = try path("root")
    self.root = Self.absolute(root)
    moduleFile = Self.absolute(try path("module"))
    restFile = Self.absolute(try path("rest"))
    stateFile = paths["state"].map(Self.absolute)
    printingRoot = root.hasPrefix("/") ? nil : Self.absolute(".")
    self.purpose = purpose ?? .build
    (self.module, self.files, self.reachable, self.dependents) = (module, files, reachable, dependents)
    var taken = Set(files.map(\.path) + (reachable + dependents).map(\.path) + [Self.absolute(name)])
    for path in outputs + (stateFile.map { [$0] } ?? []) where !taken.insert(path).inserted {
      throw MalformedRequest("\(name): \(path) would be written, and is read or written besides")
    }
  }

  var outputs: [String] { [moduleFile, restFile] + files.compactMap(\.output) }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join("/", PackageFiles.absolute(path))
  }
}

/// Why a request cannot be read.
struct MalformedRequest: Error {
  let description: String

  init(_ description: String) { self.description = description }
}
