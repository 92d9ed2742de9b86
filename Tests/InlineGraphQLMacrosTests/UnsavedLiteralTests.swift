import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Macros without the plugin: literals that an editor has not saved")
struct UnsavedLiteralTests {
  private static let file = "Sources/App/App.swift"
  private static let saved = """
    @GraphQLOperation("query Hero { hero { ...Card } }") struct Hero {}
    @GraphQLFragment("fragment Card on Character { id }") struct Card {}
    @GraphQLOperation("query Wrong { hero { ...Lost } }") struct Wrong {}
    """

  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage(TemporaryPackage.starWars.merging([Self.file: Self.saved]) { $1 })
  }

  /// Returns what is reported of an operation with a text, as `severity: message`.
  private func diagnostics(_ text: String, named name: String, in file: String = file) -> [String] {
    let attribute = "@GraphQLOperation(\"\(text)\")"
    let path = package.path(file)
    let request = ExpansionRequest(
      macro: "GraphQLOperationMacro",
      role: .member,
      discriminator: "$s3App",
      use: .init(text: Array(attribute.utf8), file: path, offset: 0, line: 1),
      declaration: .init(text: Array("\(attribute) struct \(name) {}".utf8), file: path, offset: 0, line: 1),
      extendedType: "",
      lexicalContext: []
    )
    return request.expanded().diagnostics.map { "\($0.severity): \($0.message)" }
  }

  @Test("Errors that other literals decide are warnings, as those may not be saved either")
  func unsaved() {
    let other = "Other literals are known as they were saved last."
    #expect(
      diagnostics("query Hero($e: Episode) { hero { ...NewCard ...Card(n: 5) } }", named: "Hero") == [
        "warning: Variable \"$e\" is never used in operation \"Hero\". \(other)",
        "warning: Unknown fragment \"NewCard\". Did you mean \"Card\"? \(other)",
        "warning: Unknown argument \"n\" on fragment \"Card\". \(other)",
      ]
    )
  }

  @Test("Errors that the literal and the schema decide are errors")
  func certain() {
    #expect(
      diagnostics("query Hero($e: Episode) { hero { nme ...Card } }", named: "Hero") == [
        "warning: Variable \"$e\" is never used in operation \"Hero\". Other literals are known as they were saved last.",
        "error: Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?",
      ]
    )
    #expect(
      diagnostics("query Hero($e: Episode) { hero { id } }", named: "Hero") == [
        "error: Variable \"$e\" is never used in operation \"Hero\"."
      ]
    )
  }

  @Test("A build compiles what is saved, and an unknown fragment is an error there")
  func saved() {
    #expect(diagnostics("query Hero { hero { ...Card } }", named: "Hero") == [])
    #expect(diagnostics("query Wrong { hero { ...Lost } }", named: "Wrong") == ["error: Unknown fragment \"Lost\"."])
  }

  @Test("Beside a literal that is not saved, those that are may be about it, until the file is saved")
  func besideUnsaved() throws {
    _ = diagnostics("query Other { hero { id } }", named: "Other")
    #expect(
      diagnostics("query Wrong { hero { ...Lost } }", named: "Wrong") == [
        "warning: Unknown fragment \"Lost\". Other literals are known as they were saved last."
      ]
    )
    try package.write(
      Self.saved + "\n@GraphQLOperation(\"query Other { hero { id } }\") struct Other {}",
      to: Self.file
    )
    #expect(diagnostics("query Other { hero { id } }", named: "Other") == [])
    #expect(diagnostics("query Wrong { hero { ...Lost } }", named: "Wrong") == ["error: Unknown fragment \"Lost\"."])
  }

  @Test("An enum of used types has all types while a literal is not saved, and no warning of those")
  func usedTypes() throws {
    let text = "@GraphQLSchema(types: .used) enum StarWars {}"
    let path = package.path("Sources/App/Schema.swift")
    try package.write(text, to: "Sources/App/Schema.swift")
    let request = ExpansionRequest(
      macro: "GraphQLSchemaMacro",
      role: .member,
      discriminator: "$s3App",
      use: .init(text: Array("@GraphQLSchema(types: .used)".utf8), file: path, offset: 0, line: 1),
      declaration: .init(text: Array(text.utf8), file: path, offset: 0, line: 1),
      extendedType: "",
      lexicalContext: []
    )
    let saved = request.expanded()
    #expect(!saved.declarations.contains { $0.contains("enum Episode") })
    _ = diagnostics("query New($e: Episode) { hero(episode: $e) { id } }", named: "New")
    let unsaved = request.expanded()
    #expect(unsaved.declarations.contains { $0.contains("enum Episode") })
    #expect(unsaved.diagnostics == saved.diagnostics)
  }

  @Test("What another macro expands to stands in no file that could be saved")
  func generated() {
    let found = diagnostics("query Hero { hero { ...Lost } }", named: "Hero", in: "Sources/App/App.swift.expanded")
    #expect(found == ["error: Unknown fragment \"Lost\"."])
  }
}
