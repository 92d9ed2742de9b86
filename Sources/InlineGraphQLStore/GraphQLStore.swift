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
  private let start = ContinuousClock.now

  /// Creates an empty store.
  ///
  /// - Parameter keyFields: The fields that identify the objects of a type, as in `["Book": ["isbn"]]`, where that is not
  ///   `id`. Objects of a type without such fields (`["Size": []]`) belong to the object around them.
  public init(keyFields: [String: [String]] = [:]) {
    var contents = StoreContents()
    contents.names.keyFields = keyFields
    self.contents = Locked(contents)
  }

  /// The current time.
  var now: StoreTime {
    let elapsed = start.duration(to: .now).components
    return StoreTime(truncatingIfNeeded: elapsed.seconds * 100 + elapsed.attoseconds / 10_000_000_000_000_000)
  }
}
