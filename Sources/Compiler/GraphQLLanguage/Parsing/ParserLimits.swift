/// How much a parser reads before it gives up.
package struct ParserLimits: Hashable, Sendable {
  /// The largest number of tokens.
  package var maximumTokens: Int

  /// The largest number of tokens of all operations and fragments. A schema is written by programs and may have more.
  package var maximumExecutableTokens: Int

  /// The maximum nesting of selection sets, values and types.
  ///
  /// Code that works on parsed documents recurses as deep as they nest. At the default of 100 levels, an unoptimized
  /// build has 5 KB for each level on a stack of 512 KB, which is all that secondary threads may have.
  package var maximumDepth: Int

  /// Creates limits. The defaults are far above what people write.
  package init(maximumTokens: Int = 10_000_000, maximumExecutableTokens: Int = 500_000, maximumDepth: Int = 100) {
    self.maximumTokens = maximumTokens
    self.maximumExecutableTokens = maximumExecutableTokens
    self.maximumDepth = maximumDepth
  }
}
