#if os(macOS) || os(Linux)
  import Foundation
  import GraphQLCompiler
  import GraphQLLanguage
  import Testing

  /// Type-checks all expected emitted code against the runtime, as user code is compiled.
  struct TypeCheckTests {
    @Test(
      "Emitted code compiles in Swift 6 mode without a warning (REL-10, REL-13, REL-23, APO-11, APO-12 among others)",
      .enabled(if: SwiftCompiler.path != nil, "swiftc is not on the PATH")
    )
    func compiles() throws {
      let compiler = try SwiftCompiler()
      let module = try compiler.runtimeModule()
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
      let result = try compiler.check(files, with: module)
      #expect(result.status == 0, "\(result.output)")
    }

    @Test(
      "Memberwise initializers of all documents compile without a warning",
      .enabled(if: SwiftCompiler.path != nil, "swiftc is not on the PATH")
    )
    func memberwiseInitializers() throws {
      let compiler = try SwiftCompiler()
      let module = try compiler.runtimeModule()
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
      let result = try compiler.check(files.sorted(), with: module)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  /// The Swift compiler of the machine.
  struct SwiftCompiler {
    static let path: String? = {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return folders.lazy.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private let path: String

    init() throws {
      path = try #require(SwiftCompiler.path)
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

    /// Type-checks files as user code is compiled.
    func check(_ files: [String], with runtime: URL) throws -> (status: Int32, output: String) {
      try run(
        ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I", runtime.path] + files
      )
    }

    func makeTemporaryFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("inline-graphql-golden-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    /// A folder with the runtime's modules, without the macros' declarations, which need the plugin. It is kept under a
    /// name that depends on the sources and the compiler.
    func runtimeModule() throws -> URL {
      let modules = [
        "DynamicCodable", "GraphQLCLibrary", "GraphQLJSON", "GraphQLHTTP", "DocumentComposition", "InlineGraphQL",
      ].map {
        (name: $0, sources: sources(of: $0))
      }
      var hash = Hash()
      hash.combine(try run(["--version"]).output)
      for source in modules.flatMap(\.sources) { hash.combine(try String(contentsOfFile: source, encoding: .utf8)) }
      let kept = FileManager.default.temporaryDirectory
        .appendingPathComponent("inline-graphql-runtime-\(String(hash.value, radix: 16))")
      if FileManager.default.fileExists(atPath: kept.path) { return kept }
      let folder = try makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, sources) in modules {
        let result = try run(
          ["-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "inlinegraphql"]
            + ["-module-name", name, "-I", folder.path]
            + ["-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path] + sources
        )
        try #require(result.status == 0, "\(result.output)")
      }
      // If another process was faster, its folder is used.
      try? FileManager.default.moveItem(at: folder, to: kept)
      return kept
    }

    private func sources(of module: String) -> [String] {
      let root = Golden.schemaFolder.deletingLastPathComponent().appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: root.path)?.allObjects.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Macros/") && !$0.contains(".docc/") }.sorted()
        .map { root.appendingPathComponent($0).path }
    }

    /// FNV-1a, which is the same in every process.
    private struct Hash {
      var value: UInt64 = 0xCBF2_9CE4_8422_2325

      mutating func combine(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
  }
#endif
