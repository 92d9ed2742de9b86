/// The skill that tells coding assistants how to use the library: a Markdown file with a description of when to read it.
enum Skill {
  /// The folder that the file is in, and its name.
  static let path = "inline-graphql/SKILL.md"

  /// The contents of the file: the article for coding assistants, without what only DocC reads.
  static var text: String {
    let article = String(decoding: PackageResources.ForCodingAssistants_md, as: UTF8.self)
    let comment = #/(?s)<!--.*?-->\n*/#
    let symbol = #/``([\w\/():]+)``/#
    return frontMatter
      + article.replacing(comment, with: "")
      .replacing(symbol) { "`\($0.1.replacing("/", with: "."))`" }
  }

  private static let frontMatter = """
    ---
    name: inline-graphql
    description: "Write GraphQL queries, mutations, subscriptions and fragments in Swift with the package InlineGraphQL, and mend its build \
    errors. Use it when a Swift file has #graphql, @GraphQLOperation, @GraphQLFragment or @GraphQLSchema, or when a Swift app needs data \
    of a GraphQL service."
    ---


    """
}
