import GraphQLLanguage

/// A query as for an app's start page.
let gitHubQuery = """
  query StartPage($owner: String!, $name: String!, $first: Int = 20, $states: [IssueState!], $order: IssueOrder) {
    viewer { id login name avatarUrl(size: 64) status { message emoji } organizations(first: 5) { nodes { id login } } }
    repository(owner: $owner, name: $name) {
      id nameWithOwner description isPrivate stargazerCount createdAt
      owner { id login avatarUrl }
      primaryLanguage { name color }
      licenseInfo { spdxId name }
      defaultBranchRef { name target { oid } }
      issues(first: $first, states: $states, orderBy: $order) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges {
          cursor
          node {
            id number title state url updatedAt
            author { login avatarUrl }
            labels(first: 10) { nodes { id name color } }
            milestone { title dueOn progressPercentage }
            reactionGroups { content reactors { totalCount } }
            comments(last: 3) { nodes { id bodyText author { login } } }
          }
        }
      }
      pullRequests(last: 10) {
        nodes {
          id number title isDraft mergeable
          headRef { name }
          reviews(last: 2) { nodes { id state submittedAt } }
          commits(last: 1) { nodes { commit { oid messageHeadline statusCheckRollup { state } } } }
        }
      }
      releases(last: 3) { nodes { name tagName publishedAt } }
    }
    rateLimit { remaining resetAt }
  }
  """

/// The objects, interfaces and unions of a schema that a document selects from.
func touchedTypes(by document: Document, in schema: Schema) -> Set<String> {
  var types: Set<String> = []
  func visit(_ selectionSet: SelectionSet, on type: String) {
    types.insert(type)
    for case .field(let field) in selectionSet.selections {
      guard let definition = schema.field(named: field.name.value, on: type) else { continue }
      let fieldType = definition.type.namedType.value
      types.insert(fieldType)
      if let selectionSet = field.selectionSet { visit(selectionSet, on: fieldType) }
    }
  }
  for case .operation(let operation) in document.definitions {
    if let root = schema.rootTypeName(for: operation.kind) { visit(operation.selectionSet, on: root) }
  }
  return types.filter { schema.type(named: $0)?.isComposite == true }
}
