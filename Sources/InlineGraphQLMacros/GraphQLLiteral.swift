import GraphQLCompiler
import SwiftSyntax

/// The string literal that a document is written in.
struct GraphQLLiteral {
  let node: StringLiteralExprSyntax
  let source: Source

  /// What is interpolated into the literal, which nothing may be; the source has blanks in its place.
  let interpolations: [ExpressionSegmentSyntax]

  private let text: LiteralText

  /// Reads a literal; `nil` if Swift has an error in it.
  init?(_ node: StringLiteralExprSyntax) {
    var bytes = node.trimmedBytes
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    interpolations = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    for interpolation in interpolations {
      let end = min(interpolation.endPosition.utf8Offset - start, bytes.count)
      for index in (interpolation.position.utf8Offset - start)..<end { bytes[index] = UInt8(ascii: " ") }
    }
    guard let text = LiteralText(in: bytes, at: 0) else { return nil }
    self.node = node
    self.text = text
    source = Source(utf8: text.utf8)
  }

  /// Where an offset of the text stands in the tree of the literal.
  func position(of offset: Int) -> AbsolutePosition {
    node.positionAfterSkippingLeadingTrivia.advanced(by: text.sourceOffset(of: offset))
  }

  /// The part of the literal that a position is in: in a `"""` literal, its line.
  ///
  /// The compiler shows a diagnostic where its node starts, whatever position it is given (swiftlang/swift#80110).
  func segment(at position: AbsolutePosition) -> Syntax {
    for segment in node.segments where segment.position <= position && position < segment.endPosition {
      return Syntax(segment)
    }
    return node.segments.last { $0.endPosition <= position && $0.is(StringSegmentSyntax.self) }.map(Syntax.init)
      ?? Syntax(node)
  }
}

extension SyntaxProtocol {
  /// The text from behind the leading trivia on, copied without making a tree of its own.
  var trimmedBytes: [UInt8] { Array(syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length)) }
}
