extension Definition {
  /// The definition on one line and with no more white space than it needs: what is sent to servers.
  ///
  /// Parsing it gives an equal definition, but for the descriptions of operations, fragments and variables, which say
  /// nothing to a server and which servers older than the specification of September 2025 reject.
  public func minified() -> String {
    GraphQLCompiler.minified(withoutExecutableDescriptions.printed())
  }

  private var withoutExecutableDescriptions: Definition {
    switch self {
    case .operation(var operation):
      operation.description = nil
      for index in operation.variables.indices { operation.variables[index].description = nil }
      return .operation(operation)
    case .fragment(var fragment):
      fragment.description = nil
      return .fragment(fragment)
    default: return self
    }
  }
}

extension SelectionSet {
  /// The selection set on one line and with no more white space than it needs.
  func minified() -> String {
    GraphQLCompiler.minified(printed())
  }
}

extension Value {
  /// The value on one line and with no more white space than it needs.
  func minified() -> String {
    GraphQLCompiler.minified(printed())
  }
}

/// A text without the white space that only readers need.
private func minified(_ text: String) -> String {
  var copy = text
  return copy.withUTF8 { bytes in
    var lexer = Lexer(bytes)
    var minified = ""
    minified.reserveCapacity(bytes.count)
    var needsSeparator = false
    while let token = try? lexer.next(), token.kind != .endOfFile {
      if needsSeparator, token.kind == .spread || !token.kind.isPunctuator { minified += " " }
      needsSeparator = !token.kind.isPunctuator
      if token.kind == .blockString {
        minified += StringValue(token, in: lexer).value.graphQLStringLiteral
      } else {
        minified += lexer.text(from: token.start, to: token.end)
      }
    }
    return minified
  }
}
