#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  // What needs a service is in Tests/Integration/download.
  @Suite("inline-graphql schema download", .serialized)
  struct SchemaDownloadTests {
    @Test(
      "a misspelt command has status 64 and says what is missing",
      arguments: [
        (["https://example.com"], "-o"),
        (["-o", "s.graphqls"], "url"),
        (["example.com", "-o", "s.graphqls"], "That is not the address of a service"),
        (["ftp://example.com", "-o", "s.graphqls"], "is not the address of a service"),
        (["https://example.com", "-o", "s.txt"], "\"s.txt\" has no known extension"),
        (["https://example.com", "-o", "s.graphqls", "--header", "X"], "--header number 1 is not a header"),
        (
          ["https://example.com", "-o", "s.graphqls", "--header", "A: 1", "--header", "X Y: 1"], "--header number 2 is"
        ),
        (["https://example.com", "-o", "s.graphqls", "--header", "X: 1\r\nY: 2"], "is not a header"),
        (["https://example.com", "-o", "s.graphqls", "--header", "X: 1\nY: 2"], "is not a header"),
        (["https://example.com", "-o", "s.graphqls", "--header", "X\nY: 2"], "is not a header"),
        (["https://example.com", "-o", "s.graphqls", "--header", "X\r\nY: 2"], "is not a header"),
        (
          ["https://example.com", "-o", "s.graphqls", "--header", "A: ${NO_SUCH_TOKEN}"],
          "--header number 1 needs the environment variable \"NO_SUCH_TOKEN\""
        ),
        (["https://example.com", "-o", "-", "--check"], "name the file to compare with"),
      ]
    )
    func usage(arguments: [String], word: String) throws {
      let command = try Command()
      let outcome = try command.run(["schema", "download"] + arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(word))
    }

    @Test("a service that is not there is told from one that answers, and the file is not touched")
    func unreachable() throws {
      let command = try Command(files: ["s.graphqls": "type Query { a: Int }"])
      // Nothing listens on the port that is reserved for multiplexing.
      let url = "http://me:secret@127.0.0.1:1/graphql?token=secret"
      let outcome = try command.run("schema", "download", url, "-o", "s.graphqls")
      #expect(outcome.status == 1)
      #expect(!outcome.errors.contains("secret"))
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("error: cannot reach http://127.0.0.1:1/graphql?…: "))
      #expect(try command.run("schema", "print", "s.graphqls").output == "type Query {\n  a: Int\n}\n")
    }

    @Test("the help says what the statuses mean")
    func help() throws {
      let outcome = try Command().run("schema", "download", "--help")
      #expect(outcome.status == 0)
      for status in ["0", "1", "64", "73"] { #expect(outcome.output.contains(status)) }
    }
  }
#endif
