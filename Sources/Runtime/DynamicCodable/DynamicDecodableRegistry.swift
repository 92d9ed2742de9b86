/// A registry of the types that identifiers in data stand for.
///
/// All decoders use one registry, ``shared``, unless they are given their own. The module of each feature adds its
/// types to it. A decoder gets a registry of its own like this:
///
/// ```swift
/// decoder.userInfo[.dynamicDecodableRegistry] = DynamicDecodableRegistry {
///   DynamicType("homescreen", HomeScreenRoute.self)
///   DynamicType("detailscreen", DetailScreenRoute.self)
/// }
/// ```
///
/// Any number of threads may register and decode concurrently. A property, with all elements of its array or
/// dictionary, is decoded with the types that are registered when its decoding begins, or later.
public final class DynamicDecodableRegistry: Sendable {
  /// The types that `register(_:typeIdentifier:)` takes, named as in the original package.
  public typealias DynamicDecodable = TypeIdentifiable & DynamicallyDecodable

  /// The treatment of array and dictionary elements whose type is not registered.
  ///
  /// A property that is no array or dictionary cannot be left out, so an unknown type there is always an error.
  public enum UnknownElements: Sendable {
    /// Decoding leaves them out and reports them to ``DynamicDecodableRegistry/onUnknownType``.
    case skip
    /// Decoding throws.
    case fail
  }

  /// The registry of decoders that have no other.
  public static let shared = DynamicDecodableRegistry()

  private let state: Locked<State>

  private struct State: Sendable {
    var table: DynamicTypeTable
    var unknownElements: UnknownElements
    var onUnknownType: (@Sendable (UnknownDynamicType) -> Void)?
  }

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - unknownElements: The treatment of elements whose type is not registered.
  ///   - types: The initial types.
  ///   - onUnknownType: Receives each element that is left out.
  public init(
    unknownElements: UnknownElements = .skip,
    @DynamicTypesBuilder _ types: () -> [DynamicTypesBuilder.Entry] = { [] },
    onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? = nil
  ) {
    let table = DynamicTypeTable(adding: types())
    state = Locked(State(table: table, unknownElements: unknownElements, onUnknownType: onUnknownType))
  }

  /// The treatment of array and dictionary elements whose type is not registered.
  public var unknownElements: UnknownElements {
    get { state.withLock { $0.unknownElements } }
    set { state.withLock { $0.unknownElements = newValue } }
  }

  /// Receives each element that is left out, on the thread that decodes.
  public var onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? {
    get { state.withLock { $0.onUnknownType } }
    set { state.withLock { $0.onUnknownType = newValue } }
  }

  /// Registers a type in ``shared``. It replaces an earlier type with the same identifier.
  public static func register(_ type: any DynamicDecodable.Type, typeIdentifier: String) {
    shared.register(type, typeIdentifier: typeIdentifier)
  }

  /// Registers a type for all protocols. It replaces an earlier type with the same identifier.
  public func register(_ type: any DynamicallyDecodable.Type, typeIdentifier: String) {
    register { DynamicType(typeIdentifier, type) }
  }

  /// Registers types. They replace earlier types with the same identifiers in the same scope.
  public func register(@DynamicTypesBuilder _ types: () -> [DynamicTypesBuilder.Entry]) {
    let entries = types()
    state.withLock { $0.table = DynamicTypeTable($0.table, adding: entries) }
  }

  /// The types that are registered now.
  var table: DynamicTypeTable { state.withLock { $0.table } }

  /// The treatment of unknown elements, and the function that receives them.
  var unknown: (elements: UnknownElements, report: (@Sendable (UnknownDynamicType) -> Void)?) {
    state.withLock { ($0.unknownElements, $0.onUnknownType) }
  }
}

extension CodingUserInfoKey {
  /// The key for the ``DynamicDecodableRegistry`` of a decoder or encoder.
  public static let dynamicDecodableRegistry = CodingUserInfoKey(rawValue: "DynamicCodable.registry")!
}

extension DynamicDecodableRegistry {
  /// Returns the registry of a decoder or encoder, or the shared one.
  package static func of(_ userInfo: [CodingUserInfoKey: Any]) -> DynamicDecodableRegistry {
    guard !userInfo.isEmpty else { return shared }
    return userInfo[.dynamicDecodableRegistry] as? DynamicDecodableRegistry ?? shared
  }
}
