/// A macro as the compiler sends it to a plugin: its own text, and its lexical context without the members.
///
/// Together they form a Swift file from which everything else is left out. It is read like a whole file.
package struct MacroUse: Sendable {
  /// A problem of an argument.
  package struct Problem: Hashable, Sendable {
    package var message: String
    /// The range of the argument in the macro's text.
    package var range: Range<Int>
  }

  /// The macro with its GraphQL; `nil` if there is none that could be read.
  package let literal: SwiftLiteral?

  /// The `@GraphQLSchema` around the macro.
  package let enclosingSchema: EnclosingSchema?

  /// The problems of the arguments; never empty if there is no literal.
  package let problems: [Problem]

  /// The interpolations in the GraphQL. The literal has blanks instead.
  package let interpolations: [Range<Int>]

  /// The number of bytes before the macro's text in that file.
  private let prefix: Int

  /// Reads a macro.
  ///
  /// - Parameters:
  ///   - macro: The macro.
  ///   - text: `#graphql("…")`, or the whole declaration that an attached macro is on.
  ///   - start: The offset of the macro in that text, leading trivia included.
  ///   - contexts: The types, functions and closures around it, from the innermost, without their contents.
  package init(_ macro: SwiftLiteral.Macro, in text: [UInt8], at start: Int = 0, within contexts: [[UInt8]]) {
    var file = contexts.reversed().reduce(into: []) { $0 += MacroUse.opened($1) }
    let prefix = file.count
    file += text
    var scan = SwiftBytes.withView(of: file) { ArgumentScan(macro, in: $0, from: prefix + start) }
    for index in scan.unreadable.joined() { file[index] = UInt8(ascii: " ") }
    let outline = SwiftOutline(of: file)
    literal = outline.literals.first { $0.macro == macro && $0.offset == scan.offset }
    enclosingSchema = literal.flatMap { EnclosingSchema(of: $0, among: outline.literals) }
    if literal == nil { scan.reportMissingLiteral() }
    var problems = scan.problems.map { Problem(message: $0.message, range: $0.range.shifted(by: -prefix)) }
    if let property = literal?.propertyWithoutValue {
      let message = macro.messageAboutPropertyWithoutValue
      problems.append(Problem(message: message, range: property.shifted(by: -prefix)))
    }
    self.problems = problems
    interpolations = scan.interpolations.map { $0.shifted(by: -prefix) }
    self.prefix = prefix
  }

  /// Returns the offset in the macro's text of an offset in the GraphQL.
  package func offset(of textOffset: Int) -> Int { (literal?.fileOffset(of: textOffset) ?? prefix) - prefix }

  /// The range of the literal in the macro's text, delimiters included.
  package var literalRange: Range<Int>? { literal?.text?.range.shifted(by: -prefix) }

  /// Returns a declaration with its brace open.
  private static func opened(_ context: [UInt8]) -> [UInt8] {
    let end = endOfTokens(in: context)
    // The compiler sends functions without their bodies.
    guard end > 0, context[end - 1] == UInt8(ascii: "}") else { return context + Array("\n{".utf8) }
    return Array(context[..<(end - 1)]) + [UInt8(ascii: "\n")]
  }
}

extension Range<Int> {
  /// Returns the range moved by a number of bytes.
  package func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
