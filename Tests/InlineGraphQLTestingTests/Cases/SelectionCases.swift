extension ExecutionCase {
  /// Fields, aliases, fragments, `@skip` and `@include` (section 6.3).
  static let selection: [ExecutionCase] = [
    ExecutionCase(
      .starWars,
      #"{ hero { id name } }"#,
      response: #"{"data": {"hero": {"id": "2001", "name": "R2-D2"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"{ a: hero { n: name } b: hero { name } a: hero { id } }"#,
      response: #"{"data": {"a": {"n": "R2-D2", "id": "2001"}, "b": {"name": "R2-D2"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name ...F id } } fragment F on Character { friends { name } name }"#,
      response: #"""
        {
          "data": {
            "hero": {"name": "R2-D2", "friends": [{"name": "Luke Skywalker"}, {"name": "Han Solo"}], "id": "2001"}
          }
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      query Q($yes: Boolean = true, $no: Boolean!) { hero { id @skip(if: $yes) name @include(if:
        $no) a: name @skip(if: $no) @include(if: $yes) b: name @skip(if: true) @include(if:
        true) } }
      """#,
      variables: #"{"no": false}"#,
      response: #"{"data": {"hero": {"a": "R2-D2"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"""
      query Q($no: Boolean!) { hero { ...F @include(if: $no) ... @skip(if: $no) { id } ... on
        Droid @include(if: $no) { primaryFunction } } } fragment F on Character { name }
      """#,
      variables: #"{"no": false}"#,
      response: #"{"data": {"hero": {"id": "2001"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { ...F @skip(if: true) ...F } } fragment F on Character { name }"#,
      response: #"{"data": {"hero": {"name": "R2-D2"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { ... { name } ... { ... { id } } } }"#,
      response: #"{"data": {"hero": {"name": "R2-D2", "id": "2001"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { hero { ...A ...B } } fragment A on Character { ...B name } fragment B on Character {
        ...C id } fragment C on Character { appearsIn }
      """#,
      response: #"{"data": {"hero": {"appearsIn": ["NEWHOPE", "EMPIRE"], "id": "2001", "name": "R2-D2"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { human(id: 1000) { friends { name } friends { id ... on Human { homePlanet } } friends {
        friends { name } } } }
      """#,
      response: #"""
        {
          "data": {
            "human": {
              "friends": [
                {
                  "name": "Han Solo",
                  "id": "1002",
                  "homePlanet": null,
                  "friends": [{"name": "Luke Skywalker"}, null, {"name": "R2-D2"}]
                },
                {"name": "R2-D2", "id": "2001", "friends": [{"name": "Luke Skywalker"}, {"name": "Han Solo"}]}
              ]
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ __typename hero { __typename t: __typename } }"#,
      response: #"{"data": {"__typename": "Query", "hero": {"__typename": "Droid", "t": "Droid"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"""
      query Q { human(id: "1000") { height(unit: FOOT) mass starships { length coordinates } } }
      """#,
      response: #"""
        {
          "data": {
            "human": {"height": 1.72, "mass": 77, "starships": [{"length": 12.5, "coordinates": [[1, 2.5], [3, 4]]}]}
          }
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name @skip(if: true) } }"#,
      response: #"{"data": {"hero": {}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { human(id: 1) { friendsConnection(first: 1) { totalCount edges { cursor node { name } }
        pageInfo { startCursor endCursor hasNextPage } } } }
      """#,
      response: #"""
        {
          "data": {
            "human": {
              "friendsConnection": {
                "totalCount": 2,
                "edges": [{"cursor": "a", "node": {"name": "R2-D2"}}, {"cursor": "b", "node": null}, null],
                "pageInfo": {"startCursor": "a", "endCursor": "b", "hasNextPage": false}
              }
            }
          },
          "errors": [
            {
              "message": "Cannot return null for non-nullable field FriendsEdge.cursor.",
              "locations": [{"line": 1, "column": 67}],
              "path": ["human", "friendsConnection", "edges", 2, "cursor"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      mutation M($review: ReviewInput!) { createReview(episode: JEDI, review: $review) { stars
        commentary episode __typename } }
      """#,
      variables: #"{"review": {"stars": 5}}"#,
      response: #"""
        {
          "data": {"createReview": {"stars": 4, "commentary": "Cold", "episode": "EMPIRE", "__typename": "Review"}}
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      mutation { a: createReview(review: {stars: 1}) { stars } b: createReview(review: {stars:
        1}) { commentary } }
      """#,
      response: #"{"data": {"a": {"stars": 4}, "b": {"commentary": "Cold"}}}"#
    ),
    ExecutionCase(
      .starWars,
      #"{ reviews(episode: JEDI) { episode stars commentary } }"#,
      response: #"""
        {
          "data": {
            "reviews": [
              {"episode": "JEDI", "stars": 5, "commentary": "Ewoks!"},
              {"episode": null, "stars": 3, "commentary": null},
              {"episode": null, "stars": 1, "commentary": null}
            ]
          },
          "errors": [
            {
              "message": "Enum \"Episode\" cannot represent value: \"HOLIDAY\"",
              "locations": [{"line": 1, "column": 28}],
              "path": ["reviews", 2, "episode"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"query A { hero { id } } query B { hero { name } }"#,
      operationName: "B",
      response: #"{"data": {"hero": {"name": "R2-D2"}}}"#
    ),
  ]
}
