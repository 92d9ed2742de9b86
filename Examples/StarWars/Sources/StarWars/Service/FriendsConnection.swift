import Foundation
import InlineGraphQL
import InlineGraphQLTesting

/// A page of friends. A cursor is the Base64 of `cursor:` and the friend's index in the whole list.
struct FriendsConnection: ResolvedValueConvertible {
  let friends: [GraphQLJSONValue]
  let page: Range<Int>

  init(friends: [GraphQLJSONValue], first: Int?, after: String?) {
    self.friends = friends
    let start = min(after.flatMap(Self.index(of:)).map { $0 + 1 } ?? 0, friends.count)
    page = start..<min(friends.count, start + max(0, first ?? friends.count))
  }

  var resolvedValue: ResolvedValue {
    let edges = page.map { index in
      ["cursor": .string(Self.cursor(at: index)), "node": friends[index]] as GraphQLJSONValue
    }
    return .json([
      "totalCount": .int(friends.count),
      "edges": .array(edges),
      "friends": .array(Array(friends[page])),
      "pageInfo": [
        "startCursor": edges.first?["cursor"] ?? .null,
        "endCursor": edges.last?["cursor"] ?? .null,
        "hasNextPage": .bool(page.upperBound < friends.count),
      ],
    ])
  }

  private static func cursor(at index: Int) -> String {
    Data("cursor:\(index)".utf8).base64EncodedString()
  }

  private static func index(of cursor: String) -> Int? {
    guard let bytes = Data(base64Encoded: cursor) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("cursor:") else { return nil }
    return Int(text.dropFirst("cursor:".count))
  }
}
