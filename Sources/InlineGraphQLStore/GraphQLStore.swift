import Foundation
import GraphQLCLibrary
import GraphQLJSON
import GraphQLLanguage
import InlineGraphQL

/// One copy of each object that responses had, by its identity.
///
/// ```swift
/// let client = GraphQLClient(transport: HTTPTransport(url: url), store: GraphQLStore())
/// ```
///
/// An object is known by its type and its `id`, which each document asks for where there is one. Where an object has no
/// identity, its place in the object around it is.
public final class GraphQLStore: Sendable {
  let contents: Locked<StoreContents>
  let onEvent: (@Sendable (StoreEvent) -> Void)?
  /// That of the contents, by which they know their store.
  let readingMemory: ReadingMemory
  private let start = ContinuousClock.now

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - keyFields: The fields that identify the objects of a type, as in `["Book": ["isbn"]]`, where that is not `id`.
  ///     Objects of a type without such fields (`["Size": []]`) belong to the object around them.
  ///   - maximumAges: The ages up to which values of a type are fresh, as in `["Review": .seconds(60)]`.
  ///   - releasedCapacity: How many operations' values are kept after they were executed or released.
  ///   - onEvent: What is called after each write, each collection and each wake of a live reader, for logs.
  public init(
    keyFields: [String: [String]] = [:],
    maximumAges: [String: Duration] = [:],
    releasedCapacity: Int = 10,
    onEvent: (@Sendable (StoreEvent) -> Void)? = nil
  ) {
    self.onEvent = onEvent
    var contents = StoreContents(releasedCapacity: releasedCapacity)
    contents.names.keyFields = keyFields
    for (type, age) in maximumAges {
      contents.maximumAges[contents.names.types.number(of: type.utf8)] = age.storeTime
    }
    readingMemory = contents.readingMemory
    self.contents = Locked(contents)
  }

  /// The current time.
  var now: StoreTime {
    start.duration(to: .now).storeTime
  }
}

extension Duration {
  /// The duration in the store's units.
  fileprivate var storeTime: StoreTime {
    let (seconds, attoseconds) = components
    return StoreTime(clamping: seconds * 100 + attoseconds / 10_000_000_000_000_000)
  }
}
