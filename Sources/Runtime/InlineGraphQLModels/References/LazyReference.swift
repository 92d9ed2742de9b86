/// The model of a belongs-to or has-one association: the model itself, its key, or nothing.
///
/// ```swift
/// let blog = try await post.blog.get()         // loads it, once; nil if there is none
/// let blog = try await post.blog.require()     // throws if there is none
/// ```
///
/// Copies of a reference share what they load, and so do references of one response to the same model. Two references
/// are equal if their responses had the same. Later loading does not change equality.
public struct LazyReference<M: Model>: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// The response did not have the field.
    case unknown
    case null
    /// The response had only the key. Thousands of these may exist and few load, so the response's origin keeps the
    /// loaded models.
    case key(ModelKeyValues, ResponseOrigin)
    case box(ReferenceBox<M>)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }

  /// Creates a reference to a model that is loaded, or to none.
  public init(_ model: M?) {
    storage = model.map { .box(ReferenceBox(model: $0, source: $0.__identifier, origin: nil)) } ?? .null
  }

  /// Creates a reference to a model that is not loaded.
  public init(identifier: ModelIdentifier<M>) {
    storage = .box(ReferenceBox(model: nil, source: identifier, origin: nil))
  }

  /// Whether no request is needed, because the model is loaded or there is none.
  public var isLoaded: Bool {
    switch storage {
    case .unknown: false
    case .null: true
    case .key, .box: loaded != nil
    }
  }

  /// The model; nil if there is none or it is not loaded.
  public var loadedModel: M? {
    loaded ?? nil
  }

  /// The loaded model, or `.some(nil)` if loading found none; nil if nothing was loaded.
  private var loaded: M?? {
    switch storage {
    case .unknown, .null: nil
    case .key(let key, let origin): (origin.sharedObject(SharedLoad(M.self, key)) as? LoadOnce<M?>)?.loadedValue
    case .box(let box): box.loaded
    }
  }

  /// The model's key; nil if there is no model or the response did not have the field.
  public var identifier: ModelIdentifier<M>? {
    switch storage {
    case .unknown, .null: nil
    case .key(let key, _): ModelIdentifier(values: key)
    case .box(let box): box.source
    }
  }

  /// Returns the model, and loads it first if needed.
  ///
  /// Concurrent calls share one request. If it fails, the reference does not change, and the next call tries again.
  ///
  /// - Parameter client: The client that sends the request; by default the one that received the reference.
  /// - Returns: `nil` if there is no such model.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  public func get(from client: GraphQLClient? = nil) async throws -> M? {
    if let loaded { return loaded }
    let (identifier, origin, load): (ModelIdentifier<M>, ResponseOrigin?, LoadOnce<M?>)
    switch storage {
    case .unknown: throw ModelLoadingError.notSelected
    case .null: return nil
    case .key(let key, let shared):
      (identifier, origin) = (ModelIdentifier(values: key), shared)
      load = shared.sharedObject(SharedLoad(M.self, key)) { LoadOnce() }
    case .box(let box): (identifier, origin, load) = (box.source, box.origin, box)
    }
    guard M.modelDescription.rootFields.get != nil else { throw ModelLoadingError.noQuery }
    return try await load.value { try await origin.load(GetModel(identifier), from: client).model }
  }

  /// Returns the model, and loads it first if needed; throws if there is none.
  ///
  /// - Parameter client: The client that sends the request; by default the one that received the reference.
  /// - Throws: ``ModelLoadingError``, `modelIsMissing` if there is no such model; `CancellationError` if the task is
  ///   cancelled.
  public func require(from client: GraphQLClient? = nil) async throws -> M {
    guard let model = try await get(from: client) else { throw ModelLoadingError.modelIsMissing }
    return model
  }
}

/// The key under which an origin keeps a loaded model.
private struct SharedLoad: Hashable, Sendable {
  let model: ObjectIdentifier
  let key: ModelKeyValues

  init(_ model: (some Model).Type, _ key: ModelKeyValues) {
    self.model = ObjectIdentifier(model)
    self.key = key
  }
}

/// The storage that copies of a reference share.
@usableFromInline
final class ReferenceBox<M: Model>: LoadOnce<M?>, @unchecked Sendable {
  private enum Known {
    case nothing
    // Indirect, so that a reference without a model has no inline storage for one.
    indirect case model(M)
  }

  private let known: Known
  let source: ModelIdentifier<M>
  let origin: ResponseOrigin?

  /// The model that the response had.
  var model: M? { if case .model(let model) = known { model } else { nil } }

  @usableFromInline
  init(model: M?, source: ModelIdentifier<M>, origin: ResponseOrigin?) {
    known = model.map { .model($0) } ?? .nothing
    self.source = source
    self.origin = origin
  }

  /// The loaded model, or `.some(nil)` if loading found none; nil if nothing was loaded.
  var loaded: M?? { model.map { .some(.some($0)) } ?? loadedValue }
}

extension LazyReference: Hashable {
  /// Returns whether the responses had the same.
  public static func == (left: LazyReference, right: LazyReference) -> Bool {
    switch (left.storage, right.storage) {
    case (.unknown, .unknown), (.null, .null): true
    case (.box(let leftBox), .box(let rightBox)):
      leftBox === rightBox
        || leftBox.model == rightBox.model && (leftBox.model != nil || left.identifier == right.identifier)
    case (.key, .box(let box)), (.box(let box), .key): box.model == nil && left.identifier == right.identifier
    case (.key(let left, _), .key(let right, _)): left == right
    default: false
    }
  }

  /// Hashes the model's key.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
