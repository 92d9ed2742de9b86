import ArgumentParser
import Foundation
import InlineGraphQLModels
import InlineGraphQLTesting

@GraphQLSchema(types: .used, models: .all) enum Blog {
  typealias AWSDateTime = String
}

/// Writes and reads a blog without a GraphQL document.
@main
struct BlogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blog",
    abstract: "Writes and reads a blog by requests without documents."
  )

  @Option(help: "The URL of a service with the schema's API to ask over HTTP, instead of the one inside this program.")
  var endpoint: String?

  func run() async throws {
    let client = try client()
    let posts = try await writePosts(client)
    try await changePosts(client, posts)
    try await readComments(client, of: posts[0])
  }

  private func client() throws -> GraphQLClient {
    guard let endpoint else {
      let sdl = String(decoding: PackageResources.Blog_graphqls, as: UTF8.self)
      return GraphQLClient(transport: InProcessTransport(try ExecutableSchema(models: sdl)))
    }
    guard let url = URL(string: endpoint), url.scheme == "http" || url.scheme == "https" else {
      throw ValidationError("'\(endpoint)' is no http or https URL.")
    }
    return GraphQLClient(transport: HTTPTransport(url: url))
  }

  private func writePosts(_ client: GraphQLClient) async throws -> [Blog.Post] {
    var posts: [Blog.Post] = []
    for (number, title) in ["Trees", "Trains", "Rivers"].enumerated() {
      posts.append(try await client.request(.create(Blog.Post(title: title, rating: number + 3, draft: number == 2))))
    }
    let found = try await client.request(
      .list(Blog.Post.self, where: Blog.Post.keys.title.beginsWith("T") && Blog.Post.keys.rating > 3)
    )
    print("Good posts that begin with T:", try await found.fetch().map(\.title))
    return posts
  }

  private func changePosts(_ client: GraphQLClient, _ posts: [Blog.Post]) async throws {
    var post = posts[2]
    post.draft = false
    post = try await client.request(.update(post, where: Blog.Post.keys.draft == true))
    print("\(post.title) is published")
    do {
      _ = try await client.request(.delete(post, where: Blog.Post.keys.draft == true))
    } catch {
      print("\(post.title) is no draft any more, so it is not deleted")
    }
  }

  private func readComments(_ client: GraphQLClient, of post: Blog.Post) async throws {
    for text in ["Tall!", "Green!", "Old!"] {
      _ = try await client.request(.create(Blog.Comment(text: text, post: post)))
    }
    // The loop below loads the comments.
    guard let comments = try await client.request(.get(Blog.Post.self, byId: post.id))?.comments else { return }
    for try await comment in comments { print("\(post.title): \(comment.text)") }
    var page = try await client.request(.list(Blog.Comment.self, limit: 2))
    print("A page:", try await page.fetch().map(\.text))
    page = try await page.getNextPage()
    print("The next page:", try await page.fetch().map(\.text))
    for comment in page { print("\(comment.text) is about \(try await comment.post.require().title)") }
  }
}
