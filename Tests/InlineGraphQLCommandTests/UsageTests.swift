#if os(macOS) || os(Linux)
  import Testing

  @Suite("How inline-graphql is called", .serialized)
  struct UsageTests {
    private static let files = ["s.graphqls": "type Query { a: Int }", "-a.graphql": "{ a }", "a.graphql": "{ b }"]

    @Test(
      "values follow an option or its equals sign, the last one counts, and behind -- there are no options",
      arguments: [
        ["validate", "--schema", "s.graphqls", "--", "-a.graphql"],
        ["validate", "--schema=s.graphqls", "--", "-a.graphql"],
        ["validate", "--schema", "missing.graphqls", "--schema", "s.graphqls", "--", "-a.graphql"],
        ["validate", "--max-errors=1", "--schema", "s.graphqls", "--format=text", "--", "-a.graphql"],
      ]
    )
    func options(_ arguments: [String]) throws {
      #expect(try Command(files: Self.files).run(arguments) == .init(status: 0, output: "", errors: ""))
    }

    @Test("options may stand behind positional arguments, and a hyphen alone is one")
    func order() throws {
      let command = try Command(files: Self.files)
      let outcome = try command.run(["validate", "-", "a.graphql", "--schema", "s.graphqls"], input: "{ a }")
      #expect(
        outcome.headlines.output
          == "a.graphql:1:3: error: Cannot query field \"b\" on type \"Query\". Did you mean \"a\"?\n"
      )
    }

    @Test(
      "what is misspelt is told with what it may be, and how the command is called",
      arguments: [
        (["validate", "--shema", "s.graphqls"], "Unknown option '--shema'. Did you mean \"--schema\" or \"--help\"?"),
        (["validate", "-x", "a.graphql"], "Unknown option '-x'."),
        (["validate", "--batch=yes"], "'--batch' takes no value"),
        (["schema", "print", "s.graphqls", "t.graphqls"], "Unexpected argument 't.graphqls'"),
        (["check", ".", "Other"], "Unexpected argument 'Other'"),
        (["chek"], "Unexpected argument 'chek'. Did you mean \"check\"?"),
        (["schema", "difference"], "Unexpected argument 'difference'."),
        (["validate", "--schema"], "Missing value for '--schema <file>'"),
        (["validate", "--schema", "--batch"], "Missing value for '--schema <file>'"),
        (
          ["persist", "--format", "xml"],
          "The value 'xml' is invalid for '--format <format>'. Please provide one of 'apollo', 'relay' and 'files'."
        ),
        (["persist", "-o"], "Missing value for '-o, --output <path>'"),
        (["validate", "--max-errors", "many", "a.graphql"], "The value 'many' is invalid for '--max-errors <number>'"),
      ]
    )
    func misspelt(arguments: [String], message: String) throws {
      let outcome = try Command(files: Self.files).run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output == "")
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0] == "Error: \(message)")
      #expect(lines[1].hasPrefix("Usage: inline-graphql"))
    }

    @Test("each command has a help of at most 80 columns, which names all that it takes")
    func help() throws {
      let command = try Command()
      let paths = [
        ["check"], ["validate"], ["expand"], ["format"], ["persist"], ["agents"], ["schema", "validate"],
        ["schema", "print"],
        ["schema", "diff"],
        ["schema", "download"], ["store", "dump"],
      ]
      for path in paths {
        let outcome = try command.run(path + ["--help"])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(try command.run(["help"] + path) == outcome)
        #expect(try command.run(path + ["x", "--unknown", "-h"]) == outcome)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE: ") }, "\(path)")
        let usage = try #require(lines.first { $0.hasPrefix("USAGE: inline-graphql " + path.joined(separator: " ")) })
        for argument in usage.matches(of: #/<[^>]+>/#) {
          #expect(outcome.output.ranges(of: argument.output).count > 1, "\(argument.output)")
        }
      }
      for group in [[], ["schema"], ["store"]] {
        let outcome = try command.run(group)
        #expect(outcome.status == 0 && outcome.output.contains("SUBCOMMANDS:"))
        #expect(try command.run(group + ["--help"]) == outcome)
      }
    }
  }
#endif
