/// How a fragment or an operation handles fields that fail or are null; emitted for those with directives for that.
@frozen
public enum __ErrorHandling: Sendable {
  /// It always has its data.
  case none

  /// It has fields with `@required`. Fields that failed are null.
  case required

  /// `@throwOnFieldError`: fields that failed are the reason why it has no data.
  case thrown

  /// `@catch`: fields that failed and missing fields are the reason why it has no data.
  case caught

  /// Whether fields that failed are a reason to have no data.
  var includesFieldErrors: Bool {
    switch self {
    case .none, .required: false
    case .thrown, .caught: true
    }
  }
}
