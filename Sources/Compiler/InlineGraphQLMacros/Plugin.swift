import GraphQLEmbedding
import GraphQLMacroExpansion

/// The program that the compiler starts, without arguments. With one, it is the tool that the build plugin has run on Linux.
@main
enum InlineGraphQLPlugin {
  static func main() {
    if CommandLine.arguments.count > 1 { EmbeddingTool.main() }
    answerHostMessages()
  }
}
