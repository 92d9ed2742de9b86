/// A field, a fragment or an operation that handles what fails in it.
struct FieldErrorScope {
  /// The number of fragments around its own selections. Fragments inside handle their own errors.
  let fragmentDepth: Int

  /// Whether fields that failed are a reason to have no value.
  let includesFieldErrors: Bool

  /// The errors of its fields so far.
  var reported: [GraphQLError] = []

  /// The first field with `@required(action: THROW)` that is null.
  var missing: MissingRequiredFieldError?

  /// The reason to have no value; `nil` if there is none.
  var failure: GraphQLFieldError? {
    if !reported.isEmpty { return .reported(reported) }
    return missing.map { .missing($0) }
  }
}
