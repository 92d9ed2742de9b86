/// What a warning is about. A GraphQL configuration chooses the severity of each kind by its name.
package enum WarningKind: String, CaseIterable, Sendable {
  /// A document uses a deprecated field, argument, input field or enum value.
  case deprecatedUsage

  /// A custom scalar has no Swift type, so it is a string.
  case unmappedScalar

  /// A fragment that is internal to its module is spread nowhere in it.
  case unusedFragment

  /// A response is made by hand, and has no initializers for its fields.
  case missingInitializers

  /// The schema declares a directive under the name of one of the compiler's.
  case directiveOfSchema

  /// A field of a client schema is non-null, and counts as nullable.
  case nonNullClientField

  /// A directive of a schema about policies has no effect.
  case policyWithoutEffect

  /// Whether nobody is warned unless a configuration says so.
  package var isOffByDefault: Bool { self == .unusedFragment }
}
