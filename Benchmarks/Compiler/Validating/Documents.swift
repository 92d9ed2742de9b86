/// A document to validate, and what makes it hard.
struct Subject {
  let name: String
  let document: String

  static let all: [Subject] = [
    Subject(name: "query of 30 fields", document: query30),
    Subject(name: "query of 1,000 fields", document: wideQuery(1_000)),
    Subject(name: "1,000 aliases", document: aliases(1_000)),
    Subject(name: "10,000 aliases", document: aliases(10_000)),
    Subject(name: "1,000 times one alias", document: oneAlias(1_000)),
    Subject(name: "10,000 times one alias", document: oneAlias(10_000)),
    Subject(name: "100 fragments spread 100 times", document: spreads),
    Subject(name: "fragments that double 12 times", document: fan(12)),
    Subject(name: "fragments that double 60 times", document: fan(60)),
    Subject(name: "1,000 unknown fields", document: unknownFields(1_000)),
    Subject(name: "8,000 unknown fields", document: unknownFields(8_000)),
    Subject(name: "1,000 conflicting fields", document: conflicts(1_000)),
  ]

  /// A typical query of an app: 30 fields, arguments and variables, an interface and a union.
  static let query30 = """
    query Issues($owner: String!, $name: String!, $first: Int = 20, $after: String, $withAuthor: Boolean!) {
      repository(owner: $owner, name: $name) {
        id nameWithOwner description stargazerCount isPrivate
        issues(first: $first, after: $after, states: [OPEN], orderBy: {field: UPDATED_AT, direction: DESC}) {
          totalCount
          pageInfo { hasNextPage endCursor }
          nodes {
            id number title url createdAt state
            author @include(if: $withAuthor) { login avatarUrl(size: 64) ... on User { name } }
            labels(first: 5) { nodes { name color } }
            timelineItems(first: 5) { nodes { __typename ... on ClosedEvent { createdAt } } }
            ...Reactions
          }
        }
      }
    }
    fragment Reactions on Reactable { viewerCanReact reactionGroups { content reactors { totalCount } } }
    """

  private static func wideQuery(_ count: Int) -> String {
    let part = (0..<count / 10).map { index in
      """
      r\(index): repository(owner: "o\(index)", name: "n") {
        id name url issues(first: 5, states: OPEN) { totalCount nodes { title number author { login } } }
      }
      """
    }
    return "query Wide { \(part.joined(separator: "\n")) }"
  }

  private static func aliases(_ count: Int) -> String {
    "query Aliases { viewer { \((0..<count).map { "a\($0): login" }.joined(separator: " ")) } }"
  }

  private static func oneAlias(_ count: Int) -> String {
    "query OneAlias { viewer { \(String(repeating: "a: login ", count: count)) } }"
  }

  private static let spreads: String = {
    let names = (0..<100).map { "F\($0)" }
    let spreads = String(repeating: names.map { "...\($0)" }.joined(separator: " ") + " ", count: 100)
    let fragments = names.map { "fragment \($0) on User { login x\($0): name status { emoji message } }" }
    return "query Spreads { viewer { \(spreads) } }\n\(fragments.joined(separator: "\n"))"
  }()

  /// Each fragment spreads the next one twice, so the number of paths doubles with each fragment.
  private static func fan(_ count: Int) -> String {
    let fragments = (0..<count).map { index in
      let next = index == count - 1 ? "id" : "...F\(index + 1)"
      return "fragment F\(index) on Repository { a: parent { \(next) } b: templateRepository { \(next) } }"
    }
    return "query Fan { repository(owner: \"o\", name: \"n\") { ...F0 } }\n\(fragments.joined(separator: "\n"))"
  }

  private static func unknownFields(_ count: Int) -> String {
    "query Unknown { viewer { \((0..<count).map { "lgin\($0)" }.joined(separator: " ")) } }"
  }

  private static func conflicts(_ count: Int) -> String {
    "query Conflicts { viewer { \((0..<count).map { "a: avatarUrl(size: \($0))" }.joined(separator: " ")) } }"
  }
}
