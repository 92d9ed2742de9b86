extension Definition {
  /// The definition on one line and with no more white space than it needs: what is sent to servers.
  ///
  /// Parsing it gives an equal definition, but for the descriptions of operations, fragments and variables, which say
  /// nothing to a server and which servers older than the specification of September 2025 reject.
  public func minified() -> String {
    GraphQLLanguage.minified(withoutExecutableDescriptions.printed())
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
  package func minified() -> String {
    GraphQLLanguage.minified(printed())
  }
}

extension Value {
  /// The value on one line and with no more white space than it needs.
  package func minified() -> String {
    GraphQLLanguage.minified(printed())
  }
}

extension Source {
  /// The text on one line, without comments and the white space that only readers need; `nil` if it does not consist of
  /// tokens.
  ///
  /// Parsing it gives an equal document.
  public func minified() -> String? {
    utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var minified: [UInt8] = []
      minified.reserveCapacity(bytes.count)
      var needsSeparator = false
      while let token = try? lexer.next() {
        if token.kind == .endOfFile { return String(decoding: minified, as: UTF8.self) }
        if needsSeparator, token.kind == .spread || !token.kind.isPunctuator { minified.append(UInt8(ascii: " ")) }
        needsSeparator = !token.kind.isPunctuator
        if token.kind == .blockString {
          minified.append(contentsOf: StringValue(token, in: lexer).value.graphQLStringLiteral.utf8)
        } else {
          minified.append(contentsOf: bytes[token.start..<token.end])
        }
      }
      return nil
    }
  }
}

/// A printed text without the white space that only readers need.
private func minified(_ text: String) -> String {
  Source(text).minified() ?? text
}
