#if os(macOS) || os(Linux)
  import CompilerFixtures
  import Foundation
  import Testing

  /// Expressions that must not initialise generated types.
  struct InitializerTests {
    @Test(
      "APO-24: objects of a response come from reading one only: no initializer takes less than the whole of it, or anything else",
      .enabled(if: SwiftCompiler.isAvailable, "swiftc is not on the PATH, or the modules are not beside the tests")
    )
    func objects() throws {
      let compiler = try SwiftCompiler()
      let folder = try compiler.makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let attempts = [
        "Narrowed.Data()",
        "Narrowed.Data(cases: nil, one: nil, twice: nil, spread: nil)",
        "Narrowed.Data.Node_one.album(.init())",
        "Narrowed.Data.Node_one.AsAlbum(id: \"1\", title: \"x\")",
        "Narrowed.Data.Node_one.Other(id: \"1\")",
        "Narrowed.Data.Node_one.__Fields(__typename: \"Album\", id: \"1\", title: nil)",
        "NarrowedAlbum()",
        "NarrowedAlbum.Data(title: \"x\")",
        "InlineGraphQL.FragmentPointer()",
        "InlineGraphQL.__SharedFields<Narrowed.Data.Node_one.__Fields>()",
      ]
      // The last line compiles, so the errors come from the attempts themselves.
      let lines = attempts.map { "_ = \($0)" } + ["_ = Narrowed()"]
      let file = folder.appendingPathComponent("Attempts.swift")
      let text = "import InlineGraphQL\nfunc attempts() {\n\(lines.joined(separator: "\n"))\n}\n"
      try text.write(to: file, atomically: false, encoding: .utf8)
      let golden = folder.appendingPathComponent("narrowed.swift")
      let emitted = try Golden.check("narrowed")
      try ("import InlineGraphQL\n" + emitted).write(to: golden, atomically: false, encoding: .utf8)
      let files = [golden.path, file.path]
      let arguments = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", compiler.modules.path]
      let output = try compiler.run(arguments + files).output
      for (index, attempt) in attempts.enumerated() {
        #expect(output.contains("Attempts.swift:\(index + 3):"), "\(attempt) compiles")
      }
      #expect(!output.contains("Attempts.swift:\(attempts.count + 3):"), "\(output)")
    }
  }
#endif
