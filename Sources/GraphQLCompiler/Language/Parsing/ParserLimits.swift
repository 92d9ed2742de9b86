/// How much a parser reads before it gives up.
public struct ParserLimits: Hashable, Sendable {
  /// The largest number of tokens.
  public var maximumTokens: Int

  /// How deep selection sets, values and types may nest.
  public var maximumDepth: Int

  /// Makes limits; those left out are far above what people write.
  public init(maximumTokens: Int = 10_000_000, maximumDepth: Int = 200) {
    self.maximumTokens = maximumTokens
    self.maximumDepth = maximumDepth
  }
}
