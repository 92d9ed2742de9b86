import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import PackageFixtures
import Testing

/// The plugin as a process, with swift-syntax's own messages at the other end of the pipes.
///
/// `Tests/Integration/Wire/run` runs these tests with the messages of other versions of swift-syntax too.
@Suite(
  "Wire: what swift-syntax's own messages ask and read",
  .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence)
)
struct WireTests {
  private let package: TemporaryPackage
  private let file: HostFile

  init() throws {
    let text = """
      import InlineGraphQL

      @GraphQLSchema enum StarWars {}

      // Größe: 1 Körnchen
      extension Views {
        /// Asks.
        public #graphql(\"""
          query Hero($episode: Episode) {
            hero(episode: $episode) { id nme }
          }
          \""")
      }

      public extension Views {
        @GraphQLFragment("fragment Card on Character { name friends { id } }")
        struct Card {}
      }
      """
    package = try TemporaryPackage(
      TemporaryPackage.starWars.merging(["Sources/App/App.swift": text], uniquingKeysWith: { $1 })
    )
    file = HostFile(path: package.path("Sources/App/App.swift"), text: text)
  }

  private func converse<Result>(_ body: (StandardIOMessageConnection, FileHandle) throws -> Result) throws -> Result {
    let (input, output) = (Pipe(), Pipe())
    let plugin = try PluginProcess.start(input, output)
    let connection = StandardIOMessageConnection(
      inputFileDescriptor: output.fileHandleForReading.fileDescriptor,
      outputFileDescriptor: input.fileHandleForWriting.fileDescriptor
    )
    let result = try body(connection, input.fileHandleForWriting)
    try input.fileHandleForWriting.close()
    #expect(plugin.status() == 0)
    #expect(try plugin.errorText() == "")
    return result
  }

  private func answer(_ message: HostToPluginMessage) throws -> PluginToHostMessage? {
    try converse { connection, _ in
      try connection.sendMessage(message)
      return try connection.waitForNextMessage(PluginToHostMessage.self)
    }
  }

  private func expansion(_ message: HostToPluginMessage) throws -> (source: String, [PluginMessage.Diagnostic]) {
    guard case .expandMacroResult(let source?, let diagnostics) = try answer(message) else {
      throw Unexpected()
    }
    return (source, diagnostics)
  }

  private struct Unexpected: Error {}

  private let query = """
      /// Asks.
      public #graphql(\"""
        query Hero($episode: Episode) {
          hero(episode: $episode) { id nme }
        }
        \""")
    """

  private let attribute = #"@GraphQLFragment("fragment Card on Character { name friends { id } }")"#
  private var declaration: String { attribute + "\n  struct Card {}" }
  private let contexts = ["\n\npublic extension Views {}"]

  @Test(
    "The plugin tells its version of the protocol, whatever the compiler tells of its own",
    arguments: [nil, 0, 7, 99]
  )
  func capability(version: Int?) throws {
    let capability = version.map { PluginMessage.HostCapability(protocolVersion: $0) }
    guard case .getCapabilityResult(let result) = try answer(.getCapability(capability: capability)) else {
      throw Unexpected()
    }
    #expect(result.protocolVersion == PluginMessage.PROTOCOL_VERSION_NUMBER)
    #expect(result.features == [])
  }

  @Test("The plugin loads no libraries")
  func library() throws {
    let message = HostToPluginMessage.loadPluginLibrary(libraryPath: "/lib/libM.so", moduleName: "M")
    guard case .loadPluginLibraryResult(false, let diagnostics) = try answer(message) else { throw Unexpected() }
    #expect(diagnostics.isEmpty)
  }

  @Test("A freestanding macro expands, and its diagnostic has place, highlight and fix-it")
  func freestanding() throws {
    let (source, diagnostics) = try expansion(file.freestanding(query, in: ["\nextension Views {}"]))
    #expect(source.contains("public struct Hero: InlineGraphQL.GraphQLQuery {"))
    #expect(source.contains("let id: String"))
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message == #"Cannot query field "nme" on type "Character". Did you mean "name"?"#)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.position.fileName == file.path)
    #expect(file.place(diagnostic.position) == "10:36")
    #expect(diagnostic.highlights.map(file.text) == ["nme"])
    let fixIt = try #require(diagnostic.fixIts.first)
    #expect(fixIt.changes.map { file.text($0.range) + " -> " + $0.newText } == ["nme -> name"])
  }

  @Test("Without a lexical context a freestanding macro stands in no type")
  func noContext() throws {
    let (source, diagnostics) = try expansion(file.freestanding(query))
    #expect(source == "")
    #expect(diagnostics.map { file.place($0.position) } == ["8:3"])
  }

  @Test(
    "The roles of an attached macro are answered one by one",
    arguments: [
      (PluginMessage.MacroRole.peer, "protocol Card_Key"),
      (.member, "public struct Data"),
      (.extension, "extension Views.Card: "),
    ]
  )
  func attached(role: PluginMessage.MacroRole, expected: String) throws {
    let message = file.attached(
      "GraphQLFragmentMacro",
      role,
      attribute,
      on: declaration,
      extending: role == .extension ? "Views.Card" : nil,
      in: contexts
    )
    let (source, diagnostics) = try expansion(message)
    #expect(source.contains(expected))
    #expect(diagnostics.isEmpty)
  }

  @Test("A mistake in an attached macro is reported at its place, and for one of its roles")
  func attachedMistake() throws {
    let wrong = attribute.replacing("name", with: "nme")
    let file = HostFile(path: file.path, text: file.text.replacing(attribute, with: wrong))
    let declaration = declaration.replacing(attribute, with: wrong)
    for role in [PluginMessage.MacroRole.peer, .member, .extension] {
      let extended = role == .extension ? "Views.Card" : nil
      let (_, diagnostics) = try expansion(
        file.attached("GraphQLFragmentMacro", role, wrong, on: declaration, extending: extended, in: contexts)
      )
      #expect(diagnostics.map { file.place($0.position) } == (role == .member ? ["16:50"] : []))
      #expect(diagnostics.flatMap { $0.highlights.map(file.text) } == (role == .member ? ["nme"] : []))
    }
  }

  @Test("An attached macro may have no lexical context")
  func schema() throws {
    let attribute = "@GraphQLSchema"
    let message = file.attached("GraphQLSchemaMacro", .member, attribute, on: "@GraphQLSchema enum StarWars {}")
    let (source, diagnostics) = try expansion(message)
    #expect(source.contains("enum Episode"))
    #expect(diagnostics.map(\.severity) == [])
  }

  @Test("A macro and a role that the plugin does not have")
  func unknown() throws {
    let macro = try expansion(file.attached("OtherMacro", .member, attribute, on: declaration))
    #expect(macro.source == "")
    #expect(macro.1.map(\.message) == ["InlineGraphQLMacros has no macro OtherMacro"])
    let role = try expansion(file.attached("GraphQLFragmentMacro", .accessor, attribute, on: declaration, in: contexts))
    #expect(role.source == "")
    #expect(role.1.isEmpty)
  }

  @Test("Members that newer compilers send change nothing, nor does it in which pieces messages arrive")
  func newerMembers() throws {
    let message = file.freestanding(query, in: ["\nextension Views {}"])
    let known = try expansion(message).source
    var object = try #require(
      JSONSerialization.jsonObject(with: Data(JSON.encode(message))) as? [String: [String: Any]]
    )
    object["expandFreestandingMacro"]?["staticBuildConfiguration"] = #"{"customConditions":["DEBUG"]}"#
    object["expandFreestandingMacro"]?["somethingNew"] = ["a": [1.5, true, nil]]
    let framed = Data(framing: try JSONSerialization.data(withJSONObject: object))
    let sources = try converse { connection, input in
      try input.write(contentsOf: framed + framed.prefix(3))
      let first = try connection.waitForNextMessage(PluginToHostMessage.self)
      for byte in framed.dropFirst(3) { try input.write(contentsOf: [byte]) }
      return [first, try connection.waitForNextMessage(PluginToHostMessage.self)].map { answer in
        guard case .expandMacroResult(let source, _)? = answer else { return nil as String? }
        return source
      }
    }
    #expect(sources == [known, known])
  }
}
