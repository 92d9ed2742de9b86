import GraphQLLanguage
import GraphQLValidation

/// The fragments that a document defines and spreads, read from its tokens, so that a document with errors has them
/// too.
package struct DocumentOutline: Hashable, Sendable {
  /// A fragment definition.
  package struct Fragment: Hashable, Sendable {
    /// The fragment's name.
    package var name: String
    package var nameOffset: Int
    /// The fragment's type condition.
    package var typeCondition: String
    /// The bytes from the keyword to the closing brace, or to the end of the text if there is none.
    package var range: Range<Int>
    /// The fragments that it spreads, each once.
    package var spreads: [String] = []
    /// Whether a query fetches it again.
    var isRefetchable = false
  }

  /// The fragment definitions, in order.
  package private(set) var fragments: [Fragment] = []

  /// The fragments spread by operations, each once.
  package private(set) var operationSpreads: [String] = []

  /// The offset at which each fragment that is spread is named first.
  private(set) var spreadOffsets: [String: Int] = [:]

  /// Returns the range of a fragment's name in its first spread.
  func rangeOfSpread(of name: String) -> SourceRange {
    spreadOffsets[name].map { SourceRange($0, $0 + name.utf8.count) } ?? .none
  }

  /// All fragments spread, in order.
  package var spreads: [String] { operationSpreads + fragments.flatMap(\.spreads) }

  /// Whether the document defines or spreads fragments.
  package var concernsFragments: Bool { !fragments.isEmpty || !operationSpreads.isEmpty }

  /// The fragments that operations spread, directly or through fragments of the document. Queries that fetch fragments of
  /// the document again are such operations.
  var spreadsReachedFromOperations: Set<String> {
    var waiting = operationSpreads + fragments.filter(\.isRefetchable).flatMap(\.spreads)
    var reached = Set(waiting)
    let own = Dictionary(fragments.map { ($0.name, $0.spreads) }) { first, _ in first }
    while let name = waiting.popLast() {
      for spread in own[name] ?? [] where reached.insert(spread).inserted { waiting.append(spread) }
    }
    return reached
  }

  /// Reads a text.
  ///
  /// - Parameter directives: The directives that the schema need not define.
  package init(of source: Source, _ directives: CompilerDirectives = .standard) {
    source.utf8.withUnsafeBufferPointer { bytes in
      // Descriptions are ordinary tokens. The outline ends at a malformed token.
      var lexer = Lexer(bytes)
      var depth = 0
      // Braces in arguments and default values are those of input objects. A right brace that closes none of them also
      // ends arguments whose parenthesis is missing.
      var argumentDepth = 0
      var objectDepth = 0
      var isInFragment = false
      var spreadsInFragment: Set<String> = []
      var spreadsInOperations: Set<String> = []
      while let token = try? lexer.next(), token.kind != .endOfFile {
        switch token.kind {
        case .leftParenthesis:
          argumentDepth += 1
        case .rightParenthesis:
          argumentDepth = max(argumentDepth - 1, 0)
          if argumentDepth == 0 { objectDepth = 0 }
        case .leftBrace where argumentDepth > 0:
          objectDepth += 1
        case .rightBrace where objectDepth > 0:
          objectDepth -= 1
        case .leftBrace:
          depth += 1
        case .rightBrace:
          argumentDepth = 0
          depth = max(depth - 1, 0)
          guard depth == 0 else { continue }
          if isInFragment { end(at: token.end) }
          isInFragment = false
        case .at where depth == 0 && isInFragment:
          var ahead = lexer
          guard let name = try? ahead.next() else { continue }
          if directives[lexer.text(from: name.start, to: name.end)]?.makesQuery == true {
            fragments[fragments.count - 1].isRefetchable = true
          }
        case .name where depth == 0:
          guard let fragment = Fragment(startingAt: token, &lexer) else { continue }
          fragments.append(fragment)
          isInFragment = true
          spreadsInFragment = []
        case .spread:
          var ahead = lexer
          guard let name = try? ahead.next(), name.kind == .name else { continue }
          let spread = lexer.text(from: name.start, to: name.end)
          guard spread != "on" else { continue }
          lexer = ahead
          if spreadOffsets[spread] == nil { spreadOffsets[spread] = name.start }
          if !isInFragment, spreadsInOperations.insert(spread).inserted {
            operationSpreads.append(spread)
          } else if isInFragment, spreadsInFragment.insert(spread).inserted {
            fragments[fragments.count - 1].spreads.append(spread)
          }
        default:
          break
        }
      }
      if isInFragment { end(at: bytes.count) }
    }
  }

  private mutating func end(at offset: Int) {
    let last = fragments.count - 1
    fragments[last].range = fragments[last].range.lowerBound..<offset
  }
}

extension DocumentOutline.Fragment {
  /// Reads `fragment Name($size: Int = 3) on Type`; `nil`, without moving the lexer, if something else follows.
  fileprivate init?(startingAt keyword: Token, _ lexer: inout Lexer) {
    var ahead = lexer
    guard lexer.text(from: keyword.start, to: keyword.end) == "fragment",
      let name = try? ahead.next(), name.kind == .name,
      let on = try? ahead.nextAfterParentheses(), on.kind == .name, lexer.text(from: on.start, to: on.end) == "on",
      let type = try? ahead.next(), type.kind == .name
    else { return nil }
    self.init(
      name: lexer.text(from: name.start, to: name.end),
      nameOffset: name.start,
      typeCondition: lexer.text(from: type.start, to: type.end),
      range: keyword.start..<keyword.end
    )
    lexer = ahead
  }
}

extension Lexer {
  /// Returns the next token; if it begins a list of arguments, the token after the list.
  fileprivate mutating func nextAfterParentheses() throws(Diagnostic) -> Token {
    var depth = 0
    while true {
      let token = try next()
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .endOfFile: return token
      default: if depth == 0 { return token }
      }
    }
  }
}
