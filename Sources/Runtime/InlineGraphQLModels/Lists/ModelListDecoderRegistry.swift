import class Foundation.NSLock

/// A decoder of lists whose JSON differs from what services send, such as that of a local store.
public protocol ModelListDecoder: Sendable {
  /// Returns the list that a value represents; `nil` if this decoder does not know the value.
  func list<Element: Model>(of type: Element.Type, from value: GraphQLJSONValue) -> ModelList<Element>?
}

/// The decoders that see a list's JSON before the standard reader does.
///
/// Register decoders at launch. An empty registry adds no cost to reading lists.
public final class ModelListDecoderRegistry: @unchecked Sendable {
  /// The registry that all lists use.
  public static let shared = ModelListDecoderRegistry()

  private let lock = NSLock()
  private var registered: [any ModelListDecoder] = []

  private init() {}

  /// The decoders, in the order of their registration; the first that knows a value decodes it.
  public var decoders: [any ModelListDecoder] { lock.withLock { registered } }

  /// Adds a decoder after the registered ones.
  public func register(_ decoder: some ModelListDecoder) { lock.withLock { registered.append(decoder) } }

  /// Removes all decoders.
  public func reset() { lock.withLock { registered = [] } }
}
