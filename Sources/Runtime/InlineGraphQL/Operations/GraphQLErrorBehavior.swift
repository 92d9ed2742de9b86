/// How a server handles the error of a field: `onError` of a request.
///
/// Servers that do not know it ignore it and propagate nulls.
///
/// ```swift
/// let client = GraphQLClient(transport: transport, onError: .null)
/// ```
///
/// [Proposal: onError](https://github.com/graphql/graphql-spec/pull/1163)
public enum GraphQLErrorBehavior: String, Hashable, Sendable, CaseIterable {
  /// The field is null, even if its type is non-null. Non-null fields that fail need `@catch` or `@throwOnFieldError`
  /// around them.
  case null = "NULL"

  /// Null propagates to the nearest nullable field (section 6.4.4).
  case propagate = "PROPAGATE"

  /// The response has no data.
  case halt = "HALT"
}
