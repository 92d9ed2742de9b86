#if SQLite && os(Linux)
  import Foundation
  import InlineGraphQL
  import InlineGraphQLSQLite
  import SeededRandomness
  import Testing

  @testable import InlineGraphQLStore

  /// Processes of these tests, which run one test of theirs.
  private enum OtherProcess {
    static let file = ProcessInfo.processInfo.environment["STORE_OF_OTHER_PROCESS"].map { URL(fileURLWithPath: $0) }

    static func start(_ test: String, on file: URL) throws -> (process: Process, output: FileHandle) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", "OtherProcessTests/\(test)"]
      process.environment = ProcessInfo.processInfo.environment.merging(["STORE_OF_OTHER_PROCESS": file.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      return (process, output.fileHandleForReading)
    }

    static func tell(_ text: String) { FileHandle.standardOutput.write(Data("told: \(text)\n".utf8)) }

    /// What a process has told in lines that are whole.
    static func told(_ output: Data) -> [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .filter { $0.hasPrefix("told: ") }.map { String($0.dropFirst(6)) }
    }
  }

  /// A transaction of several records, each of which has its number.
  private enum Numbered {
    static let text = "{counter{__typename id number}twin{__typename id number}node{__typename id number text}}"

    static func request(_ text: String) -> StoreRequest {
      StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    }

    static func text(_ number: Int) -> String { String(repeating: "\(number) ", count: 1 + number * 37 % 400) }

    static func body(_ number: Int) -> String {
      func object(_ id: String, _ more: String = "") -> String {
        #"{"__typename":"Node","id":"\#(id)","number":\#(number)\#(more)}"#
      }
      let node = object("n\(number % 50)", #","text":"\#(text(number))""#)
      return #"{"data":{"counter":\#(object("counter")),"twin":\#(object("twin")),"node":\#(node)}}"#
    }
  }

  @Suite("What other processes do", .enabled(if: OtherProcess.file != nil))
  struct OtherProcessTests {
    @Test func opening() throws {
      do throws(StoreFileError) {
        _ = try GraphQLStore(file: OtherProcess.file!)
        OtherProcess.tell("opened")
      } catch {
        OtherProcess.tell("\(error.reason)")
      }
    }

    @Test(.timeLimit(.minutes(5))) func writing() async throws {
      let store = try GraphQLStore(file: OtherProcess.file!, releasedCapacity: 1)
      let known = try? GraphQLJSONValue(parsing: store.read(Numbered.request("{counter{number}}")).body)
      var number = if case .int(let last)? = known?["data"]?["counter"]?["number"] { last } else { 0 }
      while true {
        number += 1
        try store.write(Data(Numbered.body(number).utf8), to: Numbered.request(Numbered.text))
        if number % 7 == 0 { await store.collect() }
        if number % 3 == 0 {
          try await store.flush()
          OtherProcess.tell("\(number)")
        }
      }
    }
  }

  @Suite("A store among processes", .enabled(if: OtherProcess.file == nil))
  struct ProcessTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    @Test("Two cannot open one file")
    func two() throws {
      let store = try folder.open()
      try withExtendedLifetime(store) {
        let (process, output) = try OtherProcess.start("opening", on: folder.file)
        #expect(OtherProcess.told(output.readDataToEndOfFile()) == ["isInUse"])
        process.waitUntilExit()
      }
    }

    @Test("A process is killed at any moment")
    func killed() async throws {
      let seeds = RandomRuns.seeds(20)
      var random = SeededRandom(seed: seeds.lowerBound)
      var (confirmed, transactions) = (0, 0)
      for kill in 0..<seeds.count {
        let (process, output) = try OtherProcess.start("writing", on: folder.file)
        var told = Data()
        // It is killed some time after its first transactions.
        while OtherProcess.told(told).isEmpty {
          let more = output.availableData
          if more.isEmpty { break }
          told += more
        }
        try await Task.sleep(for: .microseconds(Int.random(in: 0..<60_000, using: &random)))
        Foundation.kill(process.processIdentifier, SIGKILL)
        told += output.readDataToEndOfFile()
        process.waitUntilExit()
        let numbers = OtherProcess.told(told).compactMap { Int($0) }
        #expect(!numbers.isEmpty, "\(kill)")
        confirmed = numbers.last ?? confirmed
        transactions = try check(confirmed: confirmed, kill: kill)
      }
      #expect(folder.replacements == 0)
      print(
        "\(seeds.count) processes were killed. \(transactions) transactions are there, \(confirmed) of them were confirmed."
      )
    }

    /// Reads all that killed processes have written. Returns the number of the last transaction.
    private func check(confirmed: Int, kill: Int) throws -> Int {
      let store = try folder.open()
      let stored = try store.read(Numbered.request(Numbered.text))
      #expect(stored.missing.isEmpty, "\(kill)")
      let data = try GraphQLJSONValue(parsing: stored.body)["data"]
      guard case .int(let last)? = data?["counter"]?["number"] else {
        Issue.record("\(kill): There is no counter")
        return 0
      }
      #expect(last >= confirmed, "\(kill)")
      // All of a transaction is there, or nothing.
      #expect(String(decoding: stored.body, as: UTF8.self) == Numbered.body(last), "\(kill)")
      store.update { records in
        for number in max(1, last - 49)...last {
          let node = records.get("Node", id: "n\(number % 50)")
          #expect(node?.getValue("number") == .int(number), "\(kill)")
          #expect(node?.getValue("text") == .string(Numbered.text(number)), "\(kill)")
        }
      }
      return last
    }
  }
#endif
