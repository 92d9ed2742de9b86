/// Answers one message of the compiler after another until there are no more.
///
/// Ends the process with a sentence on standard error if a message is not one of the compiler's.
package func answerHostMessages() {
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
