import GraphQLCLibrary
import LocalFiles

/// The tool that the plugin EmbedGraphQLSchema runs before a target is compiled. It checks the target's GraphQL and
/// writes the embeddings for the macros.
@main
struct EmbedGraphQLSchema {
  static func main() {
    guard CommandLine.arguments.count == 2, let request = EmbeddingJob(at: CommandLine.arguments[1]) else {
      print("error: usage: embed-graphql-schema LIST. The plugin EmbedGraphQLSchema runs this tool.")
      exit(64)
    }
    do throws(UnwritableFile) {
      exit(try request.perform() ? 0 : 1)
    } catch {
      print("error: \(error.path) cannot be written")
      exit(73)
    }
  }
}
