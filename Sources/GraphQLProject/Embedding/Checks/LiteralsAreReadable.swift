extension TargetCheck {
  /// GraphQL is written as a literal without interpolations.
  static let literalsAreReadable = TargetCheck { target, findings in
    for file in target.files { findings += file.unreadableFindings }
  }
}

extension EmbeddedFile {
  /// An error for each literal that cannot be read.
  var unreadableFindings: [Finding] {
    unreadable.filter { !$0.isConditional }.map { Finding(error: $0.message, at: place(of: $0.offset)) }
  }
}

extension UnreadableLiteral {
  /// What is wrong and what to write instead.
  fileprivate var message: String {
    switch reason {
    case .interpolation: interpolationMessage
    case .noLiteral: noLiteralMessage(of: macro.written)
    }
  }
}

/// The message for an interpolation in a literal.
public let interpolationMessage =
  "A GraphQL literal cannot have interpolations, because the compiler reads it at build time: use a variable of the operation"

/// Returns the message for a macro whose GraphQL is not a string literal.
public func noLiteralMessage(of macro: String) -> String {
  "\"\(macro)\" needs its GraphQL as a string literal, because the compiler reads it at build time"
}

extension SwiftLiteral.Macro {
  /// The macro as it is written: `#graphql`, `@GraphQLFragment`.
  public var written: String { (self == .graphql ? "#" : "@") + rawValue }
}
