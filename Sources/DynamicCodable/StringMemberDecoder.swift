/// A decoder that reads a member of an object without making a container.
package protocol StringMemberDecoder: Decoder {
  /// The member of that name; `nil` if there is none or it is no string, or if there is no object.
  func string(forMember name: String) -> String?
}
