import GraphQLCompiler

/// What the plugin EmbedGraphQLSchema runs before it compiles a target: checks the target's GraphQL and writes what the
/// macros are told.
@main
struct EmbedGraphQLSchema {
  static func main() {
    guard CommandLine.arguments.count == 2, let request = EmbeddingRequest(at: CommandLine.arguments[1]) else {
      print("error: usage: embed-graphql-schema LIST. The plugin EmbedGraphQLSchema runs this tool.")
      exitProcess(64)
    }
    do throws(UnwritableFile) {
      exitProcess(try request.perform() ? 0 : 1)
    } catch {
      print("error: \(error.path) cannot be written")
      exitProcess(73)
    }
  }
}
