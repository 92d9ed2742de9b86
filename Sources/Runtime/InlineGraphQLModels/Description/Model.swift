@_exported import InlineGraphQL

/// A type of the schema whose values an API stores: it can list, get, create, update and delete them.
///
/// `@GraphQLSchema(models:)` emits one struct for each model. Responses are read into models as into any other object.
/// An association is a ``ModelList`` or a ``LazyReference``, which can load what the response did not have.
public protocol Model: ResponseObject, Identifiable {
  /// The fields that predicates can compare.
  associatedtype Keys: ModelKeys

  /// The associations that a request can include.
  associatedtype Path: ModelPath

  /// The facts that requests need about the model.
  static var modelDescription: ModelDescription { get }

  /// The values of the model's key, unique among the models of its type.
  var __identifier: ModelIdentifier<Self> { get }

  /// Writes the input that creates or updates the model.
  func write(to input: inout ModelInputWriter)
}

extension Model {
  /// The fields that predicates can compare, as in `Post.keys.title == "x"`.
  public static var keys: Keys { Keys() }

  /// The associations that a request can include, as in `Post.path.comments`.
  public static var path: Path { Path(__steps: []) }
}

extension Model where ID == ModelIdentifier<Self> {
  /// The values of the model's key.
  public var id: ModelIdentifier<Self> { __identifier }
}

/// The fields of a model that predicates can compare; generated.
public protocol ModelKeys: Sendable {
  /// Creates the only value of the type.
  init()
}
