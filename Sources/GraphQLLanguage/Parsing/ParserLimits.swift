/// How much a parser reads before it gives up.
public struct ParserLimits: Hashable, Sendable {
  /// The largest number of tokens.
  public var maximumTokens: Int

  /// How deep selection sets, values and types may nest.
  ///
  /// What works on parsed documents recurses as deep as they nest. At the default of 100 levels an unoptimised build
  /// has 5 KB of a 512 KB stack, which is what threads other than the main one may have, for each.
  public var maximumDepth: Int

  /// Makes limits; those left out are far above what people write.
  public init(maximumTokens: Int = 10_000_000, maximumDepth: Int = 100) {
    self.maximumTokens = maximumTokens
    self.maximumDepth = maximumDepth
  }
}
