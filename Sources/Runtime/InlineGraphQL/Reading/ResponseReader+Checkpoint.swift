extension __ResponseReader {
  /// Where the reader is, to go back to if a value cannot be read.
  struct Checkpoint {
    var offset: Int
    var firstFailure: ResponseDecodingError?
    var outerMatches: Int
    var fragmentArguments: [__BooleanVariable]
    var fragmentDepth: Int
    var errorScopes: [FieldErrorScope]
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      offset: cursor.offset,
      firstFailure: firstFailure,
      outerMatches: outerMatches.count,
      fragmentArguments: fragmentArguments,
      fragmentDepth: fragmentDepth,
      errorScopes: errorScopes
    )
  }

  /// Goes back. The reader keeps what it has learned of the text.
  mutating func restore(_ checkpoint: Checkpoint) {
    cursor.offset = checkpoint.offset
    enteredEnd = -1
    firstFailure = checkpoint.firstFailure
    outerMatches.removeLast(outerMatches.count - checkpoint.outerMatches)
    fragmentArguments = checkpoint.fragmentArguments
    fragmentDepth = checkpoint.fragmentDepth
    errorScopes = checkpoint.errorScopes
  }
}
