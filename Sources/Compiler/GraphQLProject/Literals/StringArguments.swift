/// The leading arguments of a macro that are string literals.
package struct StringArguments {
  /// The literals.
  package private(set) var literals: [LiteralText] = []

  /// The offset after the last one and its comma.
  package private(set) var end: Int

  /// Reads the arguments after the first parenthesis.
  ///
  /// - Parameters:
  ///   - text: The macro's text.
  ///   - maximum: How many arguments to read.
  package init(in text: [UInt8], maximum: Int) {
    self.init(in: text, from: (text.firstIndex(of: UInt8(ascii: "(")) ?? text.count - 1) + 1, maximum: maximum)
  }

  /// Reads the arguments from an offset.
  package init(in text: [UInt8], from start: Int, maximum: Int = .max) {
    end = start
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
