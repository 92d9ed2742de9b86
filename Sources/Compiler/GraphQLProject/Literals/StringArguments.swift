/// The leading arguments of a macro that are string literals.
package struct StringArguments {
  /// The literals.
  package private(set) var literals: [LiteralText] = []

  /// Reads the arguments after the first parenthesis.
  ///
  /// - Parameters:
  ///   - text: The macro's text.
  ///   - maximum: How many arguments to read.
  package init(in text: [UInt8], maximum: Int = .max) {
    var end = (text.firstIndex(of: UInt8(ascii: "(")) ?? text.count - 1) + 1
    SwiftBytes.withView(of: text) { swift in
      while literals.count < maximum {
        let start = swift.endOfTrivia(at: end)
        guard start < swift.count, let literal = LiteralText(in: swift, at: start) else { break }
        literals.append(literal)
        end = swift.endOfTrivia(at: literal.range.upperBound)
        if end < swift.count, swift[end] == UInt8(ascii: ",") { end += 1 }
      }
    }
  }
}
