import Foundation
import GraphQLJSON
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Faults of the compiler's messages", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
struct FaultTests {
  private static let file = HostFile(
    path: "/nowhere/App.swift",
    text: #"enum Q { @GraphQLFragment("fragment F on T { a }") struct F {} #graphql("query A { a }") }"#
  )

  private static var messages: [HostToPluginMessage] {
    [
      file.freestanding(##"#graphql("query A { a }")"##, in: ["enum Q {}"]),
      file.attached(
        "GraphQLFragmentMacro",
        .extension,
        #"@GraphQLFragment("fragment F on T { a }")"#,
        on: #"@GraphQLFragment("fragment F on T { a }") struct F {}"#,
        extending: "Q.F",
        in: ["enum Q {}"]
      ),
    ]
  }

  private func expect(
    _ input: Data,
    endsWith sentence: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let end = try PluginProcess.run(input)
    let errors = "InlineGraphQLMacros: \(sentence)\n"
    #expect(end == PluginProcess.End(status: 1, output: Data(), errors: errors), sourceLocation: location)
  }

  @Test("Where the compiler has no more to say, the plugin ends, also at swift-syntax's empty message")
  func end() throws {
    let end = PluginProcess.End(status: 0, output: Data(), errors: "")
    #expect(try PluginProcess.run(Data()) == end)
    #expect(try PluginProcess.run(Data(framing: [])) == end)
    #expect(try PluginProcess.run(Data(framing: []) + [1, 2, 3]) == end)
  }

  @Test("A message that is cut off, or whose length lies")
  func cut() throws {
    let message = Data(framing: try JSON.encode(Self.messages[0]))
    for count in 1..<8 { try expect(message.prefix(count), endsWith: "The compiler's message has no length.") }
    for count in [8, 9, message.count / 2, message.count - 1] {
      try expect(message.prefix(count), endsWith: "The compiler's message was cut off.")
    }
    for length in [1 << 31, 1 << 63, UInt64.max] {
      try expect(Data(framing: message, length: length), endsWith: "The compiler's message has no length.")
    }
    try expect(Data(framing: message, length: 1 << 31 - 1), endsWith: "The compiler's message was cut off.")
    try expect(
      Data(framing: message.dropFirst(8), length: UInt64(message.count - 9)),
      endsWith: "The compiler's message is not a JSON object with one member."
    )
  }

  @Test(
    "What is no message of the compiler",
    arguments: [
      ("", 1, "is not a JSON object with one member"), ("null", 1, "is not a JSON object with one member"),
      ("{}", 1, "is not a JSON object with one member"), ("\u{0}\u{1}", 1, "is not a JSON object with one member"),
      (#"{"getCapability":{},"loadPluginLibrary":{}}"#, 1, "is not a JSON object with one member"),
      (#"{"expand":{}}"#, 1, #""expand" is not known"#),
      (#"{"expandFreestandingMacro":{}}"#, 1, #"has no object "macro""#),
      (#"{"expandFreestandingMacro":[]}"#, 1, #"has no object "macro""#),
      ("[", 1_000_000, "is not a JSON object with one member"),
      (#"{"a":"#, 1_000_000, "is not a JSON object with one member"),
    ]
  )
  func unknown(part: String, count: Int, problem: String) throws {
    // An empty message means the end.
    let text = part.isEmpty ? " " : String(repeating: part, count: count)
    try expect(Data(framing: text.utf8), endsWith: "The compiler's message \(problem).")
  }

  @Test("A message cut anywhere is told", arguments: messages.indices)
  func cutAnywhere(index: Int) throws {
    let message = try JSON.encode(Self.messages[index])
    for count in 0..<message.count {
      #expect(throws: ConnectionError.self) { try HostMessage(Array(message.prefix(count))) }
    }
    #expect(throws: Never.self) { try HostMessage(message) }
  }

  @Test(
    "A member that is missing, or of another type, is told",
    arguments: [
      ("macro", "object"), ("macro.typeName", "text"), ("discriminator", "text"), ("USE", "object"),
      ("USE.source", "text"),
      ("USE.location", "object"), ("USE.location.fileName", "text"), ("USE.location.offset", "number"),
      ("USE.location.line", "number"), ("declSyntax", "object"), ("declSyntax.source", "text"),
      ("declSyntax.location.offset", "number"), ("macroRole", "text"), ("lexicalContext", "list"),
      ("extendedTypeSyntax", "object"), ("extendedTypeSyntax.source", "text"),
    ]
  )
  func wrongMember(path: String, kind: String) throws {
    for (message, use) in zip(Self.messages, ["syntax", "attributeSyntax"]) {
      let value = try GraphQLJSONValue(parsing: JSON.encode(message))
      let name = try #require(value.object?.members.first?.key)
      let path = [name] + path.split(separator: ".").map { $0 == "USE" ? use : String($0) }
      guard value.member(at: path) != nil else { continue }
      let mayBeAbsent =
        ["lexicalContext", "extendedTypeSyntax"].contains(path.last)
        || name == "expandFreestandingMacro" && path.last == "macroRole"
      for wrong: GraphQLJSONValue? in [nil, .null, true, -1, 1.5, .int(.max), "", [], [:]] {
        switch (wrong, kind) {
        case (nil, _) where mayBeAbsent, (.null, _) where mayBeAbsent, (.string, "text"), (.array, "list"): continue
        default: break
        }
        let error = #expect(throws: ConnectionError.self, "\(String(describing: wrong))") {
          try HostMessage(value.replacing(path[...], with: wrong).bytes)
        }
        // For an empty object, the error names one of its members.
        if wrong == [:], kind == "object" { continue }
        let end = kind == "number" ? "of a file." : ""
        let sentence = "The compiler's message has no \(kind) \"\(path.last!)\"" + (end.isEmpty ? "." : " " + end)
        #expect(error?.description == sentence, "\(String(describing: wrong))")
      }
    }
  }

  @Test("What contexts lack, and an attribute outside of its declaration")
  func contradictions() throws {
    let value = try GraphQLJSONValue(parsing: JSON.encode(Self.messages[1]))
    let contexts = value.replacing(["expandAttachedMacro", "lexicalContext"], with: [["source": "enum Q {}"], 1])
    #expect(throws: ConnectionError.self) { try HostMessage(contexts.bytes) }
    for offset in [0, 1000] {
      let outside = value.replacing(
        ["expandAttachedMacro", "attributeSyntax", "location", "offset"],
        with: .int(offset)
      )
      let error = #expect(throws: ConnectionError.self) { try HostMessage(outside.bytes) }
      #expect(
        error?.description == #"The compiler's message has an "attributeSyntax" outside of its "declSyntax"."#
      )
    }
  }

  @Test("A path that no system can open, around which folders would be searched for long")
  func longPath() throws {
    let value = try GraphQLJSONValue(parsing: JSON.encode(Self.messages[0]))
    let place = ["expandFreestandingMacro", "syntax", "location", "fileName"]
    for path in [String(repeating: "/", count: 100_000), String(repeating: "a/", count: 50_000)] {
      let error = #expect(throws: ConnectionError.self) {
        try HostMessage(value.replacing(place[...], with: .string(path)).bytes)
      }
      #expect(error?.description == #"The compiler's message has a "fileName" of 100000 bytes."#)
    }
  }

  @Test("A compiler that is gone when the answer is written")
  func closedPipe() throws {
    let (input, output) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    let plugin = try PluginProcess.start(input, output)
    try input.fileHandleForWriting.write(contentsOf: Data(framing: try JSON.encode(Self.messages[0])))
    #expect(plugin.status() == 1)
    #expect(try plugin.errorText() == "InlineGraphQLMacros: The answer cannot be written (error \(EPIPE)).\n")
  }

  @Test(
    "Swift that nests deeper than Swift allows, and text of 2 MB, end neither stack nor patience",
    arguments: [
      ("#graphql(", "(", 1_000_000, ""),
      ("#graphql(", #""\("#, 100_000, ""),
      ("#graphql(", "#", 1_000_000, ""),
      ("", "#", 1_000_000, #"#graphql("query A { a }")"#),
      ("", "struct A { ", 20_000, #"#graphql("query A { a }")"#),
      ("", "/*", 1_000_000, #"#graphql("query A { a }")"#),
      (#"#graphql("query A "#, "{a", 100_000, #"")"#),
      (#"#graphql("query A { a # "#, "x", 2_000_000, #"")"#),
    ]
  )
  func large(start: String, part: String, count: Int, end: String) throws {
    let swift = start + String(repeating: part, count: count) + end
    let file = HostFile(path: "/nowhere/App.swift", text: swift)
    let process = try PluginProcess.run(Data(framing: try JSON.encode(file.freestanding(swift, in: ["enum Q {}"]))))
    #expect(process.status == 0)
    #expect(process.errors == "")
    let answer = try GraphQLJSONValue(parsing: process.output.dropFirst(8))
    #expect(answer["expandMacroResult"] != nil)
  }

  #if os(Linux)
    @Test("A length that lies takes no memory")
    func lyingLength() throws {
      // The message claims to have 2 GB, and the process may have one.
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "ulimit -v 1000000; exec \"$0\" <\"$1\" 2>&1", SwiftCompiler.built!.plugin.path]
      let file = FileManager.default.temporaryDirectory.appending(path: "InlineGraphQL-\(UUID())")
      try Data(framing: "{}".utf8, length: UInt64(Int32.max)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      process.arguments?.append(file.path)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(printed == "InlineGraphQLMacros: The compiler's message was cut off.\n")
      #expect(process.terminationStatus == 1)
    }
  #endif
}

extension GraphQLJSONValue {
  fileprivate var object: GraphQLJSONObject? { if case .object(let object) = self { object } else { nil } }

  fileprivate var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return Array(writer.text().utf8)
  }

  fileprivate func member(at path: [String]) -> GraphQLJSONValue? { path.reduce(self as GraphQLJSONValue?) { $0?[$1] } }

  /// Returns the value with a member replaced or removed.
  fileprivate func replacing(_ path: ArraySlice<String>, with new: GraphQLJSONValue?) -> GraphQLJSONValue {
    .object(
      GraphQLJSONObject(
        object!.members.compactMap { name, value in
          if name != path.first { return (name, value) }
          if path.count == 1 { return new.map { (name, $0) } }
          return (name, value.replacing(path.dropFirst(), with: new))
        }
      )
    )
  }
}
