#if os(macOS) || os(Linux)
  import CompilerFixtures
  import Foundation
  import GraphQLCompiler
  import GraphQLLanguage
  import PackageFixtures
  import Testing

  /// Compiles all expected emitted code against the runtime, as user code is compiled.
  struct TypeCheckTests {
    @Test(
      "Emitted code compiles in Swift 6 mode without a warning (REL-10, REL-13, REL-23, APO-11, APO-12 among others)",
      .enabled(if: SwiftCompiler.isAvailable, "swiftc is not on the PATH, or the modules are not beside the tests")
    )
    func compiles() throws {
      let compiler = try SwiftCompiler()
      let folder = try compiler.makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var files: [String] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path).sorted() {
        guard name.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: Golden.folder.appendingPathComponent(name), encoding: .utf8)
        let file = folder.appendingPathComponent(name)
        try ("import InlineGraphQL\n" + text).write(to: file, atomically: false, encoding: .utf8)
        files.append(file.path)
      }
      #expect(files.count > Golden.documentNames.count)
      let result = try compiler.check(files)
      #expect(result.status == 0, "\(result.output)")
    }

    @Test(
      "Memberwise initializers of all documents compile without a warning",
      .enabled(if: SwiftCompiler.isAvailable, "swiftc is not on the PATH, or the modules are not beside the tests")
    )
    func memberwiseInitializers() throws {
      let compiler = try SwiftCompiler()
      let folder = try compiler.makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var texts = ["Uses": try Golden.text(of: "Uses.swift")]
      for name in Golden.schemaNames { texts["\(name).schema"] = try Golden.text(of: "\(name).schema.swift") }
      for name in Golden.documentNames {
        let document = try Golden.text(of: "\(name).graphql")
        var context = try Golden.context(of: document)
        context.memberwiseInitializers = true
        texts[name] = compile(Source(document), in: context).declarations.joined(separator: "\n\n")
      }
      let files = try texts.map { name, text in
        let file = folder.appendingPathComponent("\(name).swift")
        try ("import InlineGraphQL\n" + text).write(to: file, atomically: false, encoding: .utf8)
        return file.path
      }
      let result = try compiler.check(files.sorted())
      #expect(result.status == 0, "\(result.output)")
    }
  }

  /// The Swift compiler of the machine.
  struct SwiftCompiler {
    static let path: String? = {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return folders.lazy.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Whether there is a compiler, and modules for it that were built with these tests.
    static let isAvailable = path != nil && BuiltProducts.folder != nil

    private let path: String
    /// The folder with the modules that were built with these tests.
    let modules: URL

    init() throws {
      path = try #require(SwiftCompiler.path)
      modules = try #require(BuiltProducts.folder).appendingPathComponent("Modules")
    }

    func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Compiles files as user code is compiled, up to SIL: only there are all properties known to be initialized.
    func check(_ files: [String]) throws -> (status: Int32, output: String) {
      try run(
        [
          "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
          "-I", modules.path,
        ] + files
      )
    }

    func makeTemporaryFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("inline-graphql-golden-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
#endif
