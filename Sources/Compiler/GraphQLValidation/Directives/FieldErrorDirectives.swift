import GraphQLLanguage

/// The action if a field with `@required` is null.
package enum RequiredAction: Hashable, Sendable {
  /// The object with the field is null.
  case none

  /// The object with the field is null, and the client is told.
  case log

  /// Reading the fragment or operation fails.
  case `throw`

  /// Creates the action of a name in GraphQL.
  init?(_ name: String) {
    switch name {
    case "NONE": self = .none
    case "LOG": self = .log
    case "THROW", "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD": self = .throw
    default: return nil
    }
  }
}

/// The value of a field, a fragment or an operation with `@catch` if something in it fails.
package enum CatchTarget: Hashable, Sendable {
  /// Null.
  case null

  /// A result with the error.
  case result
}

extension Field {
  /// The action of its `@required`; `nil` if it has none.
  package var requiredAction: RequiredAction? {
    guard let action = requiredDirective?.argument("action"), case .enum(let name) = action.kind else { return nil }
    return RequiredAction(name)
  }

  var requiredDirective: Directive? { directives.first(.required) }
}

extension [Directive] {
  /// The target of `@catch`; `nil` if there is no such directive.
  package var catchTarget: CatchTarget? {
    guard let directive = first(.catch) else { return nil }
    return directive.argument("to")?.kind == .enum("NULL") ? .null : .result
  }

  /// Whether there is `@throwOnFieldError`.
  package var throwsOnFieldError: Bool { has(.throwOnFieldError) }
}
