/// The program that the compiler starts. It answers one message after another until there are no more.
@main
enum InlineGraphQLPlugin {
  static func main() {
    do throws(ConnectionError) {
      let connection = try HostConnection()
      while let text = try connection.receive() {
        let message = try HostMessage(text)
        try connection.send(message.answer())
      }
    } catch {
      HostConnection.exit(because: error)
    }
  }
}
