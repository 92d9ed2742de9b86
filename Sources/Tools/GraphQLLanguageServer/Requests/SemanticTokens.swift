import GraphQLJSON
import GraphQLLanguage

/// The kinds of words that editors colour.
enum SemanticTokenType: Int, CaseIterable {
  case type, property, parameter, variable, enumMember, keyword, string, number, function, decorator, comment

  /// The name in the protocol.
  var name: String { "\(self)" }

  init?(_ role: TokenRole) {
    switch role {
    case .typeUse, .typeName: self = .type
    case .alias, .field, .fieldDefinition, .inputField: self = .property
    case .argument, .argumentDefinition: self = .parameter
    case .variable, .variableDefinition: self = .variable
    case .enumValue, .enumValueDefinition, .directiveLocation: self = .enumMember
    case .keyword: self = .keyword
    case .string: self = .string
    case .number: self = .number
    case .operationName, .fragmentName, .spread: self = .function
    case .directive, .directiveDefinition: self = .decorator
    case .punctuator, .unknown: return nil
    }
  }
}

extension DocumentInFile {
  /// Returns the words and comments of the text with their kinds, each on one line of the file, in order.
  func semanticTokens() -> [(range: Range<Int>, type: SemanticTokenType)] {
    var tokens: [(range: Range<Int>, type: SemanticTokenType)] = []
    var end = 0
    let read = read()
    for token in read.tokens {
      tokens += comments(in: end..<token.range.lowerBound)
      end = token.range.upperBound
      guard let type = SemanticTokenType(token.role) else { continue }
      // Variables and directives have their sign.
      let sign = token.range.lowerBound - 1
      let hasSign = sign >= 0 && (utf8[sign] == UInt8(ascii: "$") || utf8[sign] == UInt8(ascii: "@"))
      tokens += lines(of: (hasSign ? sign : token.range.lowerBound)..<token.range.upperBound).map { ($0, type) }
    }
    return tokens + comments(in: end..<utf8.count)
  }

  private func comments(in gap: Range<Int>) -> [(range: Range<Int>, type: SemanticTokenType)] {
    var comments: [(range: Range<Int>, type: SemanticTokenType)] = []
    var rest = gap
    while let start = utf8[rest].firstIndex(of: UInt8(ascii: "#")) {
      let end = utf8[start..<gap.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? gap.upperBound
      comments.append((fileRange(of: start..<end), .comment))
      rest = end..<gap.upperBound
    }
    return comments
  }

  /// Returns the ranges in the file of the lines of a range of the text.
  private func lines(of range: Range<Int>) -> [Range<Int>] {
    let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    // Most tokens are on one line.
    guard utf8[range].contains(where: isLineEnd) else { return [fileRange(of: range)] }
    return utf8[range].split(whereSeparator: isLineEnd).map { fileRange(of: $0.startIndex..<$0.endIndex) }
  }
}

/// Returns tokens as the protocol has them: five numbers each, relative to the token before.
func encodedSemanticTokens(
  _ tokens: [(range: Range<Int>, type: SemanticTokenType)],
  of text: TextDocument,
  in encoding: PositionEncoding
) -> [GraphQLJSONValue] {
  var numbers: [GraphQLJSONValue] = []
  var last = Position(line: 0, character: 0)
  for token in tokens {
    let range = text.positions(of: token.range, in: encoding)
    let length = range.end.character - range.start.character
    guard range.start.line == range.end.line, length > 0, range.start >= last else { continue }
    let line = range.start.line - last.line
    let character = line == 0 ? range.start.character - last.character : range.start.character
    numbers += [.int(line), .int(character), .int(length), .int(token.type.rawValue), 0]
    last = range.start
  }
  return numbers
}
