@_exported import InlineGraphQL

/// A type of the schema whose values an API stores: what it lists, gets, creates, updates and deletes.
///
/// `@GraphQLSchema(models:)` emits one struct for each. A model is read as any object of a response is. What belongs to
/// other models is a ``List`` or a ``LazyReference``, which can load what the response did not have.
public protocol Model: ResponseObject, Identifiable {
  /// The fields that predicates can ask for.
  associatedtype Keys: ModelKeys

  /// The associations that a request can include.
  associatedtype Path: ModelPath

  /// What requests have to know of the model.
  static var modelDescription: ModelDescription { get }

  /// The values of its key, which tell it from all others of its type.
  var __identifier: ModelIdentifier<Self> { get }

  /// Writes what is sent to create or update it.
  func write(to input: inout ModelInputWriter)
}

extension Model {
  /// The model's name.
  public static var __parentType: String { "\(modelDescription.name)" }

  /// The fields, for predicates: `Post.keys.title == "x"`.
  public static var keys: Keys { Keys() }

  /// The associations, for what a request includes: `Post.path.comments`.
  public static var path: Path { Path(__steps: []) }
}

extension Model where ID == ModelIdentifier<Self> {
  /// The values of its key.
  public var id: ModelIdentifier<Self> { __identifier }
}

/// The fields of a model that predicates can ask for; generated.
public protocol ModelKeys: Sendable {
  /// Creates the only value.
  init()
}
