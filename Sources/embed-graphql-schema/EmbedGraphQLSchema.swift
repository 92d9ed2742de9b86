import LocalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the plugin EmbedGraphQLSchema runs before it compiles a target: checks the target's GraphQL and writes what the
/// macros are told.
@main
struct EmbedGraphQLSchema {
  static func main() {
    guard CommandLine.arguments.count == 2, let request = EmbeddingRequest(at: CommandLine.arguments[1]) else {
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
