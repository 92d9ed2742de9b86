import DynamicCodable

/// A list with `@stream`: its elements may arrive after the object that has it.
///
/// ```swift
/// for hero in page.heroes { show(hero.name) }             // heroes @stream(initialCount: 2) { name }
/// if !page.heroes.isComplete { showProgress() }
/// ```
public struct Streamed<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The elements that have arrived.
  public private(set) var elements: [Element]

  /// Whether no more elements follow.
  public private(set) var isComplete: Bool

  /// The reasons why the remaining elements will not arrive; none if they may. They are among those of the response too. Where a
  /// store lacks the elements, and nothing is on its way, the error says so.
  public private(set) var errors: [GraphQLError]

  /// Creates a list.
  public init(_ elements: [Element], isComplete: Bool = true, errors: [GraphQLError] = []) {
    (self.elements, self.isComplete, self.errors) = (elements, isComplete, errors)
  }

  /// The position of the first element, 0.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last element that has arrived.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position, which must be one that has arrived.
  public subscript(position: Int) -> Element { elements[position] }

  /// Returns the list of what `transform` makes of the elements.
  public func __map<Other>(_ transform: (Element) -> Other) -> Streamed<Other> {
    Streamed<Other>(elements.map(transform), isComplete: isComplete, errors: errors)
  }
}

/// A streamed list of any elements.
protocol AnyStreamed {
  var anyElements: [Any] { get }
  /// Returns the list of what a function makes of the elements; `nil` if it makes none of one.
  func mapped<Other>(_ transform: (Any) -> Other?) -> Streamed<Other>?
}

extension Streamed: AnyStreamed {
  var anyElements: [Any] { elements }

  func mapped<Other>(_ transform: (Any) -> Other?) -> Streamed<Other>? {
    let others = elements.compactMap(transform)
    return others.count == count ? Streamed<Other>(others, isComplete: isComplete, errors: errors) : nil
  }
}

extension Streamed: Equatable where Element: Equatable {}

extension Streamed: Hashable where Element: Hashable {}

extension Streamed: __ResponseValue where Element: __ResponseValue {
  /// Reads a list.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    let state = reader.streamState()
    elements = try [Element](from: &reader)
    isComplete = state != .pending
    errors = if case .failed(let errors) = state { errors } else { [] }
  }
}

extension Streamed: CustomReflectable {
  /// The elements, as those of an array; if more may follow or errors came instead, the properties.
  public var customMirror: Mirror {
    if isComplete, errors.isEmpty { return Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
    let state: [(String, Any)] = errors.isEmpty ? [] : [("errors", errors)]
    return Mirror(self, children: [("elements", elements), ("isComplete", isComplete)] + state, displayStyle: .struct)
  }
}

extension Streamed: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements as those of an array, with `…` at the end if more may follow.
  public var description: String {
    isComplete ? "\(elements)" : "[\((elements.map { String(reflecting: $0) } + ["…"]).joined(separator: ", "))]"
  }

  /// The same as the ``description``.
  public var debugDescription: String { description }
}
