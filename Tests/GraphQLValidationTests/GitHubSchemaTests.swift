import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite(.enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"))
struct GitHubSchemaTests {
  private func schema() throws -> Schema {
    try Schema(sdl: SchemaFixture.shared("GitHub.graphqls"))
  }

  @Test("A query of everyday use is valid against GitHub's schema")
  func valid() throws {
    let text = """
      query Repository($owner: String!, $name: String!, $first: Int = 10, $states: [IssueState!]) {
        repository(owner: $owner, name: $name) {
          id name description url isPrivate stargazerCount
          owner { login avatarUrl(size: 40) }
          issues(first: $first, states: $states, orderBy: {field: CREATED_AT, direction: DESC}) {
            totalCount
            pageInfo { hasNextPage endCursor }
            nodes { ...IssueRow }
          }
        }
      }
      fragment IssueRow on Issue { id title number author { login } labels(first: 3) { nodes { name color } } }
      """
    let result = validate(try Document(parsing: Source(text)), schema: try schema(), fragments: [:])
    guard case .valid(let document, let warnings) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(document.document.definitions.count == 2)
    #expect(warnings.isEmpty)
  }

  @Test("Mistakes against GitHub's schema")
  func invalid() throws {
    let source = Source(
      """
      query Q($login: ID) {
        repositoryOwner(login: $login) { repositoris { totalCount } }
        node { id }
        viewer { ... on Issue { id } repositories(frist: 1, privacy: SECRET) { totalCount } }
      }
      """
    )
    let errors = specificationErrors(in: try Document(parsing: source), schema: try schema())
    #expect(
      errors.map { $0.line(in: source) } == [
        #"1:9 2:26 Variable "$login" of type "ID" used in position expecting type "String!"."#,
        #"2:36 Cannot query field "repositoris" on type "RepositoryOwner". Did you mean "repositories" or "repository"?"#,
        #"3:3 Field "node" argument "id" of type "ID!" is required, but it was not provided."#,
        #"4:12 Fragment cannot be spread here as objects of type "User" can never be of type "Issue"."#,
        #"4:45 Unknown argument "frist" on field "User.repositories". Did you mean "first" or "last"?"#,
        #"4:64 Value "SECRET" does not exist in "RepositoryPrivacy" enum."#,
      ]
    )
  }
}
