import GraphQLCLibrary
import LocalFiles

/// The tool that runs before a target is compiled. It checks the target's GraphQL and writes the embeddings for the
/// macros.
///
/// The article OtherBuildSystems.md describes the command line and the request. Build systems rely on both.
package enum EmbeddingTool {
  /// Runs the tool with the arguments of the program, and ends the program.
  package static func main() -> Never {
    guard CommandLine.arguments.count == 2 else { end("usage: embed-graphql-schema REQUEST", 64) }
    let path = CommandLine.arguments[1]
    guard let text = try? Files.contents(of: path) else { end("\(path) cannot be read", 66) }
    do throws(MalformedRequest) {
      let request = try EmbeddingRequest(text, name: path)
      do throws(UnwritableFile) {
        exit(try EmbeddingJob(request).perform() ? 0 : 1)
      } catch {
        end("\(error.path) cannot be written", 73)
      }
    } catch {
      end(error.description, 64)
    }
  }

  private static func end(_ message: String, _ status: Int32) -> Never {
    print("error: \(message)")
    exit(status)
  }
}
