extension GraphQLJSONObject: CustomStringConvertible {
  /// The object as JSON text without insignificant whitespace.
  public var description: String { GraphQLJSONValue.object(self).description }
}

extension GraphQLJSONObject: CustomReflectable {
  /// The members, as those of a dictionary.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: members, displayStyle: .dictionary) }
}
