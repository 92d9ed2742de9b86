extension CompilerDirective {
  // These are known only so that documents written for Relay need no change.

  /// Has no effect: every fragment can be read anywhere.
  static let inline: CompilerDirective = .init(
    name: "inline",
    definition: "directive @inline on FRAGMENT_DEFINITION"
  )

  /// Has no effect: the type of a response covers it.
  static let rawResponseType: CompilerDirective = .init(
    name: "raw_response_type",
    definition: "directive @raw_response_type on QUERY | MUTATION | SUBSCRIPTION"
  )
}
