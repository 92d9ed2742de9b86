import GraphQLMacroExpansion

/// The program that the compiler starts.
@main
enum InlineGraphQLPlugin {
  static func main() { answerHostMessages() }
}
