/// Which types stand behind the identifiers in data.
///
/// There is one that all decoders use, ``shared``, to which each feature's module adds its types. A decoder that should know others
/// gets a registry of its own:
///
/// ```swift
/// decoder.userInfo[.dynamicDecodableRegistry] = DynamicDecodableRegistry {
///   DynamicType("homescreen", HomeScreenRoute.self)
///   DynamicType("detailscreen", DetailScreenRoute.self)
/// }
/// ```
///
/// Any number of threads may register and decode at once. A property, with all elements of its array or dictionary, is decoded with
/// what was registered when its decoding began or later.
public final class DynamicDecodableRegistry: Sendable {
  /// What can be registered by the name of the original package.
  public typealias DynamicDecodable = TypeIdentifiable & DynamicallyDecodable

  /// What becomes of elements of arrays and dictionaries whose type is not registered.
  ///
  /// A property of its own, optional or not, cannot be left out: there an unknown type is always an error.
  public enum UnknownElements: Sendable {
    /// They are left out, after ``DynamicDecodableRegistry/onUnknownType`` was told.
    case skip
    /// Decoding throws.
    case fail
  }

  /// The registry of decoders that are given no other.
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
  ///   - unknownElements: What becomes of elements whose type is not registered.
  ///   - types: What it knows at first.
  ///   - onUnknownType: Is told of each element that is skipped.
  public init(
    unknownElements: UnknownElements = .skip,
    @DynamicTypesBuilder _ types: () -> [DynamicTypesBuilder.Entry] = { [] },
    onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? = nil
  ) {
    let table = DynamicTypeTable(adding: types())
    state = Locked(State(table: table, unknownElements: unknownElements, onUnknownType: onUnknownType))
  }

  /// What becomes of elements of arrays and dictionaries whose type is not registered.
  public var unknownElements: UnknownElements {
    get { state.withLock { $0.unknownElements } }
    set { state.withLock { $0.unknownElements = newValue } }
  }

  /// Is told of each element that is skipped, on the thread that decodes.
  public var onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? {
    get { state.withLock { $0.onUnknownType } }
    set { state.withLock { $0.onUnknownType = newValue } }
  }

  /// Registers a type in ``shared``. Of two with the same identifier the last one counts.
  public static func register(_ type: any DynamicDecodable.Type, typeIdentifier: String) {
    shared.register(type, typeIdentifier: typeIdentifier)
  }

  /// Registers a type for every protocol. Of two with the same identifier the last one counts.
  public func register(_ type: any DynamicallyDecodable.Type, typeIdentifier: String) {
    register { DynamicType(typeIdentifier, type) }
  }

  /// Registers types. Of two with the same identifier in the same scope the last one counts.
  public func register(@DynamicTypesBuilder _ types: () -> [DynamicTypesBuilder.Entry]) {
    let entries = types()
    state.withLock { $0.table = DynamicTypeTable($0.table, adding: entries) }
  }

  /// What is registered now.
  var table: DynamicTypeTable { state.withLock { $0.table } }

  /// What becomes of unknown elements, and who is told.
  var unknown: (elements: UnknownElements, report: (@Sendable (UnknownDynamicType) -> Void)?) {
    state.withLock { ($0.unknownElements, $0.onUnknownType) }
  }
}

extension CodingUserInfoKey {
  /// The key for the ``DynamicDecodableRegistry`` of a decoder or encoder.
  public static let dynamicDecodableRegistry = CodingUserInfoKey(rawValue: "DynamicCodable.registry")!
}

extension DynamicDecodableRegistry {
  /// The registry that a decoder or encoder was given, or else the shared one.
  package static func of(_ userInfo: [CodingUserInfoKey: Any]) -> DynamicDecodableRegistry {
    guard !userInfo.isEmpty else { return shared }
    return userInfo[.dynamicDecodableRegistry] as? DynamicDecodableRegistry ?? shared
  }
}
