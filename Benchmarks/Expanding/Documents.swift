/// A query of 30 fields against the Star Wars schema.
func starWarsQuery(_ name: String) -> String {
  """
    query \(name)($episode: Episode!, $first: Int) {
      hero(episode: $episode) {
        id name appearsIn
        friends { id name appearsIn }
        friendsConnection(first: $first) {
          totalCount
          edges { cursor node { id name } }
          pageInfo { startCursor endCursor hasNextPage }
        }
      }
      reviews(episode: $episode) { episode stars commentary }
      human(id: "1000") {
        name homePlanet height
        starships { id name length }
      }
    }
  """
}

/// A query of 30 fields against GitHub's schema.
func gitHubQuery(_ name: String) -> String {
  """
    query \(name)($owner: String!, $name: String!, $first: Int!) {
      repository(owner: $owner, name: $name) {
        id name description url stargazerCount forkCount isPrivate createdAt
        primaryLanguage { name color }
        defaultBranchRef { name prefix }
        licenseInfo { name }
        issues(first: $first, states: [OPEN]) {
          totalCount
          nodes { number title state createdAt author { login avatarUrl } }
          pageInfo { endCursor hasNextPage }
        }
        releases(first: $first) { nodes { tagName name } }
      }
    }
  """
}
