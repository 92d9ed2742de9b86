import Foundation
import GraphQLValidation
public import InlineGraphQL

extension SelectedObject where Self: Codable {
  /// Creates a copy of data in which some values are others.
  ///
  /// ```swift
  /// let data = try samples.data(for: HeroQuery())
  /// let other = try HeroQuery.Data(data, with: ["hero.name": "Leia", "hero.friends.0": nil])
  /// ```
  ///
  /// A value that is shown at several places, by the object and by a fragment that it spreads, changes at all of them.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - changes: The other values by their paths, with response keys and indexes.
  /// - Throws: ``SampleDataError`` if the data has no such path, `ResponseDecodingError` if it cannot have the value.
  public init(_ data: Self, with changes: [String: GraphQLJSONValue]) throws {
    var json = try GraphQLJSONValue(parsing: try JSONEncoder().encode(data))
    for (path, value) in changes.sorted(by: { $0.key < $1.key }) {
      try json.set(value, at: path.split(separator: ".").map(String.init)[...], of: path)
    }
    self = try JSONDecoder().decode(Self.self, from: Data(json.description.utf8))
  }
}

extension GraphQLJSONValue {
  fileprivate mutating func set(_ value: GraphQLJSONValue, at keys: ArraySlice<String>, of path: String) throws {
    guard let key = keys.first else {
      self = value
      return
    }
    let inner = keys.dropFirst()
    switch self {
    case .object(var object):
      guard var member = object[key] else {
        let suggestion = didYouMean(suggestions(for: key, from: object.keys))
        throw SampleDataError("The data has nothing at \"\(path)\": there is no \"\(key)\".\(suggestion)")
      }
      try member.set(value, at: inner, of: path)
      object[key] = member
      self = .object(object)
    case .array(var elements):
      guard let index = Int(key), elements.indices.contains(index) else {
        throw SampleDataError(
          "The data has nothing at \"\(path)\": \"\(key)\" is no index of a list with \(elements.count) elements."
        )
      }
      try elements[index].set(value, at: inner, of: path)
      self = .array(elements)
    default:
      throw SampleDataError("The data has nothing at \"\(path)\": a value without members is before \"\(key)\".")
    }
  }
}
