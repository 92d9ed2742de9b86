extension FragmentPointer {
  /// Returns the data that was read for `fragment`.
  ///
  /// - Precondition: The pointer was read for that fragment, like the property `fragment_<Name>` of a generated type.
  @inlinable
  public func data<F: GraphQLFragment>(of fragment: F.Type) -> F.Data {
    // Comparing types and casting unchecked takes a tenth of the time of `as?`.
    precondition(box.fragment == ObjectIdentifier(fragment), "This pointer is to the data of another fragment")
    return unsafeDowncast(box, to: FragmentBox<F.Data>.self).data
  }

  /// Returns what was read for a fragment that handles errors.
  ///
  /// - Precondition: The pointer was read for that fragment.
  public func result<F: GraphQLFragment>(of fragment: F.Type) -> Result<F.Data?, GraphQLFieldError> {
    precondition(box.fragment == ObjectIdentifier(fragment), "This pointer is to the data of another fragment")
    return unsafeDowncast(box, to: FailableFragmentBox<F.Data>.self).result
  }

  /// Returns what was read for a fragment that handles errors.
  ///
  /// - Throws: ``GraphQLFieldError`` if fields in it failed; ``MissingRequiredFieldError`` if a required one is null.
  public func get<F: GraphQLFragment>(_ fragment: F.Type) throws -> F.Data? {
    do { return try result(of: fragment).get() } catch { throw error.thrown }
  }
}

extension GraphQLFieldError {
  /// The error to throw: a missing field's own, or this.
  var thrown: any Error {
    if case .missing(let error) = self { error } else { self }
  }
}
