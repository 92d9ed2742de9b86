import Foundation
import GraphQLJSON

/// libFuzzer calls this with one input after another. Each is a message of the compiler, and also a piece of Swift with
/// a macro. The plugin must answer both or refuse them with a sentence.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The array has exactly this size, so that the address sanitizer sees every read beyond it.
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(ConnectionError) {
    let message = try HostMessage(input)
    if case .expand(var request) = message {
      request.use.file = Fixture.file
      request.declaration?.file = Fixture.file
      check(request)
    } else {
      check(message, in: nil)
    }
  } catch {
    precondition(error.description.hasPrefix("The compiler's message ") && error.description.hasSuffix("."))
  }
  if let request = ExpansionRequest(fuzzed: input) { check(request) }
  return 0
}

/// Checks that the compiler can use the answer to a request.
private func check(_ request: ExpansionRequest) {
  let syntax = request.declaration ?? request.use
  check(.expand(request), in: syntax.offset..<syntax.offset + syntax.text.count + 1)
}

private func check(_ message: HostMessage, in range: Range<Int>?) {
  guard let answer = try? GraphQLJSONValue(parsing: message.answer()), case .object(let object) = answer,
    object.members.count == 1
  else { fatalError("The answer is not one message") }
  if let range { checkPlaces(answer, range) }
}

/// Checks that every offset is in the macro.
private func checkPlaces(_ value: GraphQLJSONValue, _ range: Range<Int>) {
  switch value {
  case .array(let elements):
    for element in elements { checkPlaces(element, range) }
  case .object(let object):
    for (name, member) in object.members {
      if case .int(let offset) = member, name.lowercased().hasSuffix("offset") {
        precondition(range.contains(offset), "\(name) \(offset) is outside of \(range)")
      }
      checkPlaces(member, range)
    }
    if case .int(let start)? = object["startOffset"], case .int(let end)? = object["endOffset"] {
      precondition(start <= end)
    }
  default: break
  }
}

extension ExpansionRequest {
  /// Reads an input: the first byte chooses the macro and the role. Then come the attribute or macro, the declaration
  /// after it, or the embedding of a file's macro, and the context of both, separated by unit separators.
  fileprivate init?(fuzzed input: [UInt8]) {
    guard let choice = input.first.map(Int.init) else { return nil }
    let texts = input.dropFirst().split(separator: 0x1F, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let macros = [
      "GraphQLMacro", "EmbeddedGraphQLMacro", "EmbeddedLiteralMacro", "GraphQLFragmentMacro", "GraphQLOperationMacro",
      "GraphQLSchemaMacro", "EmbeddedGraphQLFragmentMacro", "EmbeddedGraphQLOperationMacro",
      "EmbeddedGraphQLSchemaMacro",
    ]
    let roles: [Role] = [.member, .peer, .extension]
    let macro = choice % macros.count
    let use = Array(texts[0].utf8)
    let declaration = use + Array((texts.count > 1 ? texts[1] : "").utf8)
    self.init(
      macro: macros[macro] + (macro == 2 && texts.count > 1 ? "(\(texts[1]))" : ""),
      role: macro < 3 ? .declaration : roles[choice / macros.count % roles.count],
      discriminator: "$s",
      use: Syntax(text: use, file: Fixture.file, offset: 100, line: 5),
      declaration: macro < 3 ? nil : Syntax(text: declaration, file: Fixture.file, offset: 100, line: 5),
      extendedType: "A.B",
      lexicalContext: texts.dropFirst(2).map { Array($0.utf8) }
    )
  }
}

/// A package with a schema for the macros to find.
private enum Fixture {
  static let file: String = {
    let folder = ProcessInfo.processInfo.environment["FUZZ_PACKAGE"]!
    return folder + "/Sources/App/App.swift"
  }()
}
