/// A model that another one belongs to or has one of: the model itself, its key, or nothing.
///
/// ```swift
/// let blog = try await post.blog.get()         // loads it, once; nil if there is none
/// let blog = try await post.blog.require()     // throws if there is none
/// ```
///
/// Copies of a reference share what is loaded. References are equal if the response had the same.
public struct LazyReference<M: Model>: Sendable {
  enum Storage: Sendable {
    /// The response did not have the field.
    case unknown
    case null
    case box(ReferenceBox<M>)
  }

  let storage: Storage

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
    case .box(let box): box.loaded != nil
    }
  }

  /// The model; nil if there is none or if it is not loaded.
  public var loadedModel: M? {
    if case .box(let box) = storage { box.loaded ?? nil } else { nil }
  }

  /// The model's key; nil if there is no model, or if the response did not have the field.
  public var identifier: ModelIdentifier<M>? {
    if case .box(let box) = storage { box.source } else { nil }
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
    switch storage {
    case .unknown: throw ModelLoadingError.notSelected
    case .null: return nil
    case .box(let box):
      if let loaded = box.loaded { return loaded }
      guard M.modelDescription.rootFields.get != nil else { throw ModelLoadingError.noQuery }
      return try await box.value {
        try await box.origin.load(GetModel(box.source), from: client).model
      }
    }
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

/// What copies of a reference share.
final class ReferenceBox<M: Model>: LoadOnce<M?>, @unchecked Sendable {
  /// What the response had.
  let model: M?
  let source: ModelIdentifier<M>
  let origin: ResponseOrigin?

  init(model: M?, source: ModelIdentifier<M>, origin: ResponseOrigin?) {
    self.model = model
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
    case (.box(let left), .box(let right)):
      left === right || left.model == right.model && (left.model != nil || left.source == right.source)
    default: false
    }
  }

  /// Feeds what the response had into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
