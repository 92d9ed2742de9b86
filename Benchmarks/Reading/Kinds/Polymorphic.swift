import InlineGraphQL

/// A timeline: an interface with three types, one of which holds a union. The plain kind is a list of one of the types.
@MainActor let polymorphic = Kind("polymorphic", Queries.Timeline(), CodableTimeline.self) { random, index in
  switch random.next() % 3 {
  case 0:
    return note(&random, index)
  case 1:
    return entry("Photo", &random, index)
      + #""url":"https://example.com/\#(random.next() % 100_000).jpg","width":\#(random.next() % 4000),"place":"#
      + place(&random) + "}"
  default:
    let target = random.next() % 2 == 0 ? user(&random) : place(&random)
    return entry("Link", &random, index)
      + #""title":"\#(random.words(5))","clickCount":\#(random.next() % 4000),"target":\#(target)}"#
  }
}
.comparedWith(plain: Queries.Notes(), element: note)

private func note(_ random: inout Random, _ index: Int) -> String {
  entry("Note", &random, index)
    + #""text":"\#(random.words(5))","likeCount":\#(random.next() % 1000),"subject":\#(user(&random))}"#
}

private func entry(_ type: String, _ random: inout Random, _ index: Int) -> String {
  #"{"__typename":"\#(type)","id":"RW50cnk6\#(index)","createdAt":"2026-01-02T03:04:05Z","author":\#(user(&random)),"#
}

private func user(_ random: inout Random) -> String {
  #"{"__typename":"User","id":"VXNlcjo\#(random.next() % 1000)","name":"\#(random.words(2))"}"#
}

private func place(_ random: inout Random) -> String {
  #"{"__typename":"Place","id":"UGxhY2U6\#(random.next() % 1000)","name":"\#(random.words(2))"}"#
}

extension Queries {
  #graphql(
    """
    query Timeline {
      items: timeline {
        id createdAt
        author { id name }
        ... on Note { text likeCount subject { id name } }
        ... on Photo { url width place { id name } }
        ... on Link { title clickCount target { ... on User { id name } ... on Place { id name } } }
      }
    }
    """
  )

  #graphql("query Notes { items: notes { id createdAt author { id name } text likeCount subject { id name } } }")
}

struct CodableTimeline: Decodable, Hashable, Sendable {
  let items: [Entry]
  enum Entry: Decodable, Hashable, Sendable {
    case note(Note)
    case photo(Photo)
    case link(Link)
    case other

    enum CodingKeys: CodingKey { case __typename }

    init(from decoder: any Decoder) throws {
      switch try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .__typename) {
      case "Note": self = .note(try Note(from: decoder))
      case "Photo": self = .photo(try Photo(from: decoder))
      case "Link": self = .link(try Link(from: decoder))
      default: self = .other
      }
    }
  }
  struct Photo: Codable, Hashable, Sendable {
    let id: String
    let createdAt: String
    let author: Named
    let url: String
    let width: Int
    let place: Named
  }
  struct Link: Decodable, Hashable, Sendable {
    let id: String
    let createdAt: String
    let author: Named
    let title: String
    let clickCount: Int
    let target: Target
  }
  enum Target: Decodable, Hashable, Sendable {
    case user(Named)
    case place(Named)
    case other

    enum CodingKeys: CodingKey { case __typename }

    init(from decoder: any Decoder) throws {
      switch try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .__typename) {
      case "User": self = .user(try Named(from: decoder))
      case "Place": self = .place(try Named(from: decoder))
      default: self = .other
      }
    }
  }
}

struct Note: Codable, Hashable, Sendable {
  let id: String
  let createdAt: String
  let author: Named
  let text: String
  let likeCount: Int
  let subject: Named
}

struct Named: Codable, Hashable, Sendable {
  let id: String
  let name: String
}
