import class Foundation.NSLock

/// Makes lists of JSON that has another shape than services send, as that of a store on the device.
public protocol ModelListDecoder: Sendable {
  /// The list that a value stands for.
  ///
  /// - Returns: `nil` if this decoder does not know the value.
  func list<Element: Model>(of type: Element.Type, from value: JSONValue) -> List<Element>?
}

/// The decoders that are asked before a list is read as services send it.
///
/// Register them when the program starts. Where none is registered, reading lists costs nothing more.
public final class ModelListDecoderRegistry: @unchecked Sendable {
  /// The registry that all lists ask.
  public static let shared = ModelListDecoderRegistry()

  private let lock = NSLock()
  private var registered: [any ModelListDecoder] = []

  private init() {}

  /// The decoders, in the order in which they are asked; the first that knows a value wins.
  public var decoders: [any ModelListDecoder] { lock.withLock { registered } }

  /// Adds a decoder behind those that are there.
  public func register(_ decoder: some ModelListDecoder) { lock.withLock { registered.append(decoder) } }

  /// Removes all decoders.
  public func reset() { lock.withLock { registered = [] } }
}
