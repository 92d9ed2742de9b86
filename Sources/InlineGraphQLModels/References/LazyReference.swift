/// A model that another one belongs to or has one of: the model itself, its key, or nothing.
///
/// ```swift
/// let blog = try await post.blog.get()         // loads it, once; nil if there is none
/// let blog = try await post.blog.require()     // throws if there is none
/// ```
///
/// Copies of a reference share what is loaded, and so do the references of one response to the same model. References are
/// equal if the response had the same.
public struct LazyReference<M: Model>: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// The response did not have the field.
    case unknown
    case null
    /// The response had the key alone. There may be thousands of these: what few of them load, the response's origin keeps.
    case key(ModelKeyValues, ResponseOrigin)
    case box(ReferenceBox<M>)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }

  /// Creates a reference to a model that is there, or to none.
  public init(_ model: M?) {
    storage = model.map { .box(ReferenceBox(model: $0, source: $0.__identifier, origin: nil)) } ?? .null
  }

  /// Creates a reference to a model that is yet to be loaded.
  public init(identifier: ModelIdentifier<M>) {
    storage = .box(ReferenceBox(model: nil, source: identifier, origin: nil))
  }

  /// Whether it is known without a request which model this is, or that there is none.
  public var isLoaded: Bool {
    switch storage {
    case .unknown: false
    case .null: true
    case .key, .box: loaded != nil
    }
  }

  /// The model; nil if there is none or if it is not loaded.
  public var loadedModel: M? {
    loaded ?? nil
  }

  /// The model that is there or was loaded, which may be none; nil if nothing was loaded.
  private var loaded: M?? {
    switch storage {
    case .unknown, .null: nil
    case .key(let key, let origin): (origin.sharedObject(SharedLoad(M.self, key)) as? LoadOnce<M?>)?.loadedValue
    case .box(let box): box.loaded
    }
  }

  /// The model's key; nil if there is no model, or if the response did not have the field.
  public var identifier: ModelIdentifier<M>? {
    switch storage {
    case .unknown, .null: nil
    case .key(let key, _): ModelIdentifier(values: key)
    case .box(let box): box.source
    }
  }

  /// The model, loaded if it is not there.
  ///
  /// However many tasks call this at a time, there is one request. If it fails, the reference stays as it is, and the next
  /// call tries again.
  ///
  /// - Parameter client: Who asks the service; by default the client whose response the reference is from.
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

  /// The model, loaded if it is not there.
  ///
  /// - Parameter client: Who asks the service; by default the client whose response the reference is from.
  /// - Throws: ``ModelLoadingError``, `modelIsMissing` if there is no such model; `CancellationError` if the task is
  ///   cancelled.
  public func require(from client: GraphQLClient? = nil) async throws -> M {
    guard let model = try await get(from: client) else { throw ModelLoadingError.modelIsMissing }
    return model
  }
}

/// Under what an origin keeps what was loaded of a model.
private struct SharedLoad: Hashable, Sendable {
  let model: ObjectIdentifier
  let key: ModelKeyValues

  init(_ model: (some Model).Type, _ key: ModelKeyValues) {
    self.model = ObjectIdentifier(model)
    self.key = key
  }
}

/// What copies of a reference share.
@usableFromInline
final class ReferenceBox<M: Model>: LoadOnce<M?>, @unchecked Sendable {
  private enum Known {
    case nothing
    // A reference without a model has no room for one.
    indirect case model(M)
  }

  private let known: Known
  let source: ModelIdentifier<M>
  let origin: ResponseOrigin?

  /// What the response had.
  var model: M? { if case .model(let model) = known { model } else { nil } }

  @usableFromInline
  init(model: M?, source: ModelIdentifier<M>, origin: ResponseOrigin?) {
    known = model.map { .model($0) } ?? .nothing
    self.source = source
    self.origin = origin
  }

  /// The model that is there or was loaded, which may be none; nil if nothing was loaded.
  var loaded: M?? { model.map { .some(.some($0)) } ?? loadedValue }
}

extension LazyReference: Hashable {
  /// Whether the responses had the same.
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

  /// Feeds what the response had into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
