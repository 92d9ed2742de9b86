/// The program that has the macros of a target expanded with what the tool writes.
package enum EmbeddingPurpose: String, Sendable {
  /// A build, which runs the tool before each compilation. So an embedding has what the code uses, and nothing else.
  case build

  /// An editor, whose code is ahead of the tool's last run. So types exist that code may name next: the protocols of all
  /// fragments, and all types of a schema.
  case editor
}
