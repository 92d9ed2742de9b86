// Not in GraphQLJSON, which does without reflection.
extension GraphQLJSONObject: CustomReflectable {
  /// The members, as those of a dictionary.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: members, displayStyle: .dictionary) }
}
